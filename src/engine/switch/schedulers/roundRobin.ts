import { pseudoCode } from '../../pseudoCode.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import { FlowSet } from '../state/flowSet.ts';
import type { WaitingUnits } from '../state/waitingUnits.ts';
import type { Scheduler, SchedulerContext, SchedulerDefinition } from './scheduler.ts';

/** Serves one cell of each queue in turn; an empty queue is skipped and keeps no credit. */
class RoundRobin implements Scheduler {
  private readonly queues: WaitingUnits;
  private readonly backlogged: FlowSet;
  readonly parts: readonly Registered[];
  /** Flow that was served last. */
  private last = -1;

  constructor({ flows, queues }: SchedulerContext) {
    this.queues = queues;
    this.backlogged = new FlowSet(flows);
    this.parts = [this, this.backlogged];
  }

  state(io: StateIo): void {
    this.last = io.number(this.last);
  }

  join(flow: number): void {
    this.backlogged.add(flow);
  }

  pass(flow: number): void {
    this.last = flow;
  }

  next(): number {
    return this.backlogged.after(this.last);
  }

  serve(flow: number): void {
    this.last = flow;
    this.remove(flow);
  }

  remove(flow: number): void {
    if (this.queues.length[flow] === 1) this.backlogged.delete(flow);
  }

  weightsChanged(): void {}
}

export const roundRobin: SchedulerDefinition = {
  id: 'rr',
  short: 'RR',
  name: 'round robin',
  citation: 'Zhu 1999, section 3.3.1; Nagle 1987',
  parameters: [],
  pseudoCode: pseudoCode(`
repeat
  VC := next VC in the circle
until its queue holds a cell
serve its first cell`),
  create: (context) => new RoundRobin(context),
};
