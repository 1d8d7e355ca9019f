import type { Registered } from '../../sim/state.ts';
import type { CellQueues } from '../state/cellQueues.ts';

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

export type VisitCell = (meta: number, frame: number) => void;

/** Queues of flows. */
export interface FlowQueues {
  readonly queues: CellQueues;
  /** Cells of a flow that wait, with those that have no credit yet. */
  cellsOf(flow: number): number;
}

/**
 * How cells wait at a port and leave it. Both kinds give the same run, bit for bit, where both can
 * be used; `VcQueues` also serves in other orders and lets waiting cells be taken out.
 */
export interface Transmitter {
  /** Whether waiting cells are kept here; else they are already in the ring of the link. */
  readonly holdsCells: boolean;
  /** Where each flow has a queue of its own; null: all cells share one line. */
  readonly flowQueues: FlowQueues | null;
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
