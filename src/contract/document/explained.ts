import type { SourceRule } from '../remarks/index.ts';
import type { Picoseconds } from '../units.ts';
import type { Described, PostDating, PseudoCodeLine } from './described.ts';

/** Kinds of mechanisms outside ports that have pseudo-code: congestion control, transport, sources, rate control, credit, nodes. */
export const EXPLAINED_KINDS = ['congestion', 'transport', 'source', 'rates', 'credit', 'node'] as const;
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];

/** Phases of the window of a TCP sender; '' before the connection opens, and without TCP. */
export const TCP_PHASES = ['', 'slowStart', 'avoidance', 'recovery', 'followed'] as const;
export type TcpPhase = (typeof TCP_PHASES)[number];

/**
 * State of a VC at an instant, with the number that goes with it.
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
 * Events and states that highlight a line of pseudo-code. `growth`: slow start or congestion avoidance; `loss`: a fast
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
  /** Event or state that highlights the line, while it is the latest. */
  readonly sign?: HighlightId;
}

/** A mechanism of senders, sources or nodes. Its parameters are keys of documents. */
export interface ExplainedInfo extends Described, PostDating {
  readonly kind: ExplainedKind;
  /** `Reno`. */
  readonly short: string;
  readonly pseudoCode: readonly ExplainedLine[];
  /** Keys of a document that it reads: `tcp.minRtoMs`; for the source of a VC `source.fileBytes`. */
  readonly keys: readonly string[];
}

/** State of a VC at an instant, according to a line of pseudo-code. */
export interface LiveState {
  readonly sign: LiveStateId;
  /** In the unit of its sign (`LiveStateId`); NaN without a number. */
  readonly value: number;
  /** Time of the event; null for a state at this instant. */
  readonly time: Picoseconds | null;
}

/** Answer to `acts`: states of a VC at the time its run has reached, the most important first; empty for an unknown VC. */
export interface LiveStatesReport {
  readonly type: 'acts';
  readonly id: number;
  readonly vc: number;
  readonly time: Picoseconds;
  readonly states: readonly LiveState[];
}
