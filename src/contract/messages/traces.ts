import type { CreditsView } from '../document/credit.ts';
import type { Remark } from '../remarks/index.ts';
import type { Picoseconds } from '../units.ts';
import type { RmCellsView } from './rmCells.ts';

/**
 * A traced value over time, kept as the smallest and largest value of equal time bins: bin i covers [i * binPs, (i + 1) * binPs).
 * Peaks narrower than a bin are merged, not lost.
 */
export interface ChannelInfo {
  /** `queue/S2>S3`, `average/S2>S3`, `cwnd/3`, `ssthresh/3`, `sent/3`, `acked/3`, `acr/3`, `ccr/3`, `arrived/3`, `delivered/3`, `fair/3`; `rate/S2>S3`: what a port would hand out; `class/abr/S2>S3`; `acr/3/S2`, `queue/3/S2`: of the segment that begins at a switch; `credit/3/S2>S3`, `places/3/S2>S3`; `kept/S2>S3/MACR`; `state/3/S2>S3`; `use/carried/S2>S3`: of a kind in `LINK_USES`. */
  readonly id: string;
  /**
   * `average`: of the queue, as computed by its policy; NaN in bins in which no policy keeps one. `fair`: max-min fair share
   * of a VC with rate control; NaN while it has nothing to send. `class-rate`: cells of a service class that began to
   * leave a port with rate control during the bin, RM cells included; known when the bin is complete.
   * `ccr`: value in the last forward RM cell of a VC. `arrived`: data cells of a VC with rate control that arrived
   * at its destination during the bin; known when the bin is complete. `delivered`: application bits of any VC in packets
   * that arrived for the first time, likewise. `segment-acr` and `segment-queue`: allowed rate
   * of a virtual source, and the cells that wait in it. `credit`: cells that a VC may still send on a hop,
   * negative where its share has fallen; `places`: its share of the buffer at the end of the hop, where that changes. `kept`:
   * state of the rate algorithm of a port, sampled every 0.27 ms in which it works; NaN for values it does not keep.
   * `sent`, `acked`: next byte that TCP over a VC with rate control sends, reduced to the end of each retransmitted
   * segment, and the oldest byte not acknowledged.
   * `link-use`: cells of a link by kind (`LINK_USES`), counted during the bin; known when the bin is complete.
   * `state`: state of a VC in the algorithm, as an index of `ALGORITHM_STATES`, sampled likewise; NaN for a VC without one.
   */
  readonly quantity:
    | 'queue'
    | 'average'
    | 'cwnd'
    | 'ssthresh'
    | 'sent'
    | 'acked'
    | 'acr'
    | 'ccr'
    | 'arrived'
    | 'delivered'
    | 'link-use'
    | 'fair'
    | 'rate'
    | 'class-rate'
    | 'segment-acr'
    | 'segment-queue'
    | 'credit'
    | 'places'
    | 'kept'
    | 'state';
  readonly unit: 'cells' | 'bytes' | 'cells/s' | 'bit/s' | 'VCs' | 'ms' | '';
  /** VC id for per-session channels, port for queues, averages and rates; a hop of a VC has both. */
  readonly vc: number | null;
  readonly port: string | null;
  readonly binPs: Picoseconds;
}

/**
 * States of VCs in rate algorithms, by their numbers in traces; 0 for none. The others are in pairs, of which an algorithm
 * uses one: the even number of a pair is for VCs that determine the rates of others.
 */
export const ALGORITHM_STATES = ['', 'satisfied', 'bottlenecked', 'silent', 'active', '', 'largest'] as const;

export type AlgorithmState = (typeof ALGORITHM_STATES)[number];

/**
 * Kinds counted by `use/...` channels of a link. `carried`: cells that began to leave its port, exact: the other slots are idle.
 * RM and credit cells are among them, and are also known at once. The kinds of the others are counted when known, at the
 * destination or where they are lost, and add up to `carried` in the end: the n-th cell known is about the n-th carried.
 */
export const LINK_USES = ['carried', 'useful', 'dead', 'duplicate', 'rm', 'credit'] as const;
export type LinkUse = (typeof LINK_USES)[number];

/** Channels that count during their bins: they have a value when a bin is complete, and none at an instant. */
export const COUNTED: readonly string[] = [
  'class-rate',
  'delivered',
  'arrived',
  'link-use',
] satisfies ChannelInfo['quantity'][];

/** New bins of one channel, from `firstBin` on; the last one may still be growing. */
export interface ChannelColumns {
  readonly channel: number;
  readonly firstBin: number;
  readonly min: Float32Array;
  readonly max: Float32Array;
}

/** Codes of events. */
export const EventCode = {
  /** A cell refused at a port: `vc`, `value` = pseudo-code line. */
  drop: 1,
  /** A VC enters (`capture`) or leaves (`release`) a port's drop list. */
  capture: 2,
  release: 3,
  /** TCP: `value` = window in bytes before the event. */
  fastRetransmit: 4,
  timeout: 5,
  /** First drop after 20 ms without one at the port: a congestion epoch begins. */
  epoch: 6,
  /** A waiting cell of `vc` was pushed out of a port for a cell of the VC `value`. */
  pushOut: 7,
  /** A cell refused because `vc` holds all places of its share: `value` = line of the allocation. */
  capped: 8,
  /** The policy of a port discards nothing for `value` picoseconds, unless the buffer is full. */
  suspend: 9,
  /** The suspension ends early because another policy is in force. */
  resume: 10,
  /** The frame of `vc` that begins to enter a port gets the EFCI bit: `value` = pseudo-code line. */
  mark: 11,
  /** TCP: an ECN echo reduces a window; `value` = window in bytes before. */
  echo: 12,
  /** A line of a rule at a port yields a value that is not a number, for the first time: `value` = that line. */
  fault: 13,
} as const;
export type EventCodeValue = (typeof EventCode)[keyof typeof EventCode];

/** Events as columns, ascending in time within and across batches. */
export interface EventColumns {
  readonly time: Float64Array;
  readonly code: Uint8Array;
  /** VC id, 0 = none. */
  readonly vc: Uint16Array;
  /** Index into `LoadedReport.ports`, 65535 = none. */
  readonly port: Uint16Array;
  readonly value: Float32Array;
}

/** A cell in a view: VC id in bits 0-13, then flags. */
export const CellFlag = { vcMask: 0x3fff, last: 0x4000, dead: 0x8000 } as const;

/** The shown port and the wires at one instant. */
export interface StageView {
  readonly time: Picoseconds;
  /** Waiting cells of the shown port in order of arrival, which is the order of service of FIFO; bits as in CellFlag. */
  readonly buffer: Uint16Array;
  /** For each of `LoadedReport.wires`: samples from sender to receiver, a cell or 0xffff for none. */
  readonly wires: readonly Uint16Array[];
  /** 1 for each VC now on the drop list of the shown port. */
  readonly listed: Uint8Array;
  /** For each VC the index of its state in `PolicyInfo.states`, 255 if it does not cross the port; null if the policy has none. */
  readonly states: Uint8Array | null;
  /** Queues of the shown port; null where all VCs share one queue. */
  readonly queues: QueuesView | null;
  /** RM cells; null in a run without rate control. */
  readonly rm: RmCellsView | null;
  /** Credits; null where no VC with credit crosses the shown port. */
  readonly credits: CreditsView | null;
  /** Timers; null in a run without TCP. */
  readonly timers: TimersView | null;
}

/**
 * Senders that wait for their retransmission timer: it is set, and no cell of the connection is under way in either
 * direction, so nothing else can happen before it expires. NaN for those that do not wait, and for connections through
 * routers. In the order of `LoadedReport.vcs`.
 */
export interface TimersView {
  /** Times of expiry, and times at which timers were set, picoseconds. */
  readonly due: Float64Array;
  readonly since: Float64Array;
  /** 1 for each VC with cells under way, in either direction. */
  readonly sends: Uint8Array;
  /** Phase of each window, as an index of `TCP_PHASES`. */
  readonly phases: Uint8Array;
}

/** The queues of a port, one per VC and direction; all lists have one entry per queue, in the same order. */
export interface QueuesView {
  /** Id of the VC, 0 for a merged one. */
  readonly vc: Uint16Array;
  /** 1 for a queue of acknowledgements. */
  readonly acks: Uint8Array;
  readonly cells: Int32Array;
  /** For each cell of `StageView.buffer`: the index of its queue in these lists. */
  readonly of: Uint16Array;
  readonly weight: Float64Array;
  /** Guaranteed minimum and maximum of the allocation, cells. */
  readonly min: Float64Array;
  readonly max: Float64Array;
  /** Indices of the queue served last, and of the one served next; -1 for none. */
  readonly last: number;
  readonly next: number;
  /** For WFQ, in cell times over weight; null for other schedulers. */
  readonly virtualTime: number | null;
  /** Finish tags of its first and last cell, in the same unit; NaN without a cell or without tags. */
  readonly firstTag: Float64Array;
  readonly lastTag: Float64Array;
}

/** One evaluated line of pseudo-code, with its values. */
export interface EvaluatedLine {
  readonly line: number;
  /** `1,925 <= 1,920: no`; empty for an action. */
  readonly note: string;
  readonly action: boolean;
}

/** Decision about a cell, by the discard policy and the buffer allocation after it. */
export interface Decision {
  readonly time: Picoseconds;
  readonly port: string;
  readonly policy: string;
  readonly vc: number;
  readonly accepted: boolean;
  /** The line that decided. */
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[];
  readonly headline: Remark;
  readonly sentence: readonly Remark[];
  readonly first: boolean;
  readonly last: boolean;
  readonly queue: number;
  /** Decision of the buffer allocation about a cell that the policy accepted; null where places are shared. */
  readonly sharing: SharingDecision | null;
}

/** A decision of a buffer allocation. */
export interface SharingDecision {
  readonly allocation: string;
  /** The line that decided. */
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[];
  /** VC whose last waiting cell was pushed out. */
  readonly pushedOut: number | null;
}
