import type { Registered, StateIo } from '../sim/state.ts';
import type { CreditReceiver } from './creditReceiver.ts';
import type { CreditSender } from './creditSender.ts';

/**
 * Credits at an output port: the sender of the hop that begins there, the receiver of the hops that end at its switch, and credit
 * cells that wait for its wire. Credit counts are cumulative, so of several for one VC only the newest waits.
 */
export class PortCredits {
  readonly sender: CreditSender;
  /** Receiver of the whole switch. */
  readonly receiver: CreditReceiver;
  /** Waiting cells of VCs with credit. */
  cells = 0;
  /** Flows with a credit to be sent upstream, which the switch does, and its count. */
  private readonly due: number[] = [];
  private readonly dueCount: Float64Array;
  /** Flows whose credit cell waits here for the wire, and its count. */
  private readonly pending: number[] = [];
  private readonly pendingCount: Float64Array;
  /** Credit cells that took a slot here. */
  cellsSent = 0;

  constructor(sender: CreditSender, receiver: CreditReceiver) {
    this.sender = sender;
    this.receiver = receiver;
    this.dueCount = new Float64Array(sender.n2.length);
    this.pendingCount = new Float64Array(sender.n2.length);
  }

  state(io: StateIo): void {
    this.cells = io.number(this.cells);
    this.cellsSent = io.number(this.cellsSent);
    io.list(this.due);
    io.list(this.pending);
    for (const values of [this.dueCount, this.pendingCount]) io.array(values);
  }

  covers(flow: number): boolean {
    return this.receiver.covers(flow);
  }

  get parts(): readonly Registered[] {
    return [this, this.sender, this.receiver];
  }

  /** Counts a cell of the flow that has to wait. */
  enter(flow: number): void {
    this.cells++;
    this.receiver.enter(flow);
  }

  /** Counts a waiting cell of the flow that begins to leave. */
  leave(flow: number): void {
    this.cells--;
    this.receiver.leave(flow);
    this.passOn(flow);
  }

  /** Counts a cell of the flow that begins to leave, with or without waiting: a credit may become due. */
  passOn(flow: number): void {
    const count = this.receiver.countPassedOn(flow);
    if (count === 0) return;
    this.dueCount[flow] = count;
    if (!this.due.includes(flow)) this.due.push(flow);
  }

  /** The next flow with a credit to be sent upstream; -1 for none. */
  takeDue(): number {
    return this.due.shift() ?? -1;
  }

  countDue(flow: number): number {
    return this.dueCount[flow]!;
  }

  get hasPending(): boolean {
    return this.pending.length > 0;
  }

  /** Queues a credit cell that has to wait for the wire. */
  wait(flow: number, count: number): void {
    this.pendingCount[flow] = count;
    if (!this.pending.includes(flow)) this.pending.push(flow);
  }

  /** The flow whose credit cell is sent next; some credit cell must be waiting. */
  takePending(): number {
    return this.pending.shift() as number;
  }

  countPending(flow: number): number {
    return this.pendingCount[flow]!;
  }
}
