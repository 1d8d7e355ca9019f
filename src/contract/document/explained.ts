import type { SourceRule } from '../remarks/index.ts';
import type { Described, PseudoCodeLine, Visiting } from './described.ts';

/** What explains itself outside of ports: how a window moves, what is around it, sources, end systems, hops, nodes. */
export const EXPLAINED_KINDS = ['congestion', 'transport', 'source', 'rates', 'credit', 'node'] as const;
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];

/** How the window of a TCP sender moves; the first stands for none: before it opens, and without TCP. */
export const TCP_PHASES = ['', 'slowStart', 'avoidance', 'recovery', 'followed'] as const;
export type TcpPhase = (typeof TCP_PHASES)[number];

/**
 * What a record shows a VC do, and a line of pseudo-code says. `growth`: slow start or congestion avoidance; `loss`: a fast
 * retransmit; `waits`: only the timer can go on; `followed`: the window follows a rate; rules of sources by their names.
 */
export type Sign =
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
  | 'shortQueue';

export interface ExplainedLine extends PseudoCodeLine {
  /** It is lit while this is the last thing that happened. */
  readonly sign?: Sign;
}

/** A mechanism of senders, sources or nodes. Its parameters are keys of documents. */
export interface ExplainedInfo extends Described, Visiting {
  readonly kind: ExplainedKind;
  /** `Reno`. */
  readonly short: string;
  readonly pseudoCode: readonly ExplainedLine[];
  /** What it reads of a document: `tcp.minRtoMs`; of a VC's source `source.fileBytes`. */
  readonly keys: readonly string[];
}
