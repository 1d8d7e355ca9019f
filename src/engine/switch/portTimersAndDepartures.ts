import { EFCI, FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';
import type { StateIo } from '../sim/state.ts';
import type { Buffer } from './buffer.ts';
import type { Buffers } from './buffers.ts';
import type { ArrivingCell, PolicyTimersAndDepartures, Verdict } from './discard/policy.ts';
import type { DropLog } from './state/dropLog.ts';
import type { PortQueue } from './transmit/portQueue.ts';
import type { DepartureFilter } from './transmit/transmitter.ts';

/** The parts of a port that policy hooks use. */
export interface HookedPort {
  readonly buffers: Buffers;
  readonly losses: DropLog;
  readonly cell: ArrivingCell;
  readonly queue: PortQueue;
  /** Lets cells depart whose transmission begins by `time`. */
  transmitUntil(time: number): void;
  /** Explains the decision about this departing cell, if a probe listens to decisions. */
  explainDeparture(cell: ArrivingCell, hooks: PolicyTimersAndDepartures): void;
  /** Reports that the first cell of a frame departs with a mark. */
  onMarkedDeparture(): void;
  /** Reports that a departing cell is dropped. */
  onDroppedAtDeparture(flow: number, verdict: Verdict): void;
}

/** Runs the hooks of a port's policies: timers, and decisions about departing cells. */
export class PortTimersAndDepartures implements DepartureFilter {
  /** By flow: 1 while a frame of the flow is departing. */
  private readonly inFrame: Uint8Array;
  private readonly port: HookedPort;
  /** The departing cell as hooks see it; at a timer, the state of the port. */
  private readonly cell: ArrivingCell;

  constructor(port: HookedPort) {
    this.port = port;
    this.inFrame = new Uint8Array(port.queue.flows.length);
    this.cell = { ...port.cell, waited: 0 };
  }

  state(io: StateIo): void {
    io.places(this.inFrame, this.port.queue.members);
  }

  private get all(): readonly PolicyTimersAndDepartures[] {
    return this.port.buffers.all.flatMap(({ policy }) => policy.hooks ?? []);
  }

  /** Begins the hooks of new policies, and of those whose settings have changed. */
  begin(now: number): void {
    for (const hooks of this.all) hooks.begin(now, this.port.cell.cellTime);
  }

  /** Stops all timers, before the state of the policies is replaced. */
  stop(): void {
    for (const hooks of this.all) hooks.stop();
  }

  /** Runs the timers due by `time`, each after the cells that depart by its due time. */
  advance(time: number): void {
    const { queue, buffers } = this.port;
    for (let { next } = this; dueOf(next) <= time; { next } = this) {
      const due = dueOf(next);
      this.port.transmitUntil(due);
      const cell = this.viewOf(next, 0, due, false, false);
      if (queue.link.isPacketLink) buffers.viewLengthsAtTimer(cell, next);
      next.policy.hooks?.onTimer(cell);
    }
  }

  /** The buffer whose policy has the next timer. */
  private get next(): Buffer {
    const { only, all } = this.port.buffers;
    return only ?? all.reduce((first, other) => (dueOf(other) < dueOf(first) ? other : first));
  }

  private viewOf(buffer: Buffer, flow: number, now: number, first: boolean, last: boolean): ArrivingCell {
    const { cell, port } = this;
    cell.flow = flow;
    cell.first = first;
    cell.last = last;
    cell.queue = port.buffers.waitingIn(buffer);
    cell.since = port.buffers.sinceOf(buffer);
    cell.now = now;
    cell.waited = 0;
    return cell;
  }

  onDeparture(at: number, meta: number, frame: number, since: number): number {
    const { port, inFrame } = this;
    const { queue } = port;
    const flow = meta & FLOW_MASK;
    if ((meta & RM) !== 0 || queue.credits?.covers(flow) === true) return meta;
    const last = (meta & LAST_CELL) !== 0;
    const first = inFrame[flow] === 0;
    inFrame[flow] = last ? 0 : 1;
    const buffer = port.buffers.of(flow);
    const { policy } = buffer;
    if (policy.hooks === undefined) return meta;
    const cell = this.viewOf(buffer, flow, at, first, last);
    if (queue.link.isPacketLink) port.buffers.viewLengths(cell, buffer, -1, meta, frame);
    cell.waited = at - since;
    port.explainDeparture(cell, policy.hooks);
    const verdict = policy.hooks.onDeparture(cell);
    if (verdict < 0) {
      port.onDroppedAtDeparture(flow, verdict);
      port.losses.byPolicy(at, flow, frame, last, verdict, queue.waiting, policy.legacyDigestCode(verdict));
      return -1;
    }
    if (policy.departureMarks?.[flow] !== 1) return meta;
    if (first) {
      port.onMarkedDeparture();
      port.losses.noteMark(at, flow, frame, policy.markLine ?? 0);
    }
    return meta | EFCI;
  }
}

const dueOf = ({ policy }: Buffer): number => policy.hooks?.due ?? Infinity;
