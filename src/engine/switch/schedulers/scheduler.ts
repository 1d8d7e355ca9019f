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
  /** The flow that `next` named is served: its first cell, in this slot, leaves right after. */
  serve(flow: number, slot: number, now: number): void;
  /** The waiting cell in this slot is taken out without being served; it leaves right after. */
  remove(flow: number, slot: number, now: number): void;
  /** Weights of VCs have changed; cells that wait keep what they got with the old ones. */
  weightsChanged(now: number): void;
  /** Virtual time, for those who watch; changes nothing. Left out by schedulers without one. */
  virtualAt?(now: number): number;
  /** Components that register its state. */
  readonly parts: readonly Registered[];
}

/** What a scheduler is made for. */
export interface SchedulerContext {
  readonly flows: number;
  readonly queues: WaitingUnits;
  readonly vcs: VcTable;
  /** What the output link takes for `queues.unitBytes`, picoseconds; with its fraction. */
  readonly cellTime: number;
  /** Another scheduler for the same queues: schedulers of classes have one within each class. */
  create(id: string): Scheduler;
}

export interface SchedulerDefinition extends MechanismInfo {
  /** It serves VCs by their weights. */
  readonly byWeight?: true;
  /** Serves all queues as one line: the fast transmitter will do. */
  readonly isFifo?: true;
  create(context: SchedulerContext, params: ParameterValues): Scheduler;
}
