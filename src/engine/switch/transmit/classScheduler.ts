import type { ChoiceParameter, ParameterValues } from '../../../contract/index.ts';
import { SERVICE_CLASSES } from '../../../contract/index.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { Scheduler, SchedulerContext } from '../schedulers/scheduler.ts';
import type { VcTable } from '../state/vcTable.ts';

/** Two levels: a service class is chosen, then a VC within it by a scheduler of the class. */
export abstract class ClassScheduler implements Scheduler {
  private readonly vcs: VcTable;
  private readonly within: readonly Scheduler[];
  readonly parts: readonly Registered[];
  /** Cells waiting, by class. */
  protected readonly waiting = new Int32Array(SERVICE_CLASSES.length);

  constructor({ vcs, create }: SchedulerContext, params: ParameterValues) {
    this.vcs = vcs;
    this.within = SERVICE_CLASSES.map(() => create(String(params.within)));
    this.parts = [this, ...this.within.flatMap(({ parts }) => parts)];
  }

  state(io: StateIo): void {
    io.array(this.waiting);
  }

  /** The class to serve; some class has a cell waiting. */
  protected abstract choose(): number;
  /** Called when a cell of the class departs. */
  protected abstract served(index: number): void;

  join(flow: number, slot: number, now: number): void {
    const index = this.vcs.serviceClass[flow]!;
    this.waiting[index]!++;
    this.within[index]!.join(flow, slot, now);
  }

  pass(flow: number, now: number, bytes: number): void {
    const index = this.vcs.serviceClass[flow]!;
    this.served(index);
    this.within[index]!.pass(flow, now, bytes);
  }

  next(): number {
    return this.within[this.choose()]!.next();
  }

  serve(flow: number, slot: number, now: number): void {
    const index = this.vcs.serviceClass[flow]!;
    this.waiting[index]!--;
    this.served(index);
    this.within[index]!.serve(flow, slot, now);
  }

  remove(flow: number, slot: number, now: number): void {
    const index = this.vcs.serviceClass[flow]!;
    this.waiting[index]!--;
    this.within[index]!.remove(flow, slot, now);
  }

  weightsChanged(now: number): void {
    for (const scheduler of this.within) scheduler.weightsChanged(now);
  }
}

/** Parameter for the scheduler within a class: scheduler 2 of Zhu 1999, figure 3.4; FIFO is its scheme without queues per VC. */
export const withinClass: ChoiceParameter = {
  kind: 'choice',
  name: 'within',
  label: 'within a class',
  options: [
    { value: 'fifo', label: 'first in, first out' },
    { value: 'rr', label: 'round robin' },
    { value: 'wrr', label: 'weighted round robin' },
    { value: 'wfq', label: 'weighted fair queueing' },
  ],
  default: 'fifo',
};
