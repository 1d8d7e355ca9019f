import { EFCI, FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';
import type { PortCredits } from '../credit/portCredits.ts';
import type { StateIo } from '../sim/state.ts';
import type { Backlog } from './backlog.ts';
import type { Buffer } from './buffer.ts';
import type { Buffers } from './buffers.ts';
import type { ArrivingCell, PolicyHooks, Verdict } from './discard/policy.ts';
import type { Losses } from './state/losses.ts';
import type { DepartureFilter } from './transmit/transmitter.ts';

/** What hooks ask of their port. */
export interface HookedPort {
  readonly buffers: Buffers;
  readonly losses: Losses;
  readonly credits: PortCredits | null;
  readonly cell: ArrivingCell;
  readonly waiting: number;
  readonly flows: readonly unknown[];
  /** Flows that cross the port. */
  readonly members: readonly number[];
  /** What waits in a buffer. @param victim -1 */
  backlogIn(buffer: Buffer, victim: number): Backlog | undefined;
  /** Lets cells leave that begin to by `time`. */
  letLeave(time: number): void;
  /** An observer may need what is decided about this cell. */
  watchLeaving(cell: ArrivingCell, hooks: PolicyHooks): void;
  /** The cell leaves with a mark, the first of its frame. */
  onMarkedDeparture(): void;
  /** The cell is not sent. */
  onDroppedAtDeparture(flow: number, verdict: Verdict): void;
}

/** What the policies of a port do other than judge arriving cells: they judge leaving cells and have timers. */
export class PortHooks implements DepartureFilter {
  /** 1 while a frame of the flow is leaving, by the cells that the port has seen. */
  private readonly inFrame: Uint8Array;
  private readonly port: HookedPort;
  /** The cell that leaves, or the port where there is none. */
  private readonly cell: ArrivingCell;

  constructor(port: HookedPort) {
    this.port = port;
    this.inFrame = new Uint8Array(port.flows.length);
    this.cell = { ...port.cell, waited: 0 };
  }

  state(io: StateIo): void {
    io.places(this.inFrame, this.port.members);
  }

  private get all(): readonly PolicyHooks[] {
    return this.port.buffers.all.flatMap(({ policy }) => policy.hooks ?? []);
  }

  /** Policies are in force, or their settings have changed. */
  begin(now: number): void {
    for (const hooks of this.all) hooks.begin(now, this.port.cell.cellTime);
  }

  /** The state of policies is about to be replaced. */
  stop(): void {
    for (const hooks of this.all) hooks.stop();
  }

  /** Timers due by `time` act, each after the cells that leave by its instant. */
  advance(time: number): void {
    for (let { next } = this; dueOf(next) <= time; { next } = this) {
      const due = dueOf(next);
      this.port.letLeave(due);
      next.policy.hooks?.tick(this.look(next, 0, due, false, false));
    }
  }

  /** The buffer whose policy has the next timer. */
  private get next(): Buffer {
    const { only, all } = this.port.buffers;
    return only ?? all.reduce((first, other) => (dueOf(other) < dueOf(first) ? other : first));
  }

  private look(buffer: Buffer, flow: number, now: number, first: boolean, last: boolean): ArrivingCell {
    const { cell, port } = this;
    cell.flow = flow;
    cell.first = first;
    cell.last = last;
    cell.queue = port.buffers.waitingIn(buffer);
    cell.backlog = port.backlogIn(buffer, -1);
    cell.since = port.buffers.sinceOf(buffer);
    cell.now = now;
    cell.waited = 0;
    return cell;
  }

  pass(at: number, meta: number, frame: number, since: number): number {
    const { port, inFrame } = this;
    const flow = meta & FLOW_MASK;
    if ((meta & RM) !== 0 || port.credits?.covers(flow) === true) return meta;
    const last = (meta & LAST_CELL) !== 0;
    const first = inFrame[flow] === 0;
    inFrame[flow] = last ? 0 : 1;
    const buffer = port.buffers.of(flow);
    const { policy } = buffer;
    if (policy.hooks === undefined) return meta;
    const cell = this.look(buffer, flow, at, first, last);
    cell.waited = at - since;
    port.watchLeaving(cell, policy.hooks);
    const verdict = policy.hooks.leave(cell);
    if (verdict < 0) {
      port.onDroppedAtDeparture(flow, verdict);
      port.losses.byPolicy(at, flow, frame, last, verdict, port.waiting, policy.digestOf(verdict));
      return -1;
    }
    if (policy.leavingMarks?.[flow] !== 1) return meta;
    if (first) {
      port.onMarkedDeparture();
      port.losses.noteMark(at, flow, frame, policy.markLine ?? 0);
    }
    return meta | EFCI;
  }
}

const dueOf = ({ policy }: Buffer): number => policy.hooks?.due ?? Infinity;
