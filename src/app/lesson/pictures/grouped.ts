import type { GroupedPicture } from '../../../lessons/pictures/grouped.ts';

/** A loss, counted three ways. */
export interface Counts {
  readonly cells: number;
  readonly packets: number;
  readonly senders: number;
}

/** How as many cells as a sender has here are lost: a few of each packet, all of a packet, or all of one sender. */
export const GROUPINGS = ['spread', 'packets', 'sender'] as const;
type Grouping = (typeof GROUPINGS)[number];

/** Cells count from 0: those of the first packet of the first sender, then those of its second. */
export function countsOf({ packets, cells }: GroupedPicture, lost: ReadonlySet<number>): Counts {
  const kinds = (size: number): number => new Set([...lost].map((cell) => Math.floor(cell / size))).size;
  return { cells: lost.size, packets: kinds(cells), senders: kinds(packets * cells) };
}

/** The same number of lost cells in each grouping. */
export function lossIn(picture: GroupedPicture, grouping: Grouping): ReadonlySet<number> {
  const { packets, cells, spread } = picture;
  const ofSender = packets * cells;
  const all = Array.from({ length: ofSender }, (_, cell) => cell);
  // One packet of each sender is hit: its first, its second, and so on, from sender to sender.
  const runs = (size: number) =>
    all.map((cell) => {
      const sender = Math.floor(cell / size);
      return sender * ofSender + (sender % packets) * cells + (cell % size);
    });
  return new Set({ spread: () => runs(spread), packets: () => runs(cells), sender: () => all }[grouping]());
}
