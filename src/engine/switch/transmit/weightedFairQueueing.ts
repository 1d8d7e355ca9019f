import type { ParameterValues } from '../../../contract/index.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { Scheduler, SchedulerContext } from '../schedulers/scheduler.ts';
import { FlowHeap } from '../state/flowHeap.ts';
import type { VcTable } from '../state/vcTable.ts';
import type { WaitingUnits } from '../state/waitingUnits.ts';

/**
 * Weighted fair queueing: each cell gets a finish tag, the virtual time at which an ideal fluid server would have
 * finished it; the smallest goes first. Virtual time advances by real time over the sum of the weights of the
 * active VCs, so that L in the tags is the cell time of the link.
 */
export class WeightedFairQueueing implements Scheduler {
  protected readonly queues: WaitingUnits;
  private readonly vcs: VcTable;
  protected readonly cellTime: number;
  /** Whether VCs are active while the fluid server serves them; else while they have a cell in the queue. */
  private readonly exact: boolean;
  /** Virtual time, at the real time `since`; picoseconds over weight. */
  private virtual = 0;
  private since = 0;
  /** Sum of the weights of the active VCs. */
  private activeWeight = 0;
  /** By flow: finish tag of its last cell. */
  private readonly finish: Float64Array;
  private readonly weight: Float64Array;
  /** Backlogged flows by the tags of their first cells. */
  protected readonly heads: FlowHeap;
  /**
   * Flows that the fluid server serves, by the tag of their last cell, or of an earlier one: a tag is updated only when virtual time
   * reaches it, so that further cells of a flow cost nothing.
   */
  private readonly fluid: FlowHeap;
  readonly parts: readonly Registered[];

  constructor({ flows, queues, vcs, cellTime }: SchedulerContext, params: ParameterValues) {
    this.queues = queues;
    this.vcs = vcs;
    this.cellTime = cellTime;
    this.exact = params.active !== 'prose';
    this.finish = new Float64Array(flows);
    this.weight = Float64Array.from(vcs.weight);
    this.heads = new FlowHeap(flows);
    this.fluid = new FlowHeap(flows);
    this.parts = [this, this.heads, this.fluid];
  }

  state(io: StateIo): void {
    this.weight.set(this.vcs.weight);
    this.virtual = io.number(this.virtual);
    this.since = io.number(this.since);
    this.activeWeight = io.number(this.activeWeight);
    io.array(this.finish);
  }

  join(flow: number, slot: number, now: number): void {
    const cost = this.timeOf(this.queues.bytesOf(slot)) / this.weight[flow]!;
    const tag = this.stamp(flow, now, cost);
    this.queues.tag[slot] = tag;
    this.queues.cost[slot] = cost;
    if (this.queues.length[flow]! > 1) return;
    this.heads.set(flow, tag);
    if (!this.exact) this.activeWeight += this.weight[flow]!;
  }

  pass(flow: number, now: number, bytes: number): void {
    this.stamp(flow, now, this.timeOf(bytes) / this.weight[flow]!);
  }

  next(): number {
    return this.heads.top;
  }

  serve(flow: number, slot: number, now: number): void {
    const behind = this.queues.after(slot);
    if (behind >= 0) {
      this.heads.set(flow, this.queues.tag[behind]!);
      return;
    }
    this.heads.delete(flow);
    if (this.exact) return;
    this.advance(now);
    this.activeWeight -= this.weight[flow]!;
  }

  /** If the last cell of a queue is removed, its finish tag is returned: the next cell starts where this one would have. */
  remove(flow: number, slot: number, now: number): void {
    if (this.queues.last[flow] === slot) {
      this.advance(now);
      this.finish[flow] = this.queues.tag[slot]! - this.queues.cost[slot]!;
      if (this.exact && this.fluid.has(flow)) this.shorten(flow);
    }
    if (this.queues.first[flow] === slot) this.serve(flow, slot, now);
  }

  private shorten(flow: number): void {
    if (this.finish[flow]! > this.virtual) {
      this.fluid.set(flow, this.finish[flow]!);
      return;
    }
    this.fluid.delete(flow);
    this.activeWeight -= this.weight[flow]!;
  }

  weightsChanged(now: number): void {
    this.advance(now);
    this.weight.set(this.vcs.weight);
    this.activeWeight = 0;
    const active = this.exact ? this.fluid : this.heads;
    this.weight.forEach((weight, flow) => {
      if (active.has(flow)) this.activeWeight += weight;
    });
  }

  /** Transmission time on the wire, picoseconds. */
  protected timeOf(bytes: number): number {
    return this.cellTime * (bytes / this.queues.unitBytes);
  }

  /** F = max(F of the cell before, V) + L / W @param cost L / W */
  private stamp(flow: number, now: number, cost: number): number {
    this.advance(now);
    const start = this.finish[flow]! > this.virtual ? this.finish[flow]! : this.virtual;
    const tag = start + cost;
    this.finish[flow] = tag;
    if (this.exact && !this.fluid.has(flow)) {
      this.activeWeight += this.weight[flow]!;
      this.fluid.set(flow, tag);
    }
    return tag;
  }

  /** Computed without a change of state: if `advance` were called at every read, sums would round differently. */
  virtualAt(now: number): number {
    const { fluid, finish } = this;
    const served = [...this.weight.keys()].filter((flow) => fluid.has(flow));
    served.sort((a, b) => finish[a]! - finish[b]!);
    let { virtual, activeWeight } = this;
    let left = now - this.since;
    for (const flow of served) {
      const needed = (finish[flow]! - virtual) * activeWeight;
      if (needed > left) break;
      left -= needed;
      virtual = finish[flow]!;
      activeWeight -= this.weight[flow]!;
    }
    return activeWeight > 0 ? virtual + left / activeWeight : virtual;
  }

  /** Advances V to `now`. A VC stops being active when V reaches the tag of its last cell. */
  private advance(now: number): void {
    let left = now - this.since;
    this.since = now;
    const { fluid, finish } = this;
    while (fluid.size > 0) {
      const first = fluid.top;
      const tag = fluid.key[first]!;
      const needed = (tag - this.virtual) * this.activeWeight;
      if (needed > left) break;
      if (tag < finish[first]!) {
        fluid.set(first, finish[first]!);
        continue;
      }
      left -= needed;
      this.virtual = tag;
      fluid.delete(first);
      this.activeWeight -= this.weight[first]!;
    }
    if (this.activeWeight > 0) this.virtual += left / this.activeWeight;
  }
}
