import type { PoolResult } from '../document/calls.ts';
import type { ServiceClass } from '../document/scenario.ts';
import type { SourceKind } from '../document/sources.ts';
import type { Seconds } from '../units.ts';
import type { RunNote } from './notes.ts';

/** Every figure over the measurement window [fromS, toS) that the run has reached. Keys: docs/reference/cli.md. */
export interface RunResults {
  readonly scenario: string;
  readonly seed: number;
  readonly window: { readonly fromS: Seconds; readonly toS: Seconds };
  readonly whole: WholeResult;
  readonly sessions: readonly SessionResult[];
  /** In the order of their first session. */
  readonly groups: readonly GroupResult[];
  /** One for each pool of `arrivals`. */
  readonly pools: readonly PoolResult[];
  readonly ports: readonly PortResult[];
  readonly links: readonly LinkResult[];
  /** VCs between two routers; empty without any. */
  readonly mergedVcs: readonly MergedVcResult[];
  readonly routers: readonly RouterResult[];
  /** Which of these figures follow from a setting that its author may not expect. */
  readonly notes: readonly RunNote[];
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
  /**
   * Packets of the sessions that cross the shown port, over maximumPackets, 0 to 1; of different sizes by their cells. Where
   * packets under way as the window began make them more, 1. So are all shares.
   */
  readonly effectiveThroughput: number;
  /** Application bits of those packets over what the payloads of that link's cells could carry, 0 to 1. */
  readonly efficiency: number;
  /** 100 x mean goodput of the sessions over their mean ideal goodput; may pass 100 for some of them. */
  readonly normalizedGoodput: number;
  /** Jain's index over the packets of the sessions, 1/n to 1. */
  readonly jain: number;
  /** 100 less the coefficient of variation of the goodputs in percent: at most 100. */
  readonly fairness: number;
  /** Data cells lost anywhere over data cells sent, 0 to 1. */
  readonly cellLossRatio: number;
  /** Data packets that lost a cell, or were glued to one that lost its end, over data packets sent, 0 to 1. */
  readonly packetLossRatio: number;
  /** Cells lost over packets that lost a cell of their own: at least 1, NaN where none did. Packets that were only glued on do not count. */
  readonly cellsLostPerLostPacket: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Times that an echoed mark shrank a window; 0 without ECN. */
  readonly ecnReductions: number;
  /** Mean over the timeouts of the window just before each, bytes; NaN without one. */
  readonly windowBeforeTimeoutBytes: number;
  /** Mean over all packets, from the source's access link to the destination. */
  readonly delayMeanMs: number;
  /** Mean pairwise correlation of the windows, -1/(n-1) to 1; NaN with fewer than two sessions. */
  readonly synchronization: number;
}

export interface SessionResult {
  readonly vc: number;
  readonly source: SourceKind;
  /** Data cells handed over by the source, and arrived at the destination, of whole frames or not. */
  readonly cellsSent: number;
  readonly cellsDelivered: number;
  readonly packets: number;
  readonly goodputMbps: number;
  /** Its max-min fair share of the links, as application bits, or what the scenario gives. */
  readonly idealMbps: number;
  /**
   * What the session is due, against the others: its weight under a scheduler with weights at the shown port, else its least
   * share of the buffer, else under rate control its ideal; 1 where all are due the same.
   */
  readonly weight: number;
  /** 100 x goodput over ideal. */
  readonly normalizedGoodput: number;
  /** Files that were wholly acknowledged; null for other sources. */
  readonly files: FileFigures | null;
  readonly duplicates: number;
  readonly packetsSent: number;
  readonly retransmits: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Times that an echoed mark shrank the window; 0 without ECN. */
  readonly ecnReductions: number;
  /** Data cells refused by ports or lost on links; those of the latter. */
  readonly cellsLost: number;
  readonly cellsLostOnLinks: number;
  /** Those of `cellsLost` that had been waiting at a port and were pushed out for another VC. */
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
  /** Mean over its timeouts of the window just before each; NaN without one. */
  readonly windowBeforeTimeoutBytes: number;
  /** Mean of the round trips that its TCP measured; NaN where it measured none. */
  readonly meanRoundTripMs: number;
  /** Of packets that arrived whole, from being handed to the access link on. */
  readonly delay: DelayFigures;
  /** The switch ports on the way of the data, in their order. */
  readonly waits: readonly SwitchWait[];
  /** Null without rate control. */
  readonly abr: AbrFigures | null;
}

/** Sessions with one `group` in the document; of those without one, all that enter the network at one node. */
export interface GroupResult {
  readonly group: string;
  readonly vcs: readonly number[];
  /** Of all its sessions together. */
  readonly goodputMbps: number;
  readonly idealMbps: number;
  /** Of the goodput of all sessions of the run, 0 to 1. */
  readonly goodputShare: number;
  /** 100 x mean goodput of its sessions over their mean ideal goodput; may exceed 100. */
  readonly normalizedGoodput: number;
  /** 100 less the coefficient of variation of the goodputs in percent: at most 100. */
  readonly fairness: number;
  /** The same over VCs: sessions that routers merge into one VC count as one source. */
  readonly vcFairness: number;
}

/** What the rate control of a VC did. Rates are cells per second. */
export interface AbrFigures {
  /** Max-min fair share of what sources without rate control leave of the links on the way, RM cells included; at most PCR and `receiverRate`. NaN where the source itself asks for less. */
  readonly fairCellRate: number;
  /**
   * Of the allowed cell rate over time, after the last start if the window contains it and up to the first end of a session
   * that went on then; its highest value in the whole window, 0.8 % off at most where branches are compared from a moment on.
   */
  readonly acrMean: number;
  readonly acrSd: number;
  readonly acrMax: number;
  /** Its share is settled: all VCs have started, and it is no pool of calls. */
  readonly judged: boolean;
  /** By what share of `fairCellRate` the highest rate in that time passes it; 0 where it does not, NaN before and in pools. */
  readonly overshoot: number;
  /**
   * From the last start of a VC that shares make room for, or from a later change of a setting, to the moment from which the
   * allowed cell rate stayed within 5 % of `fairCellRate`, scaled by what all of them were allowed together; NaN where it did
   * not come to that.
   */
  readonly settlingS: number;
  /** Forward RM cells sent, and of them those that came back, and that were lost; of a cut loop on its first segment. */
  readonly rmSent: number;
  readonly rmReturned: number;
  readonly rmLost: number;
  /** Frames and cells for which the buffer before the rate control had no place. */
  readonly refusedFrames: number;
  readonly refusedCells: number;
  /** Most cells that waited there since time zero; 0 for a source that makes cells when it may send them. */
  readonly waitingMax: number;
}

/** Times of transfers, from the opening of a connection to the last acknowledgement. */
export interface FileFigures {
  readonly count: number;
  readonly meanS: number;
  readonly timesS: readonly number[];
}

export interface DelayFigures {
  readonly packets: number;
  readonly meanMs: number;
  /** Within 6.3 %. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** At most 6.3 % too long. */
  readonly maxMs: number;
  /** Ascending, without gaps inside a bin; bins without packets are left out. */
  readonly histogram: readonly DelayBin[];
}

export interface DelayBin {
  readonly fromMs: number;
  readonly toMs: number;
  readonly packets: number;
}

/** Queueing of the data cells of a VC at a port: the wait before they begin to leave. */
export interface SwitchWait {
  readonly port: string;
  /** Cells taken into the port. */
  readonly cells: number;
  readonly meanMs: number;
}

export interface PortResult {
  readonly port: string;
  readonly policy: string;
  /** With the places of VCs with credit. */
  readonly bufferCells: number;
  readonly offered: number;
  readonly accepted: number;
  readonly dropped: number;
  /** Accepted, and later pushed out for another VC. */
  readonly pushedOut: number;
  /** Cells of acknowledgements in `dropped` and `pushedOut`; they have no event, mark or sound. */
  readonly ackCellsLost: number;
  /** Dropped and pushed out over offered, those of acknowledgements as well. */
  readonly cellLossRatio: number;
  /** Data frames whose end arrived here; those that lost their first cell here; lost over arrived, 0 to 1. */
  readonly frames: number;
  readonly framesLost: number;
  readonly packetLossRatio: number;
  /** Time-weighted, cells waiting without the one on the wire. */
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
  /** RM cells that found no place or were thrown out; `dropped` and `pushedOut` do not count them. */
  readonly rmLost: number;
  /** Where VCs of several service classes cross the port; else empty. In falling priority. */
  readonly classes: readonly ClassResult[];
}

/** The VCs of a service class at a port, both directions. */
export interface ClassResult {
  readonly serviceClass: ServiceClass;
  /** Of its own buffer; null where the classes share one. */
  readonly bufferCells: number | null;
  readonly policy: string;
  /** Cells that came, and that were dropped or pushed out; RM cells that were taken are among `offered`. */
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
  /** Passed on, and thrown away because no place was free. */
  readonly packets: number;
  readonly discarded: number;
}

/** Where the cell slots of a link went; the shares sum to 1. */
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
  /** On packet links frames: there each counts as one cell, also where it is lost. */
  readonly cells: number;
  /** Cells that the link lost (they are among `cells`), and whose they were: data and ACKs together. */
  readonly cellsLost: number;
  readonly lossesByVc: readonly { readonly vc: number; readonly cells: number }[];
  readonly utilization: number;
  /** Cells of packets delivered for the first time, over the cell slots, 0 to 1. */
  readonly goodputUtilization: number;
  /** Only for links that leave a switch. */
  readonly ledger: Ledger | null;
}
