import type { SegmentOutlet, VirtualSource } from '../abr/ends/virtualSource.ts';
import { BACKWARD_NOTICE, type CellRecords, FLOW_MASK, RM } from '../atm/cell.ts';
import { TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { Link } from '../atm/link.ts';
import type { Registered } from '../sim/state.ts';
import type { TieKeys } from '../sim/tieOrder.ts';
import type { Timers } from '../sim/timers.ts';
import type { Port } from './port.ts';
import type { Segment } from './segment.ts';
import { Switch } from './switch.ts';
import type { CreditForwarder } from './transmit/creditForwarder.ts';

/**
 * A switch that cuts the control loops of ABR VCs (virtual source and destination): their data wait per VC ahead of the
 * output port and leave at the rate of the virtual source. Forward RM cells are turned around here; the port's algorithm and the switches
 * downstream set that rate. Order of events at one instant: departures, arrivals, then timers of virtual sources.
 */
export class SegmentingSwitch extends Switch implements SegmentOutlet {
  readonly timers: Timers;
  override readonly segments: readonly (Segment | null)[];
  /** Indexed by timer slot / TIMERS_PER_ENDPOINT. */
  private readonly sources: readonly VirtualSource[];

  /** @param cut creates the virtual ends of the cut VCs, by flow; their timers are in the order of flows */
  constructor(
    id: string,
    inputs: readonly Link[],
    ports: readonly Port[],
    route: readonly (Port | null)[],
    credits: CreditForwarder | null,
    ties: TieKeys | null,
    timers: Timers,
    cut: (node: SegmentingSwitch) => readonly (Segment | null)[],
  ) {
    super(id, inputs, ports, route, true, credits, ties);
    this.timers = timers;
    this.segments = cut(this);
    this.sources = this.segments.flatMap((segment) => (segment === null ? [] : [segment.source]));
  }

  override get components(): readonly Registered[] {
    const ends = this.segments.flatMap((segment) =>
      segment === null ? [] : [segment.destination, segment.source, ...segment.source.components],
    );
    return [this.timers, ...ends];
  }

  /** False: a cell may set a timer, and the timer may send another cell. */
  protected override get mayBatchByPort(): boolean {
    return false;
  }

  override get nextTime(): number {
    return Math.min(super.nextTime, this.timers.next);
  }

  /** Processes event by event, because a cell may set a timer that expires before the next cell. */
  protected override takeAll(end: number): void {
    const { credits, timers } = this;
    for (;;) {
      const input = this.firstInput;
      const arrives = input?.headTime ?? Infinity;
      const departs = credits?.nextDeparture ?? Infinity;
      const now = Math.min(departs, arrives, timers.next);
      if (now >= end) return;
      if (departs === now) credits?.serve(now);
      else if (input !== null && arrives === now) this.takeRun(input, now);
      else this.fire();
      credits?.flushDueCredits(now);
    }
  }

  private fire(): void {
    const { timers } = this;
    const now = timers.next;
    const slot = timers.takeNext();
    const kind = slot % TIMERS_PER_ENDPOINT;
    this.sources[(slot - kind) / TIMERS_PER_ENDPOINT]!.timerFired(now, kind);
    timers.finishTake(slot);
  }

  protected override takeData(from: CellRecords, slot: number): void {
    const segment = this.segments[from.meta[slot]! & FLOW_MASK];
    if (segment === null) super.takeData(from, slot);
    else segment!.destination.dataArrived(from.time[slot]!, from.meta[slot]!, from.frame[slot]!);
  }

  /** Forward RM cells of a cut VC are returned from here; backward ones of the next loop end at the virtual source. */
  protected override takeRm(now: number, meta: number, serial: number): void {
    const flow = meta & FLOW_MASK;
    const segment = this.segments[flow & ~1];
    if (segment === null) super.takeRm(now, meta, serial);
    else if ((flow & 1) === 0) segment!.destination.turn(now, serial);
    else {
      if ((meta & BACKWARD_NOTICE) === 0) this.route[flow ^ 1]?.rates?.backward(now, flow >> 1, serial);
      segment!.source.feedback(now, meta, serial);
    }
  }

  /** A port notifies the virtual source ahead of it directly, without a cell. */
  protected override notify(now: number, flow: number): void {
    const segment = this.segments[flow];
    if (segment === null) super.notify(now, flow);
    else segment!.source.feedback(now, (flow ^ 1) | RM | BACKWARD_NOTICE, 1);
  }

  takeSegmentData(from: CellRecords, slot: number): void {
    super.takeData(from, slot);
  }

  takeSegmentRm(now: number, flow: number, serial: number): void {
    super.takeRm(now, flow | RM, serial);
  }
}
