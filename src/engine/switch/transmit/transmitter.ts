import type { Registered } from '../../sim/state.ts';
import type { CellQueues } from '../state/cellQueues.ts';

/** Decides about cells that are about to depart. */
export interface DepartureFilter {
  /** @param since arrival time of the cell, which no longer waits. @returns `meta` of the departing cell; -1 if it is dropped and counted */
  onDeparture(at: number, meta: number, frame: number, since: number): number;
}

/** Counts waiting cells by flow: notified of each cell that begins and ends waiting at a port. */
export interface WaitingCounts {
  increment(flow: number, now: number): void;
  decrement(flow: number, now: number): void;
}

export type VisitCell = (meta: number, frame: number) => void;

/** Queues per flow. */
export interface FlowQueues {
  readonly queues: CellQueues;
  /** Waiting cells of a flow, including those without credit. */
  cellsOf(flow: number): number;
}

/**
 * How cells wait at a port and leave it. Both kinds give the same run, bit for bit, if both can
 * be used; `VcQueues` also supports other schedulers and the removal of waiting cells.
 */
export interface Transmitter {
  /** Whether waiting cells are kept here; else they are already in the ring of the link. */
  readonly holdsCells: boolean;
  /** The queues per flow; null if all cells are in one FIFO queue. */
  readonly flowQueues: FlowQueues | null;
  /** Time at which the next waiting cell begins to leave; Infinity for none, and if cells are already in the ring of the link. */
  readonly nextDeparture: number;
  /** Lets cells leave whose transmission begins by `now`. Some cell must be waiting. */
  serve(now: number): void;
  /** Takes an accepted cell; cells that begin to leave by `now` have left. */
  take(now: number, meta: number, frame: number): void;
  /** Cells in the ring of the link that do not begin to leave before `time`; all arrivals before it have been processed. */
  unbegunAt(time: number): number;
  /** Waiting cells in the order of their arrival. */
  forEachWaiting(visit: VisitCell): void;
  /** Waiting cells that do not begin to leave before `time`; all arrivals before it have been processed. */
  forEachUnbegun(time: number, visit: VisitCell): void;
  /** Time of the last change of the queue length. */
  readonly since: number;
  /**
   * Adds `sign` times the picoseconds that were counted ahead of `now`: to `waited` the waits of waiting cells, by flow; to `spent` the time
   * at each queue length except 0. Negative for a transmitter that counts later.
   */
  addAhead(waited: Float64Array, spent: Float64Array, now: number, sign: 1 | -1): void;
  /** Components that register its state. */
  readonly parts: readonly Registered[];
}
