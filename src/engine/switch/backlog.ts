import type { Picoseconds } from '../../contract/index.ts';

/** What waits. */
export interface Backlog {
  /** Cells, or packets on a packet link. */
  readonly units: number;
  readonly bytes: number;
  /** What the transmitter needs for them. */
  readonly time: Picoseconds;
}

/** What sends them. */
interface Sending {
  readonly unitBytes: number;
  timeOf(bytes: number): Picoseconds;
}

/**
 * What waits, as a policy sees it: the time of cells is a whole number of cell times, as policies count it, and what units are longer or
 * shorter than cells comes on top.
 * @param cellTime of `unitBytes`, whole picoseconds
 */
export const backlogOf = (link: Sending, cellTime: Picoseconds, units: number, bytes: number): Backlog => ({
  units,
  bytes,
  time: units * cellTime + link.timeOf(bytes - units * link.unitBytes),
});
