import type { Picoseconds } from '../../contract/index.ts';

/** Amount of waiting data, in units, bytes and transmission time. */
export interface Backlog {
  /** Cells, or packets on a packet link. */
  readonly units: number;
  readonly bytes: number;
  /** Time to transmit them. */
  readonly time: Picoseconds;
}

/** The link that transmits the backlog. */
interface Sending {
  readonly unitBytes: number;
  timeOf(bytes: number): Picoseconds;
}

/**
 * The backlog as a policy sees it. Its time is a whole number of cell times, as policies count it, plus the time for the bytes by which
 * units are longer or shorter than cells.
 * @param cellTime transmission time of `unitBytes`, whole picoseconds
 */
export const backlogOf = (link: Sending, cellTime: Picoseconds, units: number, bytes: number): Backlog => ({
  units,
  bytes,
  time: units * cellTime + link.timeOf(bytes - units * link.unitBytes),
});
