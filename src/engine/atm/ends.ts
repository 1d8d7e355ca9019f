import type { Probes } from '../sim/probes.ts';
import type { Registered } from '../sim/state.ts';
import type { Endpoint } from './endSystem.ts';
import type { Flow } from './flow.ts';
import type { SourceProbe } from './sourceProbe.ts';

/** The sending end of a VC, with its counters. */
export interface Sender extends Endpoint, Registered {
  readonly data: Flow;
  readonly acks: Flow;
  /** Cells of a full data frame. */
  readonly segmentCells: number;
  readonly packetsSent: number;
  readonly retransmits: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Number of times that an ECN echo reduced the window. */
  readonly ecnReductions: number;
  /** Components that register its state. */
  readonly components: readonly Registered[];
  /** Whether it has something to send, now or as soon as it is allowed to. */
  readonly active: boolean;
  readonly probes: Probes<SourceProbe>;
  startAt(time: number): void;
}

/** The receiving end of a VC, with its counters. */
export interface FlowReceiver extends Endpoint, Registered {
  /** The flow that ends here. */
  readonly data: Flow;
  /** Packets that arrived for the first time, and again; cells of the latter. */
  readonly packets: number;
  readonly duplicates: number;
  readonly duplicateCells: number;
  readonly components: readonly Registered[];
}
