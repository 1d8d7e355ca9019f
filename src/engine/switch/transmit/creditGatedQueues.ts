import { CREDIT, FLOW_MASK } from '../../atm/cell.ts';
import type { PortCredits } from '../../credit/portCredits.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { Scheduler } from '../schedulers/scheduler.ts';
import { CellQueues } from '../state/cellQueues.ts';
import type { PortQueue } from './portQueue.ts';
import type { VisitCell } from './transmitter.ts';
import { VcQueues } from './vcQueues.ts';

/**
 * Queues per VC for ports that VCs with credit, or their credits, cross. The scheduler only has cells that may be sent, whose
 * credit is already spent. Further cells of a VC wait outside of it until credits return, so that no VC
 * blocks another under any scheduler. Credit cells are sent before all others.
 */
export class CreditGatedQueues extends VcQueues {
  private readonly credits: PortCredits;
  /** Cells that have no credit yet. */
  private readonly waitingForCredit: CellQueues;
  /** Number of those cells. */
  private blockedCells = 0;
  /** Time before which no cell had credit, picoseconds. */
  private notBefore = 0;

  constructor(
    queue: PortQueue,
    credits: PortCredits,
    flows: number,
    make: (queues: CellQueues) => Scheduler,
  ) {
    super(queue, flows, make);
    this.credits = credits;
    this.waitingForCredit = new CellQueues(flows, queue.link.unitBytes, false);
  }

  override state(io: StateIo): void {
    super.state(io);
    this.blockedCells = io.number(this.blockedCells);
    this.notBefore = io.number(this.notBefore);
  }

  override get parts(): readonly Registered[] {
    return [...super.parts, this.waitingForCredit, ...this.credits.parts];
  }

  private get hasReady(): boolean {
    return this.queue.waiting > this.blockedCells;
  }

  override get nextDeparture(): number {
    if (this.credits.hasPending) return this.queue.link.free;
    return this.hasReady ? Math.max(this.queue.link.free, this.notBefore) : Infinity;
  }

  override get nextFlow(): number {
    return this.hasReady ? this.activeScheduler.next() : -1;
  }

  override serve(now: number): void {
    const { credits } = this;
    while (this.nextDeparture <= now) {
      if (credits.hasPending) {
        const flow = credits.takePending();
        this.sendCredit(this.queue.link.free, flow, credits.countPending(flow));
        continue;
      }
      const flow = this.serveOne(this.nextDeparture);
      if (flow >= 0 && credits.covers(flow)) credits.leave(flow);
    }
  }

  override take(now: number, meta: number, frame: number): void {
    const { queue, credits, waitingForCredit } = this;
    const flow = meta & FLOW_MASK;
    if (!credits.covers(flow)) {
      super.take(now, meta, frame);
      return;
    }
    const maySend = waitingForCredit.length[flow] === 0 && credits.sender.spend(now, flow);
    if (maySend && queue.link.free <= now) {
      this.activeScheduler.pass(flow, now, queue.link.unitBytes);
      this.lastServed = flow;
      queue.link.send(now, meta, frame);
      credits.passOn(flow);
      return;
    }
    if (maySend) this.join(meta, frame, now);
    else {
      waitingForCredit.join(meta, frame, now);
      this.blockedCells++;
    }
    queue.waited[flow]! -= now;
    if (queue.occupancy !== null) queue.occupancy.increment(flow, now);
    credits.enter(flow);
    this.count(now, queue.waiting + 1);
  }

  /** Restores a credit that has returned from the receiver of this hop; cells that depart by `now` have departed. */
  restore(now: number, flow: number, count: number): void {
    this.credits.sender.restore(now, flow, count);
    this.release(flow, now);
  }

  /** Passes the cells of the flow that have credit now to the scheduler. */
  release(flow: number, now: number): void {
    const { waitingForCredit, credits } = this;
    while (waitingForCredit.length[flow]! > 0 && credits.sender.spend(now, flow)) {
      if (!this.hasReady) this.notBefore = now;
      const slot = waitingForCredit.first[flow]!;
      waitingForCredit.leave(slot);
      this.blockedCells--;
      this.join(
        waitingForCredit.meta[slot]!,
        waitingForCredit.frame[slot]!,
        now,
        waitingForCredit.since[slot],
      );
    }
    this.serve(now);
  }

  /** Takes a credit cell to be sent; cells that depart by `now` have departed. @param count credits since the start */
  takeCredit(now: number, flow: number, count: number): void {
    if (this.queue.link.free <= now) this.sendCredit(now, flow, count);
    else this.credits.wait(flow, count);
  }

  private sendCredit(at: number, flow: number, count: number): void {
    this.credits.cellsSent++;
    this.queue.link.send(at, flow | CREDIT, count);
  }

  /** Slot of the next cell to be served of a VC without credit, since cells with credit are not removed. Such a cell must be waiting. */
  override get head(): number {
    const { credits } = this;
    return credits.covers(this.activeScheduler.next())
      ? this.oldest((flow) => !credits.covers(flow))
      : super.head;
  }

  override cellsOf(flow: number): number {
    return this.queues.length[flow]! + this.waitingForCredit.length[flow]!;
  }

  override addAhead(waited: Float64Array, spent: Float64Array, now: number, sign: 1 | -1): void {
    super.addAhead(waited, spent, now, sign);
    for (const [flow, cells] of this.waitingForCredit.length.entries()) waited[flow]! -= sign * cells * now;
  }

  /** Visits the cells that may be sent, then those that wait for credit. */
  override forEachWaiting(visit: VisitCell): void {
    super.forEachWaiting(visit);
    const { meta, frame } = this.waitingForCredit;
    for (const slot of this.waitingForCredit.inOrder()) visit(meta[slot]!, frame[slot]!);
  }
}
