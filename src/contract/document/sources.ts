/**
 * Traffic source of a VC. Sources without TCP send units: AAL5 frames of `packetBytes`, or single cells where it is left out,
 * which count as frames of one cell. Rates are in cells in either case.
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

/** Keys that every source may have. */
export interface SourceCommon {
  /** Start time, or a uniform range drawn from the seed. */
  readonly startMs?: number | { readonly from: number; readonly to: number };
  /** Limit on the rate at which cells leave the host, cells/s; left out: the rate of the link. */
  readonly peakCellRate?: number;
}

interface TcpSourceDocument extends SourceCommon {
  /** Application bytes in each packet. */
  readonly packetBytes: number;
  /** Service rate of IP at the source host; 0 = no limit. */
  readonly ipPacketsPerSecond?: number;
  /** IP delays each packet by a uniform draw of up to this time, microseconds; packets keep their order. */
  readonly ipJitterUs?: number;
}

/** Always a packet to send. */
export interface GreedyTcpDocument extends TcpSourceDocument {
  readonly kind: 'greedy-tcp';
}

/** Files one after the other, each on a new connection. */
export interface FileTcpDocument extends TcpSourceDocument {
  readonly kind: 'file-tcp';
  readonly fileBytes: number;
  /** Number of files; 0 = no end. */
  readonly files?: number;
  /** Pause from the last acknowledgement of a file to the start of the next one. */
  readonly pauseMs?: number;
  /** `exponential`: `fileBytes` and `pauseMs` are means. */
  readonly sizes?: Lengths;
  readonly pauses?: Lengths;
}

interface UnitSourceDocument extends SourceCommon {
  /** Bytes handed to AAL5 in each frame; left out: single cells. */
  readonly packetBytes?: number;
}

/** Whether lengths are constant or exponentially distributed. */
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
  /** Rate in a burst. */
  readonly cellsPerSecond: number;
  readonly burstMs: number;
  readonly silenceMs: number;
  /** Default `exponential`: the lengths are means. */
  readonly lengths?: Lengths;
}

/** Rates that follow each other cyclically. */
export interface VbrDocument extends UnitSourceDocument {
  readonly kind: 'vbr';
  readonly levels: readonly { readonly cellsPerSecond: number; readonly ms: number }[];
  /** Default `fixed`. */
  readonly lengths?: Lengths;
  /** Times between units of a level. Default `regular`. */
  readonly spacing?: 'regular' | 'poisson';
}

/** Units at listed times after the start. */
export interface ScriptedDocument extends UnitSourceDocument {
  readonly kind: 'scripted';
  /** Ascending; a time may occur twice. */
  readonly times: readonly number[];
  /** Unit of `times`: microseconds, or cell times of the source's link. Default `us`. */
  readonly unit?: 'us' | 'slots';
}

/** Always a unit to send: needs rate control (`abr`) or a peak cell rate. */
export interface GreedyDocument extends UnitSourceDocument {
  readonly kind: 'greedy';
}
