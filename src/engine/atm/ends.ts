import type { Probes } from '../sim/probes.ts';
import type { Registered } from '../sim/state.ts';
import type { Endpoint } from './endSystem.ts';
import type { Flow } from './flow.ts';
import type { SourceProbe } from './sourceProbe.ts';

/** What makes the traffic of a VC, with the counters of a session. */
export interface Sender extends Endpoint, Registered {
  readonly data: Flow;
  readonly acks: Flow;
  /** Cells of a full data frame. */
  readonly segmentCells: number;
  readonly packetsSent: number;
  readonly retransmits: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Times that an echoed mark shrank the window (ECN). */
  readonly ecnReductions: number;
  /** Its parts with state of their own. */
  readonly components: readonly Registered[];
  /** It has something to send, now or as soon as it may. */
  readonly active: boolean;
  readonly probes: Probes<SourceProbe>;
  startAt(time: number): void;
}

/** Where it ends. */
export interface FlowReceiver extends Endpoint, Registered {
  /** The flow that ends here. */
  readonly data: Flow;
  /** Arrived for the first time, and again; cells of the latter. */
  readonly packets: number;
  readonly duplicates: number;
  readonly duplicateCells: number;
  readonly components: readonly Registered[];
}
