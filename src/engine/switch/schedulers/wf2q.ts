import type { ParameterValues } from '../../../contract/index.ts';
import { pseudoCode } from '../../pseudoCode.ts';
import type { StateIo } from '../../sim/state.ts';
import { WeightedFairQueueing } from '../transmit/weightedFairQueueing.ts';
import type { SchedulerContext, SchedulerDefinition } from './scheduler.ts';

/** Tolerance for rounding in sums of virtual time, in cell times. */
const ROUNDING = 1e-9;

/**
 * Worst-case fair weighted fair queueing: serves, of the cells that the fluid server has begun to serve by now, the one that it
 * finishes first. So no VC is ever ahead of the fluid server by more than a fraction of a cell.
 */
class WorstCaseFair extends WeightedFairQueueing {
  /** Time at which the wire is free again, which is that of the next choice. */
  private free = 0;
  private readonly flows: number;

  constructor(context: SchedulerContext, params: ParameterValues) {
    super(context, params);
    this.flows = context.flows;
  }

  override state(io: StateIo): void {
    super.state(io);
    this.free = io.number(this.free);
  }

  override pass(flow: number, now: number, bytes: number): void {
    super.pass(flow, now, bytes);
    this.free = now + this.timeOf(bytes);
  }

  override serve(flow: number, slot: number, now: number): void {
    super.serve(flow, slot, now);
    this.free = now + this.timeOf(this.queues.bytesOf(slot));
  }

  /** Falls back to WFQ if, by rounding of virtual time, the fluid server has begun no cell. */
  override next(): number {
    const { queues, heads } = this;
    const begun = this.virtualAt(this.free) + ROUNDING * this.cellTime;
    let best = -1;
    let least = Infinity;
    for (let flow = 0; flow < this.flows; flow++) {
      if (!heads.has(flow)) continue;
      const first = queues.first[flow]!;
      const tag = queues.tag[first]!;
      if (tag - queues.cost[first]! > begun || tag >= least) continue;
      least = tag;
      best = flow;
    }
    return best < 0 ? heads.top : best;
  }
}

export const wf2q: SchedulerDefinition = {
  id: 'wf2q',
  short: 'WF2Q',
  name: 'worst-case fair weighted fair queueing',
  citation: 'Bennett & Zhang 1996; Zhu 1999, section 2.1',
  byWeight: true,
  parameters: [],
  pseudoCode: pseudoCode(`
a cell of a VC comes
  V := V + time passed / weights of active VCs
  S := max(F of its last cell, V)
  F := S + L / weight
the link is free
  of the cells with S <= V
    serve the one with the smallest F`),
  create: (context) => new WorstCaseFair(context, { active: 'gps' }),
};
