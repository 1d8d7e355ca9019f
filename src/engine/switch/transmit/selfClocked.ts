import type { Registered, StateIo } from '../../sim/state.ts';
import type { Scheduler, SchedulerContext } from '../schedulers/scheduler.ts';
import { FlowHeap } from '../state/flowHeap.ts';
import type { VcTable } from '../state/vcTable.ts';
import type { WaitingUnits } from '../state/waitingUnits.ts';

/** The tag by which cells are served. */
export type ServedBy = 'start' | 'finish';

/**
 * Fair queueing without a fluid server: a cell has a start tag max(F of its VC's last cell, V) and a finish tag L / weight
 * later. The cell with the smallest tag of one kind goes first, and V is that tag of the cell on the wire. Tags are picoseconds over weight.
 */
export class SelfClocked implements Scheduler {
  private readonly queues: WaitingUnits;
  private readonly vcs: VcTable;
  private readonly cellTime: number;
  private readonly servedBy: ServedBy;
  /** Virtual time: the tag of the cell on the wire. */
  private virtual = 0;
  /** Largest finish tag of the served cells, which V becomes once no cell waits. */
  private served = 0;
  /** By flow: finish tag of its last cell. */
  private readonly finish: Float64Array;
  /** Backlogged flows by the tags of their first cells. */
  private readonly heads: FlowHeap;
  readonly parts: readonly Registered[];

  constructor({ flows, queues, vcs, cellTime }: SchedulerContext, servedBy: ServedBy) {
    this.queues = queues;
    this.vcs = vcs;
    this.cellTime = cellTime;
    this.servedBy = servedBy;
    this.finish = new Float64Array(flows);
    this.heads = new FlowHeap(flows);
    this.parts = [this, this.heads];
  }

  state(io: StateIo): void {
    this.virtual = io.number(this.virtual);
    this.served = io.number(this.served);
    io.array(this.finish);
  }

  join(flow: number, slot: number): void {
    const cost = this.costOf(flow, this.queues.bytesOf(slot));
    const tag = this.stamp(flow, cost);
    this.queues.tag[slot] = tag;
    this.queues.cost[slot] = cost;
    if (this.queues.length[flow]! === 1) this.heads.set(flow, tag);
  }

  /** The cell ends an idle period. */
  pass(flow: number, _now: number, bytes: number): void {
    this.virtual = this.served;
    this.virtual = this.stamp(flow, this.costOf(flow, bytes));
    if (this.finish[flow]! > this.served) this.served = this.finish[flow]!;
  }

  next(): number {
    return this.heads.top;
  }

  serve(flow: number, slot: number): void {
    this.virtual = this.queues.tag[slot]!;
    const finished = this.virtual + (this.servedBy === 'start' ? this.queues.cost[slot]! : 0);
    if (finished > this.served) this.served = finished;
    this.followed(flow, slot);
  }

  /** If the last cell of a queue is removed, its tag is returned: the next cell starts where this one would have. */
  remove(flow: number, slot: number): void {
    const tag = this.queues.tag[slot]!;
    if (this.queues.last[flow] === slot)
      this.finish[flow] = this.servedBy === 'start' ? tag : tag - this.queues.cost[slot]!;
    if (this.queues.first[flow] === slot) this.followed(flow, slot);
  }

  weightsChanged(): void {}

  virtualAt(): number {
    return this.virtual;
  }

  private costOf(flow: number, bytes: number): number {
    return (this.cellTime * (bytes / this.queues.unitBytes)) / this.vcs.weight[flow]!;
  }

  /** Computes the tags of an arriving cell; returns the one by which it is served. */
  private stamp(flow: number, cost: number): number {
    const start = Math.max(this.finish[flow]!, this.virtual);
    const finish = start + cost;
    this.finish[flow] = finish;
    return this.servedBy === 'start' ? start : finish;
  }

  /** The cell in this slot leaves the head of its queue. */
  private followed(flow: number, slot: number): void {
    const behind = this.queues.after(slot);
    if (behind >= 0) this.heads.set(flow, this.queues.tag[behind]!);
    else this.heads.delete(flow);
  }
}
