import type {
  AbrDocument,
  ArrivalsDocument,
  BitsPerSecond,
  Bytes,
  Cells,
  CreditDocument,
  ParameterValues,
  Picoseconds,
  PortState,
  ScenarioDocument,
  SourceDocument,
  TcpDocument,
  TieRule,
  VcState,
} from '../../contract/index.ts';

/** A checked scenario with every default filled in and every quantity in engine units. */
export interface CompleteScenario {
  /** The original document. */
  readonly document: ScenarioDocument;
  readonly nodes: readonly CompleteNode[];
  /** Directed: each duplex link of the document gives two, `a>b` then `b>a`. */
  readonly links: readonly CompleteLink[];
  /** Every output port of every switch, in the order of `links`. */
  readonly ports: readonly CompletePort[];
  readonly vcs: readonly CompleteVc[];
  readonly arrivals: readonly ArrivalsDocument[];
  /** Parameter values of a policy at every port that runs it, by policy id. */
  readonly presets: Readonly<Record<string, ParameterValues>>;
  readonly overheadBytes: Bytes;
  readonly durationPs: Picoseconds;
  readonly fromPs: Picoseconds;
  readonly toPs: Picoseconds;
  readonly ties: TieRule;
  readonly seed: number;
  /** Id of the shown port. */
  readonly shownPort: string;
}

export interface CompleteNode {
  readonly id: string;
  readonly kind: 'host' | 'switch' | 'router';
  /** Per output of a router; 0 or undefined = no limit. */
  readonly bufferPackets?: number;
  /** For a switch: it cuts the control loops of ABR VCs (VS/VD). */
  readonly segments?: boolean;
}

export interface CompleteLink {
  /** `S2>S3` */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'atm' | 'ethernet';
  readonly rate: BitsPerSecond;
  /** Size of a unit, in which slots and rates are counted: a cell. Frames of an Ethernet link have lengths of their own. */
  readonly unitBytes: Bytes;
  readonly delayPs: Picoseconds;
  /** Largest extra delay of a cell, below one cell time. */
  readonly cdvPs: Picoseconds;
  /** Loss probabilities, in the order of `LOSS_KEYS`. */
  readonly odds: readonly number[];
  readonly losses: readonly CompleteLoss[];
}

/** The k-th cell or frame of a direction (data of VC i: 2i; its ACKs: 2i + 1; VCs from 0), counted from 1. */
export interface CompleteLoss {
  readonly direction: number;
  readonly unit: 'cell' | 'frame';
  readonly at: number;
}

/** State of a port, with the id of its link and all parameters of its mechanisms. */
export type CompletePort = PortState;

export interface CompleteVc {
  readonly id: number;
  /** Name in the document; null: shown by its number. */
  readonly name: string | null;
  readonly path: readonly string[];
  readonly source: SourceDocument;
  /** For a single cell, its payload. */
  readonly packetBytes: Bytes;
  /** Headers of TCP and IP; 0 without TCP. */
  readonly headerBytes: Bytes;
  /** Cells of a data frame. */
  readonly frameCells: Cells;
  /** 0 = no limit. */
  readonly ipPacketsPerSecond: number;
  /** Longest additional delay of a packet by IP. */
  readonly ipJitterPs: Picoseconds;
  /** Group whose results are summed: the one in the document, else the entry node of the VC. */
  readonly group: string;
  /** Null: to be computed. */
  readonly idealMbps: number | null;
  /** Cells per second; 0 = the rate of the link. */
  readonly peakCellRate: number;
  readonly startFromPs: Picoseconds;
  readonly startToPs: Picoseconds;
  /** Properties of the VC that ports use. */
  readonly state: VcState;
  readonly tcp: TcpDocument;
  /** Rate control with all values; null for a VC without it. */
  readonly abr: AbrDocument | null;
  /** Credit-based flow control with all values; null for a VC without it. */
  readonly credit: CreditDocument | null;
}
