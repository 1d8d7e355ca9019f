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
  /** The document as it was given. */
  readonly document: ScenarioDocument;
  readonly nodes: readonly CompleteNode[];
  /** Directed: each duplex link of the document gives two, `a>b` then `b>a`. */
  readonly links: readonly CompleteLink[];
  /** Every output port of every switch, in the order of `links`. */
  readonly ports: readonly CompletePort[];
  readonly vcs: readonly CompleteVc[];
  readonly arrivals: readonly ArrivalsDocument[];
  /** Parameter values a policy takes wherever it runs. */
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
  /** Of each output of a router; 0 or nothing = no limit. */
  readonly bufferPackets?: number;
  /** Of a switch: it cuts the control loops of ABR VCs. */
  readonly segments?: boolean;
}

export interface CompleteLink {
  /** `S2>S3` */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'atm' | 'ethernet';
  readonly rate: BitsPerSecond;
  /** Of a unit, by which slots and rates are counted: a cell. Frames of an Ethernet link have lengths of their own. */
  readonly unitBytes: Bytes;
  readonly delayPs: Picoseconds;
  /** Largest extra delay of a cell, below one cell time. */
  readonly cdvPs: Picoseconds;
  /** Probabilities of losses, in the order of `LOSS_KEYS`. */
  readonly odds: readonly number[];
  readonly losses: readonly CompleteLoss[];
}

/** The k-th cell or frame of a direction (data of VC i: 2i; its ACKs: 2i + 1; VCs from 0), counted from 1. */
export interface CompleteLoss {
  readonly direction: number;
  readonly unit: 'cell' | 'frame';
  readonly at: number;
}

/** With the id of its link and every parameter of its mechanisms. */
export type CompletePort = PortState;

export interface CompleteVc {
  readonly id: number;
  /** As the document calls it; null: by its number. */
  readonly name: string | null;
  readonly path: readonly string[];
  readonly source: SourceDocument;
  /** Of a single cell its payload. */
  readonly packetBytes: Bytes;
  /** Of TCP and IP; 0 without TCP. */
  readonly headerBytes: Bytes;
  /** Of a data frame. */
  readonly frameCells: Cells;
  /** 0 = no limit. */
  readonly ipPacketsPerSecond: number;
  /** Longest extra service of a packet. */
  readonly ipJitterPs: Picoseconds;
  /** Whose results are summed up together: as the document calls them, else the node that the VC enters by. */
  readonly group: string;
  /** null: to be worked out. */
  readonly idealMbps: number | null;
  /** Cells per second; 0 = the rate of the link. */
  readonly peakCellRate: number;
  readonly startFromPs: Picoseconds;
  readonly startToPs: Picoseconds;
  /** What ports know of it. */
  readonly state: VcState;
  readonly tcp: TcpDocument;
  /** Every value filled in; null for a VC without rate control. */
  readonly abr: AbrDocument | null;
  /** The same; null for a VC without credit. */
  readonly credit: CreditDocument | null;
}
