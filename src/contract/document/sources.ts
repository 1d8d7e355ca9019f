/**
 * What sends into a VC. Sources without TCP send units: AAL5 frames of `packetBytes`, or single cells
 * where it is left out, which count as frames of one cell. Rates are in cells in either case.
 */
export type SourceDocument =
  | GreedyTcpDocument
  | FileTcpDocument
  | PoissonDocument
  | DeterministicDocument
  | OnOffDocument
  | VbrDocument
  | ScriptedDocument
  | GreedyDocument;

export type SourceKind = SourceDocument['kind'];

/** What every source may have. */
export interface SourceCommon {
  /** Start time, or a uniform range drawn from the seed. */
  readonly startMs?: number | { readonly from: number; readonly to: number };
  /** Cells leave the host at most at this rate, cells/s; left out: at the rate of the link. */
  readonly peakCellRate?: number;
}

interface TcpSourceDocument extends SourceCommon {
  /** Application bytes in each packet. */
  readonly packetBytes: number;
  /** IP service at the source host; 0 = no limit. */
  readonly ipPacketsPerSecond?: number;
  /** IP keeps each packet up to so much longer, microseconds, by a uniform draw; packets keep their order. */
  readonly ipJitterUs?: number;
}

/** Always a packet to send. */
export interface GreedyTcpDocument extends TcpSourceDocument {
  readonly kind: 'greedy-tcp';
}

/** Files one after the other, each on a connection of its own. */
export interface FileTcpDocument extends TcpSourceDocument {
  readonly kind: 'file-tcp';
  readonly fileBytes: number;
  /** 0 = one after the other for ever. */
  readonly files?: number;
  /** From the last acknowledgement of a file to the start of the next one. */
  readonly pauseMs?: number;
  /** `exponential`: `fileBytes` and `pauseMs` are means. */
  readonly sizes?: Lengths;
  readonly pauses?: Lengths;
}

interface UnitSourceDocument extends SourceCommon {
  /** Bytes handed to AAL5 in each frame; left out: single cells. */
  readonly packetBytes?: number;
}

/** Whether a length is always the same, or a mean. */
export type Lengths = 'fixed' | 'exponential';

/** Exponential times between units. */
export interface PoissonDocument extends UnitSourceDocument {
  readonly kind: 'poisson';
  /** Mean. */
  readonly cellsPerSecond: number;
}

/** Equal times between units. */
export interface DeterministicDocument extends UnitSourceDocument {
  readonly kind: 'deterministic';
  readonly cellsPerSecond: number;
  /** Share of a period between the start and the first unit, 0 to 1. */
  readonly phase?: number;
}

/** Bursts at a constant rate and silences, in turn; a burst comes first. */
export interface OnOffDocument extends UnitSourceDocument {
  readonly kind: 'on-off';
  /** In a burst. */
  readonly cellsPerSecond: number;
  readonly burstMs: number;
  readonly silenceMs: number;
  /** Default `exponential`: the lengths are means. */
  readonly lengths?: Lengths;
}

/** Rates that follow each other in turn, for ever. */
export interface VbrDocument extends UnitSourceDocument {
  readonly kind: 'vbr';
  readonly levels: readonly { readonly cellsPerSecond: number; readonly ms: number }[];
  /** Default `fixed`. */
  readonly lengths?: Lengths;
  /** Times between units of a level. Default `regular`. */
  readonly spacing?: 'regular' | 'poisson';
}

/** Units at given times after the start. */
export interface ScriptedDocument extends UnitSourceDocument {
  readonly kind: 'scripted';
  /** Ascending; a time may be there twice. */
  readonly times: readonly number[];
  /** Of `times`: microseconds, or cell times of the source's link. Default `us`. */
  readonly unit?: 'us' | 'slots';
}

/** Always a unit to send: needs rate control (`abr`) or a peak cell rate. */
export interface GreedyDocument extends UnitSourceDocument {
  readonly kind: 'greedy';
}
