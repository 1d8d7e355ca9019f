import type { Seconds } from './units.ts';

/** Every figure over the measurement window [fromS, toS) that the run has reached. Keys: docs/cli.md. */
export interface RunResults {
  readonly scenario: string;
  readonly seed: number;
  readonly window: { readonly fromS: Seconds; readonly toS: Seconds };
  readonly whole: WholeResult;
  readonly sessions: readonly SessionResult[];
  readonly ports: readonly PortResult[];
  readonly links: readonly LinkResult[];
  /** VCs between two routers; empty without any. */
  readonly mergedVcs: readonly MergedVcResult[];
  readonly routers: readonly RouterResult[];
  /** 16 hexadecimal digits; equal digests mean equal runs. */
  readonly digest: string;
  /** Cell hops since time zero: a cell put on a link is one hop. */
  readonly hops: number;
}

export interface WholeResult {
  /** Packets that reached their destination, duplicates not counted. */
  readonly packets: number;
  /** Packets the link of the shown port could carry in the window. */
  readonly maximumPackets: number;
  /** Packets of the sessions that cross the shown port, over maximumPackets, 0 to 1. */
  readonly effectiveThroughput: number;
  /** Jain's index over the packets of the sessions, 1/n to 1. */
  readonly jain: number;
  /** Data cells lost anywhere over data cells sent, 0 to 1. */
  readonly cellLossRatio: number;
  /** Data packets that lost a cell, or were glued to one that lost its end, over data packets sent, 0 to 1. */
  readonly packetLossRatio: number;
  /** Cells lost over packets lost. */
  readonly cellsLostPerLostPacket: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Mean pairwise correlation of the windows, -1/(n-1) to 1; NaN with fewer than two sessions. */
  readonly synchronization: number;
}

export interface SessionResult {
  readonly vc: number;
  readonly packets: number;
  readonly goodputMbps: number;
  readonly duplicates: number;
  readonly packetsSent: number;
  readonly retransmits: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Data cells refused by ports or lost on links; those of the latter. */
  readonly cellsLost: number;
  readonly cellsLostOnLinks: number;
  readonly packetsLost: number;
  readonly deadCells: number;
  /** Data cells that reached the destination with EFCI set. */
  readonly cellsMarked: number;
  readonly meanCwndBytes: number;
}

export interface PortResult {
  readonly port: string;
  readonly policy: string;
  readonly bufferCells: number;
  readonly offered: number;
  readonly accepted: number;
  readonly dropped: number;
  readonly cellLossRatio: number;
  /** Time-weighted, cells waiting without the one on the wire. */
  readonly queueMean: number;
  readonly queueMax: number;
  readonly queueP99: number;
  /** Share of the time with no cell waiting. */
  readonly emptyShare: number;
  /** Share of the time with at least 95 % of the buffer in use. */
  readonly fullShare: number;
  readonly epochs: number;
  /** Mean number of sessions hit in an epoch; NaN without one. */
  readonly hitPerEpoch: number;
  readonly epochMs: number;
}

/** One direction of a VC that carries the frames of several sessions, data and acknowledgements. */
export interface MergedVcResult {
  /** `R1>S1>S2>R2` */
  readonly vc: string;
  /** Sessions whose data it carries. */
  readonly sessions: readonly number[];
  readonly cellsSent: number;
  readonly cellsLost: number;
  readonly cellLossRatio: number;
  readonly framesSent: number;
  readonly framesLost: number;
}

/** An output of a router. */
export interface RouterResult {
  /** `R1>S1` */
  readonly output: string;
  /** Passed on, and thrown away because no place was free. */
  readonly packets: number;
  readonly discarded: number;
}

/** Where the cell slots of a link went; the four shares sum to 1. */
export interface Ledger {
  readonly useful: number;
  readonly dead: number;
  readonly duplicate: number;
  readonly idle: number;
}

export interface LinkResult {
  readonly link: string;
  /** On packet links frames: there each counts as one cell, also where it is lost. */
  readonly cells: number;
  /** Cells that the link lost (they are among `cells`), and whose they were: data and ACKs together. */
  readonly cellsLost: number;
  readonly lossesByVc: readonly { readonly vc: number; readonly cells: number }[];
  readonly utilization: number;
  /** Only for links that leave a switch. */
  readonly ledger: Ledger | null;
}
