import type { MechanismInfo, ParameterValues } from '../../../contract/index.ts';
import type { Registered } from '../../sim/state.ts';
import type { VcTable } from '../state/vcTable.ts';
import type { WaitingUnits } from '../state/waitingUnits.ts';

/**
 * The interface of schedulers: which of the queues of a port is served next. A queue is a flow: a VC in
 * one direction. The port keeps the cells (`CellQueues`) and calls the scheduler for each. One
 * scheduler, one file; its line in `index.ts` makes it known everywhere.
 */
export interface Scheduler {
  /** A cell has joined the queue of `flow` in this slot. */
  join(flow: number, slot: number, now: number): void;
  /** A cell of `flow` found no cell waiting and the transmitter free: it leaves without waiting. @param bytes on the wire */
  pass(flow: number, now: number, bytes: number): void;
  /** The flow whose first cell goes next; some cell is waiting. May be asked twice. */
  next(): number;
  /** The flow that `next` returned is served: its first cell, in this slot, leaves right after. */
  serve(flow: number, slot: number, now: number): void;
  /** The waiting cell in this slot is removed without being served; it leaves right after. */
  remove(flow: number, slot: number, now: number): void;
  /** Weights of VCs have changed; waiting cells keep the tags that they got with the old ones. */
  weightsChanged(now: number): void;
  /** Virtual time, for display; changes no state. Omitted by schedulers without virtual time. */
  virtualAt?(now: number): number;
  /** Components that register its state. */
  readonly parts: readonly Registered[];
}

/** The port of a scheduler: its queues, VCs and link. */
export interface SchedulerContext {
  readonly flows: number;
  readonly queues: WaitingUnits;
  readonly vcs: VcTable;
  /** Transmission time of `queues.unitBytes` on the output link, picoseconds with fraction. */
  readonly cellTime: number;
  /** Creates another scheduler for the same queues: class schedulers use one within each class. */
  create(id: string): Scheduler;
}

export interface SchedulerDefinition extends MechanismInfo {
  /** Set if it serves VCs by their weights. */
  readonly byWeight?: true;
  /** Set if it serves cells in the order of arrival, so that the fast transmitter suffices. */
  readonly isFifo?: true;
  create(context: SchedulerContext, params: ParameterValues): Scheduler;
}
