import type { MarkReader } from './marks.ts';

/** Listens to events of a run as a whole; each member is optional. */
export interface RunProbe {
  /** All nodes have run up to the same time. */
  onBarrier?(): void;
  /** The run has been restored to another time. */
  onSeek?(): void;
  /** An edit has changed settings of ports, VCs or rate control. */
  onSettings?(): void;
  /** Reads counters during the run. */
  readonly marks?: MarkReader;
}
