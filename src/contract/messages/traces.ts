import type { CreditsView } from '../document/credit.ts';
import type { Remark } from '../remarks/index.ts';
import type { Picoseconds } from '../units.ts';
import type { RmCellsView } from './rmCells.ts';

/**
 * A traced value over time, kept as the smallest and largest value of equal time bins:
 * bin i covers [i * binPs, (i + 1) * binPs). Nothing narrower than a bin is lost, only merged.
 */
export interface ChannelInfo {
  /** `queue/S2>S3`, `average/S2>S3`, `cwnd/3`, `ssthresh/3`, `sent/3`, `acked/3`, `acr/3`, `ccr/3`, `arrived/3`, `delivered/3`, `fair/3`; `rate/S2>S3`: what a port would hand out; `class/abr/S2>S3`; `acr/3/S2`, `queue/3/S2`: of the segment that begins at a switch; `credit/3/S2>S3`, `places/3/S2>S3`; `kept/S2>S3/MACR`; `state/3/S2>S3`; `use/carried/S2>S3`: of a kind in `LINK_USES`. */
  readonly id: string;
  /**
   * `average`: of the queue, as its policy keeps it; NaN in bins in which no policy keeps one. `fair`: max-min fair share
   * of a VC with rate control; NaN while it has nothing to send. `class-rate`: cells of a service class that began to
   * leave a port with rate control in the time of the bin, RM cells among them; known once the bin is over.
   * `ccr`: what the last forward RM cell of a VC carried. `arrived`: data cells of a VC with rate control that arrived
   * at its destination in the time of the bin; known once the bin is over. `delivered`: application bits of any VC in packets
   * that arrived for the first time, likewise. `segment-acr` and `segment-queue`: the rate
   * that a virtual source may send at, and the cells that wait in it. `credit`: cells that a VC may still send on a hop,
   * below 0 where its share has fallen; `places`: its share of those at the end of the hop, where that changes. `kept`:
   * what the rate algorithm of a port remembers, sampled once in 0.27 ms in which it has work; NaN for what it does not.
   * `sent`, `acked`: next byte that TCP over a VC with rate control sends, down to the end of each segment that it sends
   * again, and the oldest byte that is not acknowledged.
   * `link-use`: cells of a link by what they were (`LINK_USES`), counted in the time of the bin; known once the bin is over.
   * `state`: how it regards a VC, as a place in `ALGORITHM_STATES`, sampled alike; NaN for one that it does not judge.
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
 * How rate algorithms regard VCs, by the number that stands for it in traces; 0 for no judgement. The others come in
 * pairs, of which an algorithm uses one: the even number of a pair is for VCs that decide what others get.
 */
export const ALGORITHM_STATES = ['', 'satisfied', 'bottlenecked', 'silent', 'active', '', 'largest'] as const;

export type AlgorithmState = (typeof ALGORITHM_STATES)[number];

/**
 * What `use/...` channels of a link count. `carried`: cells that began to leave its port, exact: the other slots are idle.
 * RM and credit cells are among them, and are known at once as well. What the others were is counted when it is known, at
 * the destination or where they are lost, and adds up to them in the end: the n-th cell known is about the n-th carried.
 */
export const LINK_USES = ['carried', 'useful', 'dead', 'duplicate', 'rm', 'credit'] as const;
export type LinkUse = (typeof LINK_USES)[number];

/** Channels that count in the time of their bins: they have a value once a bin is over, and none at an instant. */
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

/** What an event row means. */
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
  /** A waiting cell of `vc` gave its place at a port up for a cell of the VC `value`. */
  pushOut: 7,
  /** A cell refused because `vc` holds all places its share gives it: `value` = line of the allocation. */
  capped: 8,
  /** The policy of a port will throw nothing away for `value` picoseconds, but for a full buffer. */
  suspend: 9,
  /** That ends early: another policy is in force. */
  resume: 10,
  /** The frame of `vc` that begins to enter a port gets the EFCI bit: `value` = pseudo-code line. */
  mark: 11,
  /** TCP: an echoed mark shrinks a window (ECN); `value` = window in bytes before. */
  echo: 12,
  /** A rule at a port met a number that is none, for the first time in a line: `value` = that line. */
  fault: 13,
} as const;
export type EventCodeValue = (typeof EventCode)[keyof typeof EventCode];

/** Events as columns, ascending in time within one batch and from batch to batch. */
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
  /** Waiting cells of the shown port in the order of their arrival; bits as in CellFlag. FIFO serves them so. */
  readonly buffer: Uint16Array;
  /** Per entry of `LoadedReport.wires`: samples from sender to receiver, cell or 0xffff for none. */
  readonly wires: readonly Uint16Array[];
  /** 1 for each VC now on the shown port's drop list. */
  readonly listed: Uint8Array;
  /** For each VC the place of its state in `PolicyInfo.states`, 255 where it does not cross the port; null where the policy has none. */
  readonly states: Uint8Array | null;
  /** Queues of the shown port; null where all VCs share one line. */
  readonly queues: QueuesView | null;
  /** Null in a run without rate control. */
  readonly rm: RmCellsView | null;
  /** Null where no VC with credit crosses the shown port. */
  readonly credits: CreditsView | null;
  /** Null in a run without TCP. */
  readonly timers: TimersView | null;
}

/**
 * Senders that wait for their retransmission timer: it is set, and no cell of the connection is on the way in either
 * direction, so nothing else can happen before it expires. NaN for those that do not wait, and for connections through
 * routers. In the order of `LoadedReport.vcs`.
 */
export interface TimersView {
  /** When it expires, and when it was set, picoseconds. */
  readonly due: Float64Array;
  readonly since: Float64Array;
  /** 1 for each VC with cells on the way, in either direction. */
  readonly sends: Uint8Array;
  /** How each window moves, as a place in `TCP_PHASES`. */
  readonly phases: Uint8Array;
}

/** The queues of a port, one for each VC and direction; every list has an entry per queue, in one order. */
export interface QueuesView {
  /** Id of the VC, 0 of a merged one. */
  readonly vc: Uint16Array;
  /** 1 for a queue of acknowledgements. */
  readonly acks: Uint8Array;
  readonly cells: Int32Array;
  /** For each cell of `StageView.buffer`: the place of its queue in these lists. */
  readonly of: Uint16Array;
  readonly weight: Float64Array;
  /** What the allocation guarantees it, and the most it may hold, cells. */
  readonly min: Float64Array;
  readonly max: Float64Array;
  /** Place in these lists of the queue served last, and of the one that is next; -1 for none. */
  readonly last: number;
  readonly next: number;
  /** Of WFQ, in cell times over weight; null for other schedulers. */
  readonly virtualTime: number | null;
  /** Finish tags of its first and last cell, in the same unit; NaN without a cell or without tags. */
  readonly firstTag: Float64Array;
  readonly lastTag: Float64Array;
}

/** One line of pseudo-code that was looked at, with the numbers it saw. */
export interface EvaluatedLine {
  readonly line: number;
  /** `1,925 <= 1,920: no`; empty for an action. */
  readonly note: string;
  readonly action: boolean;
}

/** What became of a cell, as a whole: by the discard policy, and by the buffer allocation behind it. */
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
  /** What the buffer allocation did with a cell that the policy accepted; null where places are shared. */
  readonly sharing: SharingDecision | null;
}

/** A decision of a buffer allocation. */
export interface SharingDecision {
  readonly allocation: string;
  /** The line that decided. */
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[];
  /** VC whose last cell gave its place up. */
  readonly pushedOut: number | null;
}
