import type { Link } from '../../atm/link.ts';
import type { PortCredits } from '../../credit/portCredits.ts';
import type { BinTrace } from '../../sim/binTrace.ts';
import type { Registered } from '../../sim/state.ts';
import type { QueueStatistics } from '../state/queueStatistics.ts';

/** Decides about cells that are about to depart. */
export interface DepartureFilter {
  /** @param since when the cell arrived; it no longer waits. @returns `meta` of the departing cell; -1: it is dropped and counted */
  onDeparture(at: number, meta: number, frame: number, since: number): number;
}

/** Counts waiting cells by flow: each that begins to wait at a port, and each that no longer does. */
export interface WaitingCounts {
  increment(flow: number, now: number): void;
  decrement(flow: number, now: number): void;
}

/** The port of a transmitter, whose counters the transmitter maintains. */
export interface QueueOwner {
  readonly link: Link;
  readonly statistics: QueueStatistics;
  readonly occupancy: WaitingCounts | null;
  /** Null where neither VCs with credit nor their credits pass. */
  readonly credits: PortCredits | null;
  /** The trace of its queue, if a probe has one. */
  readonly probes: { readonly queueTrace: BinTrace | null };
  /** Asked for every cell that is about to leave; null: all may. Only where cells are kept in queues per flow. */
  readonly departureFilter: DepartureFilter | null;
  /** Accepted cells that were lost while they waited or as they were about to leave, by flow. */
  readonly withdrawn: Float64Array;
  /**
   * Picoseconds that cells wait before they begin to leave, by flow: the time integral of the flow's cells in
   * the queue, so that over the cells taken it is their mean wait (Little's law). Each kind adds in the way
   * that is cheapest for it; `addAhead` corrects for waits that are not over.
   */
  readonly waited: Float64Array;
  /** Cells waiting; the cell on the wire is not counted. */
  waiting: number;
  /** While more ABR cells than this wait, ABR data cells begin to leave with EFCI set; Infinity = never. */
  readonly efciAbove: number;
  /** Of the waiting cells; the same as `waiting` where all share one line. */
  readonly abrWaiting: number;
  /** By flow: 1 for the data of VCs with rate control. */
  readonly isRated: Uint8Array;
  /** Of a unit on the wire: of a cell always the same, of a frame on a packet link its length. */
  bytesOf(meta: number, frame: number): number;
}

export type VisitCell = (meta: number, frame: number) => void;

/**
 * How cells wait at a port and leave it. Both kinds give the same run, bit for bit, where both can
 * be used; `VcQueues` also serves in other orders and lets waiting cells be taken out.
 */
export interface Transmitter {
  /** Whether waiting cells are kept here; else they are already in the ring of the link. */
  readonly holdsCells: boolean;
  /** When the next waiting cell begins to leave, where that is not decided yet; Infinity for none. */
  readonly nextDeparture: number;
  /** Lets cells leave whose transmission has begun by `now`. Some cell is waiting. */
  serve(now: number): void;
  /** Takes an accepted cell; everything that leaves by `now` has left. */
  take(now: number, meta: number, frame: number): void;
  /** Cells in the ring of the link that do not begin to leave before `time`; all that comes before it has come. */
  unbegunAt(time: number): number;
  /** Waiting cells in the order of their arrival. */
  forEachWaiting(visit: VisitCell): void;
  /** Those of them that do not begin to leave before `time`; all that comes before it has come. */
  forEachUnbegun(time: number, visit: VisitCell): void;
  /** When the queue took on its present length. */
  readonly since: number;
  /**
   * Adds `sign` times what was added beyond `now`: to `waited`, by flow, for the waits of waiting cells, to `spent` for the time at each
   * length of the queue but none, picoseconds. Less than nothing where it is added later.
   */
  addAhead(waited: Float64Array, spent: Float64Array, now: number, sign: 1 | -1): void;
  /** Components that register its state. */
  readonly parts: readonly Registered[];
}
