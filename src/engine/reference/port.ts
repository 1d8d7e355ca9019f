import type { Cells, ParameterValues, Picoseconds } from '../../contract/index.ts';
import type { Flow } from '../atm/flow.ts';
import { Digest } from '../sim/digest.ts';
import { type Backlog, backlogOf } from '../switch/backlog.ts';
import {
  type ArrivingCell,
  type HeadDropRequest,
  isAccepted,
  refuse,
  reportCapped,
} from '../switch/discard/policy.ts';
import type { Scheduler } from '../switch/schedulers/scheduler.ts';
import type { WaitingUnits } from '../switch/state/waitingUnits.ts';
import { DEPARTURE, type Events, TICK } from './events.ts';
import { type RateSettings, Rates } from './rates.ts';
import type { Room } from './room.ts';
import type { SentUnit } from './unit.ts';
import { Waiting } from './waiting.ts';
import type { Wire } from './wire.ts';

/** Reasons of losses in digests, below every verdict of a policy; the line of the allocation is subtracted from `CAPPED`. */
const CAPPED = -4096;
const PUSHED_OUT = -8192;

const hasHooks = ({ policy }: Room): boolean => policy.hooks !== undefined;

export interface PortParts {
  readonly index: number;
  readonly wire: Wire;
  readonly flows: readonly Flow[];
  /** Transmission time of a cell, whole picoseconds. */
  readonly cellTime: Picoseconds;
  /** Flows that cross the port with data under rate control. */
  readonly ratedFlows: ReadonlySet<number>;
  /** Number of VCs of the run. */
  readonly vcs: number;
  /** Flows that cross the port. */
  readonly members: readonly number[];
  /** Called after departures. */
  readonly onServed?: (now: Picoseconds) => void;
}

/** Settings of a port. */
export interface PortSetup {
  /** Null if the present scheduler stays. */
  readonly makeScheduler: ((queues: WaitingUnits) => Scheduler) | null;
  /** Whether the scheduler serves all units in the order of arrival. */
  readonly isFifo: boolean;
  /** Buffers of the port: one room for all units, or one for each service class. */
  readonly rooms: readonly Room[];
  readonly roomOf: (flow: number) => Room;
  /** Rooms with a new policy, which starts with empty state. */
  readonly beginning: readonly Room[];
  /** Flows of the class ABR that cross the port. */
  readonly abrFlows: readonly number[];
  /** Places of all rooms that flows of the port use. */
  readonly capacity: Cells;
  /** The algorithm of rate control, and the properties of the port that it can use. */
  readonly rates: RateSettings;
}

/**
 * An output port: policies that judge arriving units, a buffer with a queue for each VC, a scheduler that selects the next to be served,
 * and a wire. Order of events at one instant: departures, timers of the policy, arrivals.
 */
export class Port {
  readonly digest = new Digest();
  offered = 0;
  dropped = 0;
  pushedOut = 0;
  waiting = 0;
  /** Null if no VC with rate control crosses the port. */
  readonly rates: Rates | null;
  protected readonly parts: PortParts;
  protected readonly queues: Waiting;
  protected scheduler: Scheduler;
  private setup: PortSetup;
  private bytes = 0;
  /** Time of the last change of the queue length. */
  private since: Picoseconds = 0;
  /** Time for which a departure is planned. */
  private planned: Picoseconds = -1;
  private readonly events: Events;
  /** By flow: 1 while a frame of it is arriving, or leaving. */
  private readonly arriving: Uint8Array;
  private readonly leaving: Uint8Array;

  /** @param setup makes a scheduler */
  constructor(events: Events, parts: PortParts, setup: PortSetup) {
    const { flows, wire, cellTime, ratedFlows, index, vcs } = parts;
    this.events = events;
    this.parts = parts;
    this.setup = setup;
    this.queues = new Waiting(flows.length, wire.unitBytes);
    this.scheduler = setup.makeScheduler!(this.queues);
    this.arriving = new Uint8Array(flows.length);
    this.leaving = new Uint8Array(flows.length);
    for (const { policy } of setup.rooms) policy.hooks?.begin(0, cellTime);
    this.planTick();
    const waiting = (): Cells => this.abrWaiting;
    this.rates = ratedFlows.size === 0 ? null : new Rates({ events, port: index, vcs, waiting }, setup.rates);
  }

  /** Applies other settings; waiting units stay. */
  set(now: Picoseconds, setup: PortSetup): void {
    const before = this.setup;
    this.setup = setup;
    if (before.rooms === setup.rooms) this.countInto(setup.beginning);
    else this.moveIn(now);
    const isNew = setup.beginning.length > 0 && (before.rooms !== setup.rooms || setup.rooms.length === 1);
    if (isNew || !before.rooms.some(hasHooks)) this.leaving.fill(0);
    for (const { policy } of setup.rooms) policy.hooks?.begin(now, this.parts.cellTime);
    this.planTick();
    if (setup.makeScheduler !== null) this.reschedule(now, setup.makeScheduler);
    this.rates?.set(now, setup.rates);
  }

  /** Counts the waiting units for new policies. */
  private countInto(rooms: readonly Room[]): void {
    for (const { flow } of this.queues.units())
      for (const room of rooms) if (this.hasPlaceIn(room, flow)) room.policy.occupancy?.increment(flow);
  }

  /** Moves the waiting units into new rooms. */
  private moveIn(now: Picoseconds): void {
    const { rooms, roomOf } = this.setup;
    for (const { flow, bytes } of this.queues.units())
      if (this.hasPlaceIn(roomOf(flow), flow)) this.enter(now, roomOf(flow), flow, bytes, 1);
    if (rooms.length === 1 && this.sharesOneLine) rooms[0]!.since = this.since;
  }

  /** Whether all waiting units are in the room, if there is only one; not so with cells that have credit. */
  protected get sharesOneLine(): boolean {
    return true;
  }

  /** Applies changed weights of VCs, or shares of the buffer. */
  vcsChanged(now: Picoseconds, sharing: ParameterValues): void {
    for (const { shares, capacity } of this.setup.rooms) shares?.configure(sharing, capacity);
    this.scheduler.weightsChanged(now);
  }

  /** Moves VCs whose class has changed to the room of the new one, with their waiting units, and off drop lists. */
  regroup(now: Picoseconds, setup: PortSetup): void {
    const before = this.setup;
    this.setup = setup;
    for (const flow of this.members) {
      const [from, to] = [before.roomOf(flow), setup.roomOf(flow)];
      if (from === to) continue;
      from.policy.list?.remove(flow, now);
      for (const unit of this.queues.units())
        if (unit.flow === flow && this.hasPlaceIn(to, flow)) {
          this.enter(now, from, flow, unit.bytes, -1);
          this.enter(now, to, flow, unit.bytes, 1);
        }
    }
    this.rates?.set(now, setup.rates);
    if (setup.makeScheduler === null) this.scheduler.weightsChanged(now);
    else this.reschedule(now, setup.makeScheduler);
  }

  /** Installs another scheduler; waiting units join it as if they all arrived now. */
  private reschedule(now: Picoseconds, make: (queues: WaitingUnits) => Scheduler): void {
    const { queues } = this;
    const slots = queues.inOrder();
    const waiting = slots.map((slot) => queues.at(slot));
    for (const slot of slots) queues.leave(slot);
    this.scheduler = make(queues);
    for (const { unit, since } of waiting) this.join(now, unit, since);
  }

  /** Waiting ABR cells; in a FIFO queue, all waiting cells. */
  private get abrWaiting(): Cells {
    const { setup } = this;
    return setup.isFifo ? this.waiting : setup.abrFlows.reduce((sum, flow) => sum + this.waitingOf(flow), 0);
  }

  protected waitingOf(flow: number): Cells {
    return this.queues.length[flow]!;
  }

  get rooms(): readonly Room[] {
    return this.setup.rooms;
  }

  get members(): readonly number[] {
    return this.parts.members;
  }

  get unitBytes(): number {
    return this.parts.wire.unitBytes;
  }

  /** Whether the flow carries data under rate control. */
  isRated(flow: number): boolean {
    return this.parts.ratedFlows.has(flow);
  }

  backlog(now: Picoseconds): Backlog {
    return {
      units: this.waiting,
      bytes: this.bytes,
      time: Math.max(0, this.parts.wire.freeAt - now) + this.parts.wire.timeOf(this.bytes),
    };
  }

  /** A cell that belongs to no frame arrives: only a full buffer refuses it. */
  arriveControl(now: Picoseconds, unit: SentUnit): void {
    const room = this.setup.roomOf(unit.flow);
    if (room.waiting < room.capacity) this.take(now, unit);
  }

  /** A unit of a frame arrives. */
  arrive(now: Picoseconds, unit: SentUnit): void {
    const { flow } = unit;
    const room = this.setup.roomOf(flow);
    const { shares, capacity, policy } = room;
    this.offered++;
    const isFull = room.waiting === capacity;
    const victim = shares !== null && isFull ? shares.victim(flow, this.queues) : -1;
    const gone = victim < 0 ? null : this.queues.at(victim).unit;
    const cell = this.arrivingCell(now, unit, this.arriving, gone);
    const verdict = policy.decide(cell);
    this.planTick();
    if (policy.headDrop !== undefined) this.dropFromHead(now, room, policy.headDrop);
    if (!isAccepted(verdict)) {
      this.dropped++;
      this.lose(now, unit, policy.legacyDigestCode(verdict));
      return;
    }
    const line = shares === null ? 0 : shares.refuses(flow, this.queues.length[flow]!);
    if (line > 0) {
      this.refuseByShares(now, unit, line);
      if (!(cell.first && cell.last)) reportCapped(policy, flow, now);
      return;
    }
    if (victim >= 0 && room.waiting === capacity) this.evictFor(now, victim);
    if (policy.marking?.[flow] === 1) unit.ecn = true;
    this.take(now, unit);
  }

  /** Refuses a unit whose flow is at its maximum share. @param line of the allocation that refuses it */
  protected refuseByShares(now: Picoseconds, unit: SentUnit, line: number): void {
    this.dropped++;
    this.lose(now, unit, CAPPED - line);
  }

  /** The unit as a policy sees it. @param gone unit that is about to be pushed out */
  private arrivingCell(
    now: Picoseconds,
    unit: SentUnit,
    within: Uint8Array,
    gone: SentUnit | null,
  ): ArrivingCell {
    const { flow, last } = unit;
    const { cellTime, wire } = this.parts;
    const { capacity, roomOf } = this.setup;
    const { waiting, bytes, since } = roomOf(flow);
    const backlog =
      gone === null
        ? backlogOf(wire, cellTime, waiting, bytes)
        : backlogOf(wire, cellTime, waiting - 1, bytes - gone.bytes);
    const first = within[flow] === 0;
    within[flow] = last ? 0 : 1;
    const isWireFree = capacity === 0 && wire.freeAt <= now;
    const { backlogOfQueue } = this;
    const queue = backlog.units;
    const lengths = { bytes: unit.bytes, backlog, backlogOf: backlogOfQueue };
    return { flow, first, last, queue, ...lengths, since, now, cellTime, isWireFree };
  }

  private readonly backlogOfQueue = (flow: number): Backlog => {
    const { queues, parts } = this;
    return backlogOf(parts.wire, parts.cellTime, queues.length[flow]!, queues.bytesOfFlow(flow));
  };

  /** Sends an accepted unit at once if the wire is free, else queues it. */
  protected take(now: Picoseconds, unit: SentUnit): void {
    const { wire } = this.parts;
    if (wire.freeAt <= now) {
      if (this.mayLeave(now, unit, now)) this.onDeparture(now, unit);
      return;
    }
    this.join(now, unit, now);
    this.count(now, unit, 1);
    this.planDeparture();
  }

  /** Sends a unit that does not wait. */
  protected onDeparture(now: Picoseconds, unit: SentUnit): void {
    this.scheduler.pass(unit.flow, now, unit.bytes);
    this.parts.wire.send(now, unit);
  }

  /** Appends a unit to the queue of its flow. @param since arrival time */
  protected join(now: Picoseconds, unit: SentUnit, since: Picoseconds): void {
    this.scheduler.join(unit.flow, this.queues.join(unit, since), now);
  }

  /** Whether some unit can leave as soon as the wire is free. */
  protected get hasReady(): boolean {
    return this.waiting > 0;
  }

  protected planDeparture(): void {
    const at = this.parts.wire.freeAt;
    if (!this.hasReady || at === this.planned) return;
    this.planned = at;
    this.events.plan(at, DEPARTURE, this.parts.index, () => {
      this.serve(at);
      this.parts.onServed?.(at);
    });
  }

  /** Lets units leave whose transmission begins by `now`. */
  serve(now: Picoseconds): void {
    while (this.hasReady && this.parts.wire.freeAt <= now) this.depart(now);
    this.planDeparture();
  }

  /** Sends the unit that the scheduler selects, unless the policy drops it. */
  protected depart(now: Picoseconds): void {
    const { wire, ratedFlows } = this.parts;
    const flow = this.scheduler.next();
    const slot = this.queues.first[flow]!;
    const { unit, since } = this.queues.at(slot);
    this.count(now, unit, -1);
    const goes = this.mayLeave(now, unit, since);
    if (goes) this.scheduler.serve(flow, slot, now);
    else this.scheduler.remove(flow, slot, now);
    this.queues.leave(slot);
    if (!goes) return;
    const efciAbove = this.rates?.efciAbove ?? Infinity;
    if (unit.control === null && ratedFlows.has(flow) && this.abrWaiting > efciAbove) unit.ecn = true;
    wire.send(now, unit);
  }

  /** Whether the policy lets a unit depart; it may mark it. @param since arrival time */
  protected mayLeave(now: Picoseconds, unit: SentUnit, since: Picoseconds): boolean {
    const { policy } = this.setup.roomOf(unit.flow);
    const { hooks } = policy;
    if (hooks === undefined || unit.control !== null) return true;
    const verdict = hooks.onDeparture({
      ...this.arrivingCell(now, unit, this.leaving, null),
      waited: now - since,
    });
    this.planTick();
    if (verdict < 0) {
      this.dropped++;
      this.lose(now, unit, policy.legacyDigestCode(verdict));
    } else if (policy.departureMarks?.[unit.flow] === 1) unit.ecn = true;
    return verdict >= 0;
  }

  /** Plans the next timer of a policy; it has no effect if it is no longer due then. */
  private planTick(): void {
    const { cellTime, wire } = this.parts;
    const dueIn = ({ policy }: Room): Picoseconds => policy.hooks?.due ?? Infinity;
    const next = (): Room =>
      this.setup.rooms.reduce((first, other) => (dueIn(other) < dueIn(first) ? other : first));
    const at = dueIn(next());
    if (at === Infinity) return;
    this.events.plan(at, TICK, this.parts.index, () => {
      const room = next();
      if (dueIn(room) !== at) return;
      const backlog = backlogOf(wire, cellTime, room.waiting, room.bytes);
      const about = { flow: 0, first: false, last: false, queue: room.waiting, since: room.since, now: at };
      const lengths = { bytes: wire.unitBytes, backlog, backlogOf: this.backlogOfQueue };
      room.policy.hooks?.onTimer({ ...about, ...lengths, cellTime, waited: 0 });
      this.planTick();
    });
  }

  /** Pushes a waiting unit out. */
  private evictFor(now: Picoseconds, slot: number): void {
    const unit = this.dropWaiting(now, slot);
    if (unit.control !== null) return;
    this.pushedOut++;
    this.lose(now, unit, PUSHED_OUT);
  }

  /** Drops units at the head of the queue, as many as the policy has requested. */
  private dropFromHead(now: Picoseconds, room: Room, request: HeadDropRequest): void {
    for (; request.cells > 0 && room.waiting > 0; request.cells--) {
      const unit = this.dropWaiting(now, this.frontOf(room));
      if (unit.control !== null) continue;
      this.dropped++;
      this.lose(now, unit, room.policy.legacyDigestCode(refuse(request.line)));
    }
    request.cells = 0;
  }

  /** Slot of the unit to be served next; if there are several rooms, of the oldest unit in this one. */
  private frontOf(room: Room): number {
    const { queues, scheduler, setup } = this;
    const next = scheduler.next();
    if (setup.rooms.length === 1 && this.hasPlaceIn(room, next)) return queues.first[next]!;
    return queues.inOrder().find((slot) => this.hasPlaceIn(room, queues.flowOf(slot)))!;
  }

  protected hasPlaceIn(room: Room, flow: number): boolean {
    return this.setup.roomOf(flow) === room;
  }

  private dropWaiting(now: Picoseconds, slot: number): SentUnit {
    const { unit } = this.queues.at(slot);
    this.scheduler.remove(unit.flow, slot, now);
    this.queues.leave(slot);
    this.count(now, unit, -1);
    return unit;
  }

  /** @param sign 1 if the unit begins to wait, -1 if it ends waiting */
  protected count(now: Picoseconds, { flow, bytes }: SentUnit, sign: 1 | -1): void {
    this.waiting += sign;
    this.bytes += sign * bytes;
    this.since = now;
    const room = this.setup.roomOf(flow);
    if (this.hasPlaceIn(room, flow)) this.enter(now, room, flow, bytes, sign);
  }

  /** @param sign 1 if a unit enters the room, -1 if it leaves */
  private enter(now: Picoseconds, room: Room, flow: number, bytes: number, sign: 1 | -1): void {
    if (sign > 0) room.policy.occupancy?.increment(flow);
    else room.policy.occupancy?.decrement(flow);
    room.waiting += sign;
    room.bytes += sign * bytes;
    room.since = now;
  }

  private lose(now: Picoseconds, { flow, frame, last }: SentUnit, why: number): void {
    const { flows, index } = this.parts;
    flows[flow]!.lose(frame, last, now, index);
    this.digest.addTime(now);
    this.digest.add(flow);
    this.digest.add(frame);
    this.digest.add(why);
  }
}
