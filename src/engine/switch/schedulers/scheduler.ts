/**
 * The seam of schedulers: which of the queues of a port is served next. A queue is a flow: a VC in
 * one direction. The port keeps the cells (`CellQueues`) and tells the scheduler of each.
 */
export interface Scheduler {
  /** A cell has joined the queue of `flow` in this slot. */
  join(flow: number, slot: number, now: number): void;
  /** A cell of `flow` found nobody waiting and the transmitter free: it goes out without waiting. */
  pass(flow: number, now: number): void;
  /** The flow whose first cell is to be served at `now`; some cell is waiting. */
  next(now: number): number;
  /** The flow that `next` named is served: its first cell, in this slot, leaves right after. */
  serve(flow: number, slot: number, now: number): void;
  /** The waiting cell in this slot is taken out without being served; it leaves right after. */
  remove(flow: number, slot: number, now: number): void;
  /** Objects whose fields are its state. */
  readonly parts: readonly object[];
}
