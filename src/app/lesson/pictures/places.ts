import type { PlacesPicture } from '../../../lessons/pictures/places.ts';

/** Cells of each sender in the buffer, that of the first sender first. */
export type HeldCells = readonly number[];

/** Outcome of a packet's arrival. */
export interface Arrival {
  readonly held: HeldCells;
  /** Number of its cells that found a place; the packet is lost with the first that finds none. */
  readonly placed: number;
}

const sum = (values: HeldCells): number => values.reduce((all, value) => all + value, 0);

/** Number of free places. */
export const freeIn = ({ capacity }: PlacesPicture, held: HeldCells): number => capacity - sum(held);

/**
 * Cells of one sender arrive: each takes a place if one is free and the sender is below its limit.
 * @param sender from 1
 */
export function acceptCells(
  picture: PlacesPicture,
  held: HeldCells,
  sender: number,
  cells: number,
  limit: number,
): Arrival {
  const own = held[sender - 1] ?? 0;
  const placed = Math.max(0, Math.min(cells, freeIn(picture, held), limit - own));
  return { held: held.map((value, i) => (i === sender - 1 ? value + placed : value)), placed };
}

/** A packet of each sender except the front one arrives, in order. @returns also the number of complete ones */
export function allArrive(
  picture: PlacesPicture,
  before: HeldCells,
  limit: number,
): { readonly held: HeldCells; readonly whole: number } {
  let held = before;
  let whole = 0;
  for (let sender = 1; sender <= picture.senders; sender++) {
    if (sender === picture.front) continue;
    const arrival = acceptCells(picture, held, sender, picture.perPacket, limit);
    held = arrival.held;
    if (arrival.placed === picture.perPacket) whole++;
  }
  return { held, whole };
}

/** The buffer after the front sender has sent its window, and the others nothing. */
export function heldAtFirst(picture: PlacesPicture, limit: number): HeldCells {
  const none = Array<number>(picture.senders).fill(0);
  return acceptCells(picture, none, picture.front, picture.window, limit).held;
}

/** Number of complete packets in the buffer under a limit. */
export const packetsUnder = ({ perPacket }: PlacesPicture, limit: number): number =>
  Math.floor(limit / perPacket);
