import { pseudoCode } from '../../pseudoCode.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import { FlowSet } from '../state/flowSet.ts';
import type { VcTable } from '../state/vcTable.ts';
import type { WaitingUnits } from '../state/waitingUnits.ts';
import type { Scheduler, SchedulerContext, SchedulerDefinition } from './scheduler.ts';

/**
 * In each round of service a VC may send as many cells as its weight, one at each turn:
 * the cells of a VC with a large weight are spread over the round.
 */
class WeightedRoundRobin implements Scheduler {
  private readonly queues: WaitingUnits;
  private readonly vcs: VcTable;
  private readonly backlogged: FlowSet;
  /** Flows of `backlogged` that may still send in this round. */
  private readonly eligible: FlowSet;
  readonly parts: readonly Registered[];
  private last = -1;
  /** Number of the present round; by flow, the last round in which it sent, and cells sent in that round. */
  private round = 0;
  private readonly lastRound: Float64Array;
  private readonly sent: Int32Array;

  constructor({ flows, queues, vcs }: SchedulerContext) {
    this.queues = queues;
    this.vcs = vcs;
    this.backlogged = new FlowSet(flows);
    this.eligible = new FlowSet(flows);
    this.parts = [this, this.backlogged, this.eligible];
    this.lastRound = new Float64Array(flows);
    this.sent = new Int32Array(flows);
  }

  state(io: StateIo): void {
    this.last = io.number(this.last);
    this.round = io.number(this.round);
    for (const values of [this.lastRound, this.sent]) io.array(values);
  }

  private maySend(flow: number): boolean {
    return this.lastRound[flow] !== this.round || this.sent[flow]! < this.vcs.weight[flow]!;
  }

  join(flow: number): void {
    if (this.queues.length[flow]! > 1) return;
    this.backlogged.add(flow);
    if (this.maySend(flow)) this.eligible.add(flow);
  }

  pass(flow: number): void {
    if (!this.maySend(flow)) this.round++;
    this.count(flow);
  }

  next(): number {
    return (this.eligible.size > 0 ? this.eligible : this.backlogged).after(this.last);
  }

  serve(flow: number): void {
    if (this.eligible.size === 0) {
      this.round++;
      this.eligible.copy(this.backlogged);
    }
    this.count(flow);
    if (!this.maySend(flow)) this.eligible.delete(flow);
    this.remove(flow);
  }

  private count(flow: number): void {
    if (this.lastRound[flow] !== this.round) {
      this.lastRound[flow] = this.round;
      this.sent[flow] = 0;
    }
    this.sent[flow]!++;
    this.last = flow;
  }

  remove(flow: number): void {
    if (this.queues.length[flow]! > 1) return;
    this.backlogged.delete(flow);
    this.eligible.delete(flow);
  }

  weightsChanged(): void {
    this.round++;
    this.eligible.copy(this.backlogged);
  }
}

export const weightedRoundRobin: SchedulerDefinition = {
  id: 'wrr',
  short: 'WRR',
  name: 'weighted round robin',
  citation: 'Katevenis, Sidiropoulos & Courcoubetis 1991; Zhu 1999, section 6.4.1',
  byWeight: true,
  parameters: [],
  pseudoCode: pseudoCode(`
if no VC with a cell may send any more
  new frame: sent := 0 for every VC
repeat
  VC := next VC in the circle
until its queue holds a cell and sent < weight
serve its first cell
sent := sent + 1`),
  create: (context) => new WeightedRoundRobin(context),
};
