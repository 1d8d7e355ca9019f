import type { PlacesPicture } from '../../../lessons/pictures/places.ts';

/** Cells that each sender has in the buffer, that of the first sender first. */
export type HeldCells = readonly number[];

/** What became of a packet. */
export interface Arrival {
  readonly held: HeldCells;
  /** Cells of it that found a place; the packet is lost with the first that finds none. */
  readonly placed: number;
}

const sum = (values: HeldCells): number => values.reduce((all, value) => all + value, 0);

/** Places that no cell has. */
export const freeIn = ({ capacity }: PlacesPicture, held: HeldCells): number => capacity - sum(held);

/**
 * Cells arrive of one sender: each takes a place where one is free and the sender has less than its limit.
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

/** A packet arrives of each sender but the one in front, in their order. @returns how many are whole, too */
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

/** The sender in front has sent its window, the others nothing. */
export function heldAtFirst(picture: PlacesPicture, limit: number): HeldCells {
  const none = Array<number>(picture.senders).fill(0);
  return acceptCells(picture, none, picture.front, picture.window, limit).held;
}

/** Packets that are whole in the buffer under a limit. */
export const packetsUnder = ({ perPacket }: PlacesPicture, limit: number): number =>
  Math.floor(limit / perPacket);
