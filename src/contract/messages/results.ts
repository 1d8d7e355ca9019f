import type { PoolResult } from '../document/calls.ts';
import type { ServiceClass } from '../document/scenario.ts';
import type { SourceKind } from '../document/sources.ts';
import type { Seconds } from '../units.ts';
import type { RunNote } from './notes.ts';

/** All figures over the part of the measured window [fromS, toS) that the run has reached. Keys: docs/reference/cli.md. */
export interface RunResults {
  readonly scenario: string;
  readonly seed: number;
  readonly window: { readonly fromS: Seconds; readonly toS: Seconds };
  readonly whole: WholeResult;
  readonly sessions: readonly SessionResult[];
  /** In the order of their first sessions. */
  readonly groups: readonly GroupResult[];
  /** One per pool of `arrivals`. */
  readonly pools: readonly PoolResult[];
  readonly ports: readonly PortResult[];
  readonly links: readonly LinkResult[];
  /** VCs between two routers; empty if there are none. */
  readonly mergedVcs: readonly MergedVcResult[];
  readonly routers: readonly RouterResult[];
  /** Notes on figures that follow from a setting whose effect its author may not expect. */
  readonly notes: readonly RunNote[];
  /** 16 hexadecimal digits; equal digests mean equal runs. */
  readonly digest: string;
  /** Cell hops since time zero: a cell put on a link is one hop. */
  readonly hops: number;
}

export interface WholeResult {
  /** Packets delivered to their destination, without duplicates. */
  readonly packets: number;
  /** Packets the link of the shown port could carry in the window. */
  readonly maximumPackets: number;
  /**
   * Packets of the sessions that cross the shown port, over maximumPackets, 0 to 1; by cells if packet sizes differ. Limited
   * to 1, as all shares are: packets under way at the start of the window could exceed it.
   */
  readonly effectiveThroughput: number;
  /** Application bits of those packets over the payload capacity of that link's cells, 0 to 1. */
  readonly efficiency: number;
  /** 100 x mean goodput of the sessions over their mean ideal goodput; may exceed 100 for some of them. */
  readonly normalizedGoodput: number;
  /** Jain's index over the packets of the sessions, 1/n to 1. */
  readonly jain: number;
  /** 100 minus the coefficient of variation of the goodputs in percent: at most 100. */
  readonly fairness: number;
  /** Data cells lost anywhere over data cells sent, 0 to 1. */
  readonly cellLossRatio: number;
  /** Data packets that lost a cell, or were joined to one that lost its last cell, over data packets sent, 0 to 1. */
  readonly packetLossRatio: number;
  /** Cells lost over packets that lost a cell: at least 1, NaN without any. Packets only joined to a damaged one do not count. */
  readonly cellsLostPerLostPacket: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Number of window reductions by an ECN echo; 0 without ECN. */
  readonly ecnReductions: number;
  /** Mean window just before a timeout, bytes; NaN without one. */
  readonly windowBeforeTimeoutBytes: number;
  /** Mean delay of all packets, from the source's access link to the destination. */
  readonly delayMeanMs: number;
  /** Mean pairwise correlation of the windows, -1/(n-1) to 1; NaN with fewer than two sessions. */
  readonly synchronization: number;
}

export interface SessionResult {
  readonly vc: number;
  readonly source: SourceKind;
  /** Data cells sent by the source, and data cells that reached the destination, of complete frames or not. */
  readonly cellsSent: number;
  readonly cellsDelivered: number;
  readonly packets: number;
  readonly goodputMbps: number;
  /** Its max-min fair share of the links, as application bits, or the value in the scenario. */
  readonly idealMbps: number;
  /**
   * Due of the session relative to the others: its weight under a weighted scheduler at the shown port, else its minimum share
   * of the buffer, else under rate control its ideal; 1 where all are due the same.
   */
  readonly weight: number;
  /** 100 x goodput over ideal. */
  readonly normalizedGoodput: number;
  /** Files that were completely acknowledged; null for other sources. */
  readonly files: FileFigures | null;
  readonly duplicates: number;
  readonly packetsSent: number;
  readonly retransmits: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Number of window reductions by an ECN echo; 0 without ECN. */
  readonly ecnReductions: number;
  /** Data cells refused by ports or lost on links; the latter alone. */
  readonly cellsLost: number;
  readonly cellsLostOnLinks: number;
  /** Part of `cellsLost` that waited at a port and was pushed out for another VC. */
  readonly cellsPushedOut: number;
  readonly packetsLost: number;
  /** Data cells lost over sent, data packets lost over sent, 0 to 1. */
  readonly cellLossRatio: number;
  readonly packetLossRatio: number;
  readonly deadCells: number;
  /** Data cells that reached the destination with EFCI set. */
  readonly cellsMarked: number;
  /** NaN without TCP. */
  readonly meanCwndBytes: number;
  /** Mean window just before its timeouts; NaN without one. */
  readonly windowBeforeTimeoutBytes: number;
  /** Mean of the round-trip times that its TCP measured; NaN without any. */
  readonly meanRoundTripMs: number;
  /** Delay of complete packets, from the access link of the source on. */
  readonly delay: DelayFigures;
  /** Waits at the switch ports along the path of the data, in order. */
  readonly waits: readonly SwitchWait[];
  /** Null without rate control. */
  readonly abr: AbrFigures | null;
}

/** Sessions with the same `group` in the document; without it, those with the same entry node. */
export interface GroupResult {
  readonly group: string;
  readonly vcs: readonly number[];
  /** Sum over its sessions. */
  readonly goodputMbps: number;
  readonly idealMbps: number;
  /** Share of the goodput of all sessions of the run, 0 to 1. */
  readonly goodputShare: number;
  /** 100 x mean goodput of its sessions over their mean ideal goodput; may exceed 100. */
  readonly normalizedGoodput: number;
  /** 100 minus the coefficient of variation of the goodputs in percent: at most 100. */
  readonly fairness: number;
  /** The same over VCs: sessions that routers merge into one VC count as one source. */
  readonly vcFairness: number;
}

/** Results of the rate control of a VC. Rates are cells per second. */
export interface AbrFigures {
  /**
   * Max-min fair share of the link capacity that sources without rate control leave on its path, RM cells included; at most PCR and
   * `receiverRate`. NaN if the source itself asks for less.
   */
  readonly fairCellRate: number;
  /**
   * Mean and standard deviation of the allowed cell rate over time, from the last start (if in the window) to the first end of a
   * session active then; its maximum over the whole window, within 0.8 % where branches are compared from a later time on.
   */
  readonly acrMean: number;
  readonly acrSd: number;
  readonly acrMax: number;
  /** Whether its share is defined: all VCs have started, and it is no pool of calls. */
  readonly judged: boolean;
  /** Overshoot of the highest rate in that time above `fairCellRate`, as a share of it; 0 if none, NaN before and in pools. */
  readonly overshoot: number;
  /**
   * Time from the last start of a VC with a fair share, or from a later change of a setting, until the allowed cell rate stays within
   * 5 % of `fairCellRate`, scaled by the sum of what all were allowed; NaN if it does not settle.
   */
  readonly settlingS: number;
  /** Forward RM cells sent; of these, returned ones and lost ones; for a cut loop, on its first segment. */
  readonly rmSent: number;
  readonly rmReturned: number;
  readonly rmLost: number;
  /** Frames and cells for which the source's buffer before the rate control had no place. */
  readonly refusedFrames: number;
  readonly refusedCells: number;
  /** Most cells that waited there since time zero; 0 for a source that makes cells only when it may send them. */
  readonly waitingMax: number;
}

/** Transfer times of files, from the opening of a connection to the last acknowledgement. */
export interface FileFigures {
  readonly count: number;
  readonly meanS: number;
  readonly timesS: readonly number[];
}

export interface DelayFigures {
  readonly packets: number;
  readonly meanMs: number;
  /** Quantiles, within 6.3 %. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** At most 6.3 % too large. */
  readonly maxMs: number;
  /** Ascending; bins without packets are left out. */
  readonly histogram: readonly DelayBin[];
}

export interface DelayBin {
  readonly fromMs: number;
  readonly toMs: number;
  readonly packets: number;
}

/** Waiting time of the data cells of a VC at a port, until they begin to leave. */
export interface SwitchWait {
  readonly port: string;
  /** Cells accepted by the port. */
  readonly cells: number;
  readonly meanMs: number;
}

export interface PortResult {
  readonly port: string;
  readonly policy: string;
  /** Including the places of VCs with credit. */
  readonly bufferCells: number;
  readonly offered: number;
  readonly accepted: number;
  readonly dropped: number;
  /** Cells accepted, and later pushed out for another VC. */
  readonly pushedOut: number;
  /** Acknowledgement cells in `dropped` and `pushedOut`; they have no event, mark or sound. */
  readonly ackCellsLost: number;
  /** Dropped and pushed-out cells over offered ones, acknowledgements included. */
  readonly cellLossRatio: number;
  /** Data frames whose last cell arrived here; those that lost their first cell here; lost over arrived, 0 to 1. */
  readonly frames: number;
  readonly framesLost: number;
  readonly packetLossRatio: number;
  /** Time-weighted over waiting cells, without the one on the wire. */
  readonly queueMean: number;
  readonly queueMax: number;
  readonly queueP50: number;
  readonly queueP95: number;
  readonly queueP99: number;
  /** Mean and maximum as shares of the buffer. */
  readonly occupancyMean: number;
  readonly occupancyMax: number;
  /** Shares of the time with 0 to 5 %, 5 to 10 % ... 95 % and more of the buffer in use. */
  readonly occupancyHistogram: readonly number[];
  /** Share of the time with no cell waiting. */
  readonly emptyShare: number;
  /** Share of the time with at least 95 % of the buffer in use. */
  readonly fullShare: number;
  readonly epochs: number;
  /** Mean number of sessions hit in an epoch; NaN without one. */
  readonly hitPerEpoch: number;
  readonly epochMs: number;
  /** RM cells that were refused or discarded; `dropped` and `pushedOut` do not count them. */
  readonly rmLost: number;
  /** Results by class in falling priority, if VCs of several service classes cross the port; else empty. */
  readonly classes: readonly ClassResult[];
}

/** The VCs of a service class at a port, both directions. */
export interface ClassResult {
  readonly serviceClass: ServiceClass;
  /** Size of its own buffer, cells; null where the classes share one. */
  readonly bufferCells: number | null;
  readonly policy: string;
  /** Cells offered, and cells dropped or pushed out; `offered` includes accepted RM cells. */
  readonly offered: number;
  readonly lost: number;
  readonly cellLossRatio: number;
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
  /** Packets forwarded, and packets discarded for lack of a free place. */
  readonly packets: number;
  readonly discarded: number;
}

/** Use of the cell slots of a link; the shares sum to 1. */
export interface Ledger {
  readonly useful: number;
  readonly dead: number;
  readonly duplicate: number;
  /** RM cells of both directions. */
  readonly rm: number;
  /** Credit cells. */
  readonly credit: number;
  readonly idle: number;
}

export interface LinkResult {
  readonly link: string;
  /** Frames on packet links: each counts as one cell there, also if lost. */
  readonly cells: number;
  /** Cells lost by the link (included in `cells`), and their VCs, data and ACKs together. */
  readonly cellsLost: number;
  readonly lossesByVc: readonly { readonly vc: number; readonly cells: number }[];
  readonly utilization: number;
  /** Cells of packets delivered for the first time, as a share of the cell slots, 0 to 1. */
  readonly goodputUtilization: number;
  /** Only for links that leave a switch. */
  readonly ledger: Ledger | null;
}
