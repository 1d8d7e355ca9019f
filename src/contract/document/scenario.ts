import type { AbrDocument } from './abr.ts';
import type { ArrivalsDocument } from './calls.ts';
import type { CreditDocument } from './credit.ts';
import type { OutcomeDocument } from './outcome.ts';
import type { ParameterValue, ParameterValues } from './parameters.ts';
import type { SourceDocument } from './sources.ts';
import type { AnsweredQuestion, TeacherNote } from './teaching.ts';

/** Range of seeds: 32-bit unsigned integers. Links, files, boxes and the command line refuse others. */
export const SEEDS = { min: 0, max: 4_294_967_295 } as const;
/** Largest number of VCs of a network. */
export const MOST_VCS = 1_000;
/** Range of the size of a buffer, cells. */
export const BUFFER_CELLS = { min: 1, max: 1_000_000 } as const;
/** Range of the buffer of a port in a document, cells; 0 = no buffer. */
export const PORT_CELLS = { ...BUFFER_CELLS, min: 0 } as const;

/**
 * A scenario document: everything a run needs apart from the seed and the edits.
 * The published JSON Schema is `public/schema/scenario.v1.schema.json`; `docs/reference/scenarios.md`
 * explains each key. All optional keys are filled in by `normalizeScenario` (engine).
 */
export interface ScenarioDocument {
  readonly $schema?: string;
  /** In version 2 `ties` is `drawn` unless the document says otherwise; nothing else differs. */
  readonly version: 1 | 2;
  /** Lower-case letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  /** One line under the title: network, sessions, packets. */
  readonly subtitle?: string;
  readonly description?: string;
  /** Paper and section, for example `Cheon & Panwar 1997, section 2`. */
  readonly source?: string;
  readonly nodes: readonly NodeDocument[];
  readonly links: readonly LinkDocument[];
  readonly vcs: readonly VcDocument[];
  /** VCs in a pool carry calls; the others send from their start on. */
  readonly arrivals?: readonly ArrivalsDocument[];
  readonly aal5?: { readonly overheadBytes: number };
  /** Output ports of switches: `default`, or `S2>S3` for the port of S2 towards S3. Left out: defaults everywhere. */
  readonly ports?: Readonly<Record<string, PortDocument>>;
  /** Cell losses on links, by direction: `S1>S2`. A direction without an entry loses nothing. */
  readonly impairments?: Readonly<Record<string, ImpairmentDocument>>;
  /** Parameter values a policy takes wherever it runs, by policy id. */
  readonly policies?: Readonly<Record<string, ParameterValues>>;
  /** Parameters of every TCP connection; a VC may override them. */
  readonly tcp?: Partial<TcpDocument>;
  /** Rate control of every VC that has it; a VC may override the values. */
  readonly abr?: Partial<AbrDocument>;
  /** Credit-based flow control of every VC that has it; a VC may override the values. */
  readonly credit?: Partial<CreditDocument>;
  readonly run: { readonly durationS: number };
  /** Statistics are taken from `fromS` to `toS` (default: the whole run). */
  readonly measure?: { readonly fromS: number; readonly toS?: number };
  /** Order of cells that reach a switch at the same picosecond. Default `drawn`; in documents of version 1 `link`. */
  readonly ties?: TieRule;
  readonly seed?: number;
  readonly stage?: StageDocument;
}

/**
 * `link`: by link, in the order of the document. `shuffled`: by link, in an order drawn once for the run. `drawn`: drawn
 * at each tie.
 */
export const TIE_RULES = ['link', 'shuffled', 'drawn'] as const;
export type TieRule = (typeof TIE_RULES)[number];

export interface NodeDocument {
  readonly id: string;
  /** A router reassembles frames and passes them on whole: between two of them VCs are merged into one. */
  readonly kind: 'host' | 'switch' | 'router';
  /** Places for waiting frames at each output of a router; 0 = no limit. */
  readonly bufferPackets?: number;
  /** For a switch: it ends the control loop of every ABR VC that passes, and begins a new one (VS/VD). */
  readonly segments?: boolean;
}

/** A full-duplex link. */
export interface LinkDocument {
  readonly a: string;
  readonly b: string;
  /** `atm` (default) carries cells; `ethernet`, between hosts and routers, whole frames. */
  readonly kind?: 'atm' | 'ethernet';
  readonly rateMbps: number;
  /** Rate from b to a, where it differs. */
  readonly backRateMbps?: number;
  readonly delayMs: number;
  /**
   * Cell delay variation, microseconds: each cell is late by a uniform draw of 0 to `cdvUs`, in order.
   * Without any, two links of one rate stay locked in phase for ever. At most one cell time.
   */
  readonly cdvUs?: number;
}

export interface ImpairmentDocument {
  /** Loss probability of each cell independently, drawn from a stream of the seed, link and direction; 0 to 1. */
  readonly lossProbability?: number;
  /** Loss probability of each frame independently, with all its cells; one draw per frame on the link. 0 to 1. */
  readonly frameLossProbability?: number;
  /** Losses in bursts. */
  readonly burst?: BurstDocument;
  readonly losses?: readonly LossDocument[];
}

/**
 * Gilbert (1960) and Elliott (1963): a two-state Markov chain, initially good. Each cell is lost with the probability of the
 * current state; after it the state may change. The bad state meets a share goodToBad / (goodToBad + badToGood) of all cells, in
 * runs of 1 / badToGood cells on average.
 */
export interface BurstDocument {
  /** Default 0. */
  readonly goodToBad?: number;
  /** Default 1. */
  readonly badToGood?: number;
  /** Probability of a loss while good. Default 0. */
  readonly lossGood?: number;
  /** Probability of a loss while bad. Default 1. */
  readonly lossBad?: number;
}

/** Probabilities of a direction's losses, as paths name them: `impairments.S1>S2.burst.goodToBad`. */
export const LOSS_KEYS = [
  'lossProbability',
  'frameLossProbability',
  'burst.goodToBad',
  'burst.badToGood',
  'burst.lossGood',
  'burst.lossBad',
] as const;
export type LossKey = (typeof LOSS_KEYS)[number];

/** A loss at a chosen place: exactly one of `cell` and `frame`, counted from 1 as they come over the link. */
export interface LossDocument {
  readonly vc: number;
  /** Default `data`. */
  readonly of?: 'data' | 'acks';
  readonly cell?: number;
  /** Every cell of this frame. */
  readonly frame?: number;
}

export interface PortDocument {
  /** Places for waiting cells; the cell on the wire holds none. */
  readonly bufferCells?: number;
  readonly policy?: string;
  readonly params?: ParameterValues;
  /** Id of the scheduler, which selects the queue served next; its parameters. */
  readonly scheduler?: string;
  readonly schedulerParams?: ParameterValues;
  /** Id of the buffer allocation among VCs; its parameters. */
  readonly allocation?: string;
  readonly allocationParams?: ParameterValues;
  /** Id of the rate algorithm that gives feedback to ABR sources; its parameters. */
  readonly algorithm?: string;
  readonly algorithmParams?: ParameterValues;
  /**
   * `perClass`: a buffer for each service class; `shared`: one for all. Default: `perClass` where VCs of several
   * classes cross the port.
   */
  readonly buffers?: 'shared' | 'perClass';
  /** Values of each class that differ from those of the port, where each class has a buffer of its own. */
  readonly classes?: Readonly<Partial<Record<ServiceClass, ClassDocument>>>;
}

/** The buffer of a service class at a port. Values left out are those of the port. */
export interface ClassDocument {
  /** `unlimited`: as many places as a buffer can have. */
  readonly bufferCells?: number | 'unlimited';
  readonly policy?: string;
  readonly params?: ParameterValues;
}

/** In falling priority. */
export const SERVICE_CLASSES = ['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'] as const;
export type ServiceClass = (typeof SERVICE_CLASSES)[number];
/** Names of the service classes in print. */
export const CLASS_NAMES: Readonly<Record<ServiceClass, string>> = {
  cbr: 'CBR',
  'rt-vbr': 'rt-VBR',
  'nrt-vbr': 'nrt-VBR',
  abr: 'ABR',
  ubr: 'UBR',
};

/** Shares of a port's buffer, 0 to 1: the guaranteed minimum of a VC, and its maximum. */
export interface ShareDocument {
  readonly min?: number;
  readonly max?: number;
}

export interface VcDocument {
  /** Consecutive numbers from 1. */
  readonly id: number;
  /** Shown instead of `VC 3`: `3h1`. */
  readonly name?: string;
  /** Node ids from source host to destination host; acknowledgements of TCP return the same way. */
  readonly path: readonly string[];
  readonly source: SourceDocument;
  /** Name of a group of sessions whose results are summed. Default: the node at which the VC enters the network. */
  readonly group?: string;
  /** Goodput that counts as 100 for this VC, Mb/s of application bits. Default: its max-min fair share. */
  readonly idealMbps?: number;
  /** For schedulers and buffer allocations that distinguish VCs; the same for both directions. */
  readonly serviceClass?: ServiceClass;
  readonly weight?: number;
  /** Overrides the shares of the port. */
  readonly share?: ShareDocument;
  readonly tcp?: Partial<TcpDocument>;
  /** Its source sends at the rate the network allows; `{}` for the values of the document. */
  readonly abr?: Partial<AbrDocument>;
  /** Credit-based flow control, `{}` for the values of the document; without it a VC has none. */
  readonly credit?: Partial<CreditDocument>;
}

export interface TcpDocument {
  /** Congestion control: `tahoe`, `reno`, ... as the catalogue lists them. */
  readonly congestionControl: string;
  readonly headerBytes: number;
  readonly windowBytes: number;
  readonly initialWindowSegments: number;
  /** 0 = the first slow start is limited by the window only. */
  readonly initialSsthreshBytes: number;
  /** The additive term `seg/divisor` of 4.3-Reno's congestion avoidance; 0 = none. */
  readonly growthDivisor: number;
  readonly dupAckThreshold: number;
  readonly minRtoMs: number;
  readonly maxRtoMs: number;
  readonly initialRtoMs: number;
  /** `rfc793`: 2 x smoothed RTT. `jacobson`: SRTT + 4 x RTTVAR. */
  readonly rtoEstimator: 'rfc793' | 'jacobson';
  /** Weight of a new sample in the smoothed RTT and in its mean deviation (Jacobson 1988: 1/8 and 1/4). */
  readonly rttGain: number;
  readonly rttDeviationGain: number;
  /** The timeout doubles at every expiry for the same segment. */
  readonly rtoBackoff: boolean;
  readonly ackEvery: number;
  readonly delayedAckMs: number;
  /** `coarse`: timeouts and delayed ACKs happen at ticks of the host's slow and fast timer, as in BSD. */
  readonly timers: 'ideal' | 'coarse';
  readonly slowTickMs: number;
  readonly fastTickMs: number;
  /** RFC 1323: windows above 65,535 bytes. */
  readonly windowScaling: boolean;
  /** RFC 1323: 12 bytes in every segment and acknowledgement; every acknowledgement of new data is a sample. */
  readonly timestamps: boolean;
  /** Three-way handshake before the first segment. */
  readonly handshake: boolean;
  /** RFC 896: a short segment waits until all before it is acknowledged. */
  readonly nagle: boolean;
  /** RFC 1122: no segment is cut short by the window. */
  readonly swsAvoidance: boolean;
  /** RFC 3042: the first two duplicate ACKs let one new segment out each. */
  readonly limitedTransmit: boolean;
  /** RFC 3168: EFCI of a frame becomes CE in its IP header, and the sender answers the echo once per window. */
  readonly ecn: boolean;
  /** Segments acknowledged at once. `fills-delayed`: those out of order or duplicate, but not one that fills a gap. */
  readonly ackOutOfOrder: 'immediate' | 'fills-delayed' | 'delayed';
  /** Slow start also at cwnd = ssthresh, or only below it. RFC 5681, section 3.1, leaves this open. */
  readonly slowStartAtSsthresh: boolean;
  /** The acknowledgement that ends recovery also opens the window by one step, as in Net/3. */
  readonly growthAfterRecovery: boolean;
  /** RFC 3465: most segments by which one ACK opens the window in slow start. 0 = no counting of bytes. */
  readonly byteCountingLimit: number;
}

/** The opening view of the page. Nothing here changes a result. */
export interface StageDocument {
  /** `S2>S3`: the port whose buffer, queue and ledger are shown. */
  readonly port?: string;
  readonly startS?: number;
  /** `overflow 2 -25ms`: before the n-th congestion epoch of the shown port. Wins over `startS`. */
  readonly startAt?: { readonly epoch: number; readonly offsetMs: number };
  /** Visible time range at the start, seconds. */
  readonly viewS?: readonly [number, number];
  /** Simulated milliseconds per second of wall clock. */
  readonly msPerSecond?: number;
  readonly hook?: string;
  readonly ask?: readonly (string | AnsweredQuestion)[];
  readonly knob?: SceneControlDocument;
  /** Default: by the kind of sources (`outcomeOf`). */
  readonly outcome?: OutcomeDocument;
  readonly byHand?: ByHandDocument;
  /** For the teacher: use of the scene in a class. */
  readonly note?: string | TeacherNote;
  /** Positions of switches and routers in the drawing, by id. If any is missing: layers along the VCs. */
  readonly places?: Readonly<Record<string, PlaceDocument>>;
}

/** A constant-rate sender whose rate the reader sets by hand, and the source to compare it with. */
export interface ByHandDocument {
  /** Id of its VC. */
  readonly vc: number;
  /** Source of the run that the reader's result is compared with. */
  readonly baseline: SourceDocument;
}

/** Columns along the paths of the cells, rows across them; from 0, in steps of a half. */
export interface PlaceDocument {
  readonly column: number;
  readonly row: number;
}

/** The setting that a scene is about, as a question with a few answers in plain words. */
export interface SceneControlDocument {
  readonly question: string;
  /** Path that the answers set, unless they have their own: `policy`, `buffer`, `allocation.max`, `abr.rif`. */
  readonly path: string;
  /** Answers with one path exclude each other; an answer that is alone on its path is on or off. */
  readonly answers: readonly SceneControlAnswer[];
}

export interface SceneControlAnswer {
  readonly value: ParameterValue;
  /** Path of its own, also of a value that is fixed at the start of a run: `tcp.growthDivisor`. */
  readonly path?: string;
  /** Label in large letters. Default: the short name of a mechanism, else the value. */
  readonly name?: string;
  /** Explanation of the answer: `any cell, once the buffer is full`. */
  readonly words: string;
}
