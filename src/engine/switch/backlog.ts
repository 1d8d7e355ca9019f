import type { Picoseconds } from '../../contract/index.ts';

/** What waits at a port, and how long its transmitter is busy with that and with what it is sending. */
export interface Backlog {
  /** Cells, or packets on a packet link. */
  readonly units: number;
  readonly bytes: number;
  readonly time: Picoseconds;
}
