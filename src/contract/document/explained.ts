import type { SourceRule } from '../remarks/index.ts';
import type { Picoseconds } from '../units.ts';
import type { Described, PostDating, PseudoCodeLine } from './described.ts';

/** What explains itself outside of ports: how a window moves, what is around it, sources, end systems, hops, nodes. */
export const EXPLAINED_KINDS = ['congestion', 'transport', 'source', 'rates', 'credit', 'node'] as const;
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];

/** How the window of a TCP sender moves; the first stands for none: before it opens, and without TCP. */
export const TCP_PHASES = ['', 'slowStart', 'avoidance', 'recovery', 'followed'] as const;
export type TcpPhase = (typeof TCP_PHASES)[number];

/**
 * What the state of a run shows a VC do at an instant, with the number that goes with it.
 * Rate source: `spaced`, picoseconds until its next cell; `begins`; `forwardDue`, cells until the next forward RM cell;
 * `dataLeft`; `forwardLeft`, CCR in cells/s. Destination: `bitKept`, the EFCI bit. TCP: `opens`; `ipWaits`; `windowFull`
 * and `transfers`, bytes on the way; `pauses`; `ackWaits`. Other sources: `unitDue`, picoseconds until the next unit;
 * `burst`, `silence`; `after`, nothing more; `byRate`, `byCredit`, `byLink`. Calls: `carried`, `freeLine`, `noneFree`. Router:
 * `assembles`, cells of a frame so far; `gap`; `queued`, frames; `outputFull`, frames; `onward`.
 */
export type LiveStateId =
  | 'spaced'
  | 'begins'
  | 'forwardDue'
  | 'dataLeft'
  | 'forwardLeft'
  | 'bitKept'
  | 'opens'
  | 'ipWaits'
  | 'windowFull'
  | 'transfers'
  | 'pauses'
  | 'ackWaits'
  | 'unitDue'
  | 'burst'
  | 'silence'
  | 'after'
  | 'byRate'
  | 'byCredit'
  | 'byLink'
  | 'carried'
  | 'freeLine'
  | 'noneFree'
  | 'assembles'
  | 'gap'
  | 'queued'
  | 'outputFull'
  | 'onward';

/**
 * What a record shows a VC do, and a line of pseudo-code says. `growth`: slow start or congestion avoidance; `loss`: a fast
 * retransmit; `waits`: only the timer can go on; `followed`: the window follows a rate; rules of sources by their names.
 */
export type HighlightId =
  | Exclude<TcpPhase, ''>
  | 'growth'
  | 'loss'
  | 'duplicate'
  | 'partial'
  | 'recovered'
  | 'echo'
  | 'timeout'
  | 'waits'
  | SourceRule
  | 'outOfRate'
  | 'turned'
  | 'turnMarked'
  | 'turnLowered'
  | 'mayLeave'
  | 'blocked'
  | 'longQueue'
  | 'shortQueue'
  | LiveStateId;

export interface ExplainedLine extends PseudoCodeLine {
  /** The line is highlighted while this is the last thing that happened. */
  readonly sign?: HighlightId;
}

/** A mechanism of senders, sources or nodes. Its parameters are keys of documents. */
export interface ExplainedInfo extends Described, PostDating {
  readonly kind: ExplainedKind;
  /** `Reno`. */
  readonly short: string;
  readonly pseudoCode: readonly ExplainedLine[];
  /** What it reads of a document: `tcp.minRtoMs`; of a VC's source `source.fileBytes`. */
  readonly keys: readonly string[];
}

/** What a VC does at an instant, according to a line of pseudo-code. */
export interface LiveState {
  readonly sign: LiveStateId;
  /** In the unit of its sign (`LiveStateId`); NaN: there is no number. */
  readonly value: number;
  /** When it happened; null: it is the case at this instant. */
  readonly time: Picoseconds | null;
}

/** Answer to `acts`: those of a VC where its run is, the most important first; none for a VC that is not there. */
export interface LiveStatesReport {
  readonly type: 'acts';
  readonly id: number;
  readonly vc: number;
  readonly time: Picoseconds;
  readonly states: readonly LiveState[];
}
