import { CREDIT, FLOW_MASK } from '../../atm/cell.ts';
import type { PortCredits } from '../../credit/portCredits.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { Scheduler } from '../schedulers/scheduler.ts';
import { CellQueues } from '../state/cellQueues.ts';
import type { Counted, VisitCell } from './transmitter.ts';
import { VcQueues } from './vcQueues.ts';

/**
 * The general kind where VCs with credit pass, or their credits. The scheduler only knows cells that may be sent: each
 * of them has spent its credit. The others of a VC are held behind them until credits come back, so that no VC
 * blocks another under any scheduler. Credit cells go before everything else.
 */
export class CreditGatedQueues extends VcQueues {
  private readonly credits: PortCredits;
  private readonly held: CellQueues;
  private holding = 0;
  /** Before this time no cell could be sent, picoseconds. */
  private notBefore = 0;

  constructor(port: Counted, credits: PortCredits, flows: number, make: (queues: CellQueues) => Scheduler) {
    super(port, flows, make);
    this.credits = credits;
    this.held = new CellQueues(flows, port.link.unitBytes, false);
  }

  override state(io: StateIo): void {
    super.state(io);
    this.holding = io.number(this.holding);
    this.notBefore = io.number(this.notBefore);
  }

  override get parts(): readonly Registered[] {
    return [...super.parts, this.held, ...this.credits.parts];
  }

  private get hasReady(): boolean {
    return this.port.waiting > this.holding;
  }

  override get nextDeparture(): number {
    if (this.credits.hasPending) return this.port.link.free;
    return this.hasReady ? Math.max(this.port.link.free, this.notBefore) : Infinity;
  }

  override get nextFlow(): number {
    return this.hasReady ? this.inCharge.next() : -1;
  }

  override serve(now: number): void {
    const { credits } = this;
    while (this.nextDeparture <= now) {
      if (credits.hasPending) {
        const flow = credits.takePending();
        this.sendCredit(this.port.link.free, flow, credits.countPending(flow));
        continue;
      }
      const flow = this.serveOne(this.nextDeparture);
      if (flow >= 0 && credits.covers(flow)) credits.leave(flow);
    }
  }

  override take(now: number, meta: number, frame: number): void {
    const { port, credits, held } = this;
    const flow = meta & FLOW_MASK;
    if (!credits.covers(flow)) {
      super.take(now, meta, frame);
      return;
    }
    const maySend = held.length[flow] === 0 && credits.sender.spend(now, flow);
    if (maySend && port.link.free <= now) {
      this.inCharge.pass(flow, now, port.link.unitBytes);
      this.lastServed = flow;
      port.link.send(now, meta, frame);
      credits.passOn(flow);
      return;
    }
    if (maySend) this.join(meta, frame, now);
    else {
      held.join(meta, frame, now);
      this.holding++;
    }
    port.waited[flow]! -= now;
    if (port.occupancy !== null) port.occupancy.join(flow, now);
    credits.enter(flow);
    this.count(now, port.waiting + 1);
  }

  /** A credit of the flow comes back from the end of this hop; everything that leaves by `now` has left. */
  restore(now: number, flow: number, count: number): void {
    this.credits.sender.restore(now, flow, count);
    this.release(flow, now);
  }

  /** Lets the scheduler know of cells of the flow that may be sent now. */
  release(flow: number, now: number): void {
    const { held, credits } = this;
    while (held.length[flow]! > 0 && credits.sender.spend(now, flow)) {
      if (!this.hasReady) this.notBefore = now;
      const slot = held.first[flow]!;
      held.leave(slot);
      this.holding--;
      this.join(held.meta[slot]!, held.frame[slot]!, now, held.since[slot]);
    }
    this.serve(now);
  }

  /** Takes a credit cell; everything that leaves by `now` has left. @param count credits since the start */
  takeCredit(now: number, flow: number, count: number): void {
    if (this.port.link.free <= now) this.sendCredit(now, flow, count);
    else this.credits.wait(flow, count);
  }

  private sendCredit(at: number, flow: number, count: number): void {
    this.credits.cellsSent++;
    this.port.link.send(at, flow | CREDIT, count);
  }

  /** Cells with credit are not taken out for others. Some other cell is waiting. */
  override get head(): number {
    const { credits } = this;
    return credits.covers(this.inCharge.next()) ? this.oldest((flow) => !credits.covers(flow)) : super.head;
  }

  override cellsOf(flow: number): number {
    return this.queues.length[flow]! + this.held.length[flow]!;
  }

  override addAhead(waited: Float64Array, spent: Float64Array, now: number, sign: 1 | -1): void {
    super.addAhead(waited, spent, now, sign);
    for (const [flow, cells] of this.held.length.entries()) waited[flow]! -= sign * cells * now;
  }

  /** Those that may be sent, then those that may not. */
  override forEachWaiting(visit: VisitCell): void {
    super.forEachWaiting(visit);
    const { meta, frame } = this.held;
    for (const slot of this.held.inOrder()) visit(meta[slot]!, frame[slot]!);
  }
}
