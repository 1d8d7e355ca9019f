import type { MarkReader } from './marks.ts';

/** Listens to a run as a whole, by the members that it has. */
export interface RunProbe {
  /** All nodes have run up to the same time. */
  onBarrier?(): void;
  /** The run has been put at another time. */
  onSeek?(): void;
  /** An edit has changed settings of ports, VCs or rate control. */
  onSettings?(): void;
  /** Reads counters while the run goes on. */
  readonly marks?: MarkReader;
}
