import { EFCI, FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';
import type { PortCredits } from '../credit/portCredits.ts';
import type { ArrivingCell, DiscardPolicy, PolicyHooks, Verdict } from './discard/policy.ts';
import type { Losses } from './state/losses.ts';
import type { QueueStatistics } from './state/queueStatistics.ts';
import type { DepartureFilter } from './transmit/transmitter.ts';

/** What hooks ask of their port. */
export interface HookedPort {
  readonly policy: DiscardPolicy;
  readonly losses: Losses;
  readonly statistics: QueueStatistics;
  readonly credits: PortCredits | null;
  readonly cell: ArrivingCell;
  readonly waiting: number;
  readonly flows: readonly unknown[];
  /** Places that are taken of the buffer that a flow has its places in. */
  occupancyOf(flow: number): number;
  /** Lets cells leave that begin to by `time`. */
  letLeave(time: number): void;
  /** An observer may need what is decided about this cell. */
  watchLeaving(cell: ArrivingCell, hooks: PolicyHooks): void;
  /** The cell leaves with a mark, the first of its frame. */
  onMarkedDeparture(): void;
  /** The cell is not sent. */
  onDroppedAtDeparture(flow: number, verdict: Verdict): void;
}

/** What a policy does other than judge arriving cells: it judges leaving cells and has timers. */
export class PortHooks implements DepartureFilter {
  readonly of: PolicyHooks;
  /** 1 while a frame of the flow is leaving, by the cells that the port has seen. */
  inFrame: Uint8Array;
  private readonly port: HookedPort;
  /** The cell that leaves, or the port where there is none. */
  private readonly cell: ArrivingCell;

  constructor(port: HookedPort, of: PolicyHooks) {
    this.port = port;
    this.of = of;
    this.inFrame = new Uint8Array(port.flows.length);
    this.cell = { ...port.cell, waited: 0 };
  }

  /** Timers due by `time` act, each after the cells that leave by its instant. */
  advance(time: number): void {
    for (let { due } = this.of; due <= time; { due } = this.of) {
      this.port.letLeave(due);
      this.of.tick(this.look(0, due, false, false));
    }
  }

  private look(flow: number, now: number, first: boolean, last: boolean): ArrivingCell {
    const { cell, port } = this;
    cell.flow = flow;
    cell.first = first;
    cell.last = last;
    cell.queue = port.occupancyOf(flow);
    cell.since = port.statistics.since;
    cell.now = now;
    cell.waited = 0;
    return cell;
  }

  pass(at: number, meta: number, frame: number, since: number): number {
    const { port, of, inFrame } = this;
    const flow = meta & FLOW_MASK;
    if ((meta & RM) !== 0 || port.credits?.covers(flow) === true) return meta;
    const last = (meta & LAST_CELL) !== 0;
    const first = inFrame[flow] === 0;
    inFrame[flow] = last ? 0 : 1;
    const cell = this.look(flow, at, first, last);
    cell.waited = at - since;
    port.watchLeaving(cell, of);
    const verdict = of.leave(cell);
    if (verdict < 0) {
      port.onDroppedAtDeparture(flow, verdict);
      port.losses.byPolicy(at, flow, frame, last, verdict, port.waiting, port.policy.digestOf(verdict));
      return -1;
    }
    if (port.policy.leavingMarks?.[flow] !== 1) return meta;
    if (first) {
      port.onMarkedDeparture();
      port.losses.noteMark(at, flow, frame, port.policy.markLine ?? 0);
    }
    return meta | EFCI;
  }
}
