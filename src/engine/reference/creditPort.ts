import type { Cells, Picoseconds } from '../../contract/index.ts';
import type { CreditReceiver } from '../credit/creditReceiver.ts';
import type { CreditSender } from '../credit/creditSender.ts';
import type { Events } from './events.ts';
import { Port, type PortParts, type PortSetup } from './port.ts';
import type { Room } from './room.ts';
import { controlCell, type SentUnit } from './unit.ts';

/** Credits at a port: the sender of the hop that begins there, and the receiver of the hops that end at its switch. */
export interface PortCredits {
  readonly sender: CreditSender;
  readonly receiver: CreditReceiver;
}

/**
 * A port that VCs with credit, or their credits, cross. The scheduler only has cells whose credit is spent; others wait
 * behind them, per VC. Their places are outside the buffer and its policy. Credit cells are sent before all others.
 */
export class CreditPort extends Port {
  readonly sender: CreditSender;
  readonly receiver: CreditReceiver;
  /** By flow: credits to be sent upstream, and credits of other ports that wait here for the wire; counted since the start. */
  readonly due = new Map<number, number>();
  private readonly pending = new Map<number, number>();
  /** By flow: cells without credit, and their arrival times. */
  private readonly held = new Map<number, { readonly unit: SentUnit; readonly since: Picoseconds }[]>();
  private heldCells: Cells = 0;

  constructor(events: Events, parts: PortParts, setup: PortSetup, { sender, receiver }: PortCredits) {
    super(events, parts, setup);
    this.sender = sender;
    this.receiver = receiver;
  }

  override arrive(now: Picoseconds, unit: SentUnit): void {
    if (!this.receiver.covers(unit.flow)) {
      super.arrive(now, unit);
      return;
    }
    this.offered++;
    // Cannot happen with a sender that keeps to its credit.
    if (this.receiver.isFull(unit.flow)) this.refuseByShares(now, unit, 0);
    else this.takeCovered(now, unit);
  }

  /** A credit of the flow returns from the end of the hop. @param count credits since the start */
  restore(now: Picoseconds, flow: number, count: number): void {
    this.sender.restore(now, flow, count);
    this.release(now, flow);
  }

  /** Passes the cells of the flow that have credit now to the scheduler. */
  release(now: Picoseconds, flow: number): void {
    const held = this.held.get(flow) ?? [];
    while (held.length > 0 && this.sender.spend(now, flow)) {
      const { unit, since } = held.shift()!;
      this.heldCells--;
      this.join(now, unit, since);
    }
    this.serve(now);
  }

  /** Sends a credit for the previous hop by this port. */
  sendCredit(now: Picoseconds, flow: number, count: number, piggyback: boolean): void {
    const { wire } = this.parts;
    this.serve(now);
    const credit = controlCell(flow, { kind: 'credit', count }, wire.unitBytes);
    if (piggyback) wire.sendPiggybacked(now, credit);
    else if (wire.freeAt <= now) wire.send(now, credit);
    else {
      this.pending.set(flow, count);
      this.planDeparture();
    }
  }

  private takeCovered(now: Picoseconds, unit: SentUnit): void {
    const { flow } = unit;
    const held = this.held.get(flow) ?? [];
    const maySend = held.length === 0 && this.sender.spend(now, flow);
    if (maySend && this.parts.wire.freeAt <= now) {
      this.onDeparture(now, unit);
      this.passOn(flow);
      return;
    }
    if (maySend) this.join(now, unit, now);
    else {
      this.held.set(flow, held);
      held.push({ unit, since: now });
      this.heldCells++;
    }
    this.receiver.enter(flow);
    this.count(now, unit, 1);
    this.planDeparture();
  }

  /** Counts a cell of the flow that leaves: a credit may become due. */
  private passOn(flow: number): void {
    const count = this.receiver.countPassedOn(flow);
    if (count > 0) this.due.set(flow, count);
  }

  protected override get hasReady(): boolean {
    return this.pending.size > 0 || this.waiting > this.heldCells;
  }

  protected override depart(now: Picoseconds): void {
    const [credit] = this.pending;
    if (credit !== undefined) {
      const [flow, count] = credit;
      this.pending.delete(flow);
      this.parts.wire.send(now, controlCell(flow, { kind: 'credit', count }, this.parts.wire.unitBytes));
      return;
    }
    const flow = this.scheduler.next();
    super.depart(now);
    if (!this.receiver.covers(flow)) return;
    this.receiver.leave(flow);
    this.passOn(flow);
  }

  protected override mayLeave(now: Picoseconds, unit: SentUnit, since: Picoseconds): boolean {
    return this.receiver.covers(unit.flow) || super.mayLeave(now, unit, since);
  }

  protected override waitingOf(flow: number): Cells {
    return super.waitingOf(flow) + (this.held.get(flow)?.length ?? 0);
  }

  protected override get sharesOneLine(): boolean {
    return false;
  }

  protected override hasPlaceIn(room: Room, flow: number): boolean {
    return !this.receiver.covers(flow) && super.hasPlaceIn(room, flow);
  }
}
