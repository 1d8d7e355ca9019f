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

/** In digests, below every verdict of a policy: refused by a line of the sharing, which is taken off; pushed out. */
const CAPPED = -4096;
const PUSHED_OUT = -8192;

const hasHooks = ({ policy }: Room): boolean => policy.hooks !== undefined;

export interface PortParts {
  readonly index: number;
  readonly wire: Wire;
  readonly flows: readonly Flow[];
  /** Of a cell, whole picoseconds. */
  readonly cellTime: Picoseconds;
  /** Flows that cross it and carry data under rate control. */
  readonly ratedFlows: ReadonlySet<number>;
  /** VCs of the run. */
  readonly vcs: number;
  /** Flows that cross it. */
  readonly members: readonly number[];
  /** Something has left. */
  readonly onServed?: (now: Picoseconds) => void;
}

/** What is set of a port. */
export interface PortSetup {
  /** Null: the one it has goes on. */
  readonly makeScheduler: ((queues: WaitingUnits) => Scheduler) | null;
  /** All units share one line. */
  readonly isFifo: boolean;
  /** Where units wait: one room for all, or one for each service class. */
  readonly rooms: readonly Room[];
  readonly roomOf: (flow: number) => Room;
  /** Those whose policy begins, with empty state. */
  readonly beginning: readonly Room[];
  /** Flows of the class ABR that cross it. */
  readonly abrFlows: readonly number[];
  /** Units that may wait in all of them. */
  readonly capacity: Cells;
  /** The algorithm of rate control, and what it can know of the port. */
  readonly rates: RateSettings;
}

/**
 * An output port: policies that judge what comes, a buffer with a queue for each VC, a scheduler that says whose turn it is,
 * and a wire. At one instant units leave first, then timers of the policy act, then units come.
 */
export class Port {
  readonly digest = new Digest();
  offered = 0;
  dropped = 0;
  pushedOut = 0;
  waiting = 0;
  /** Null: no VC with rate control crosses it. */
  readonly rates: Rates | null;
  protected readonly parts: PortParts;
  protected readonly queues: Waiting;
  protected scheduler: Scheduler;
  private setup: PortSetup;
  private bytes = 0;
  /** When the queue took on this length. */
  private since: Picoseconds = 0;
  /** For when a departure is planned. */
  private planned: Picoseconds = -1;
  private readonly events: Events;
  /** By flow: 1 while a frame of it is arriving, and while one is leaving. */
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

  /** Other settings from now on; what waits stays. */
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

  /** New policies learn of what waits. */
  private countInto(rooms: readonly Room[]): void {
    for (const { flow } of this.queues.units())
      for (const room of rooms) if (this.hasPlaceIn(room, flow)) room.policy.occupancy?.increment(flow);
  }

  /** What waits goes into rooms that were not there before. */
  private moveIn(now: Picoseconds): void {
    const { rooms, roomOf } = this.setup;
    for (const { flow, bytes } of this.queues.units())
      if (this.hasPlaceIn(roomOf(flow), flow)) this.enter(now, roomOf(flow), flow, bytes, 1);
    if (rooms.length === 1 && this.sharesOneLine) rooms[0]!.since = this.since;
  }

  /** All that waits has its place in the room, if there is but one. */
  protected get sharesOneLine(): boolean {
    return true;
  }

  /** Weights of VCs, or what they are promised, are others. */
  vcsChanged(now: Picoseconds, sharing: ParameterValues): void {
    for (const { shares, capacity } of this.setup.rooms) shares?.configure(sharing, capacity);
    this.scheduler.weightsChanged(now);
  }

  /** VCs are of other classes: what waits of theirs goes to the rooms of those, where they are refused no longer. */
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

  /** Another scheduler meets what waits as if it all came now. */
  private reschedule(now: Picoseconds, make: (queues: WaitingUnits) => Scheduler): void {
    const { queues } = this;
    const slots = queues.inOrder();
    const waiting = slots.map((slot) => queues.at(slot));
    for (const slot of slots) queues.leave(slot);
    this.scheduler = make(queues);
    for (const { unit, since } of waiting) this.join(now, unit, since);
  }

  /** ABR cells that wait; in a line that all share, every cell. */
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

  /** It carries data under rate control. */
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

  /** A cell of no frame comes: nothing but a full buffer stops it. */
  arriveControl(now: Picoseconds, unit: SentUnit): void {
    const room = this.setup.roomOf(unit.flow);
    if (room.waiting < room.capacity) this.take(now, unit);
  }

  /** A unit of a frame comes. */
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

  /** Its flow holds all that it may. @param line of the sharing that says so */
  protected refuseByShares(now: Picoseconds, unit: SentUnit, line: number): void {
    this.dropped++;
    this.lose(now, unit, CAPPED - line);
  }

  /** What a policy can know of a unit. @param gone one that is about to go */
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

  /** It leaves at once where nothing is being sent, or waits. */
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

  /** It leaves without having waited. */
  protected onDeparture(now: Picoseconds, unit: SentUnit): void {
    this.scheduler.pass(unit.flow, now, unit.bytes);
    this.parts.wire.send(now, unit);
  }

  /** The scheduler knows of it from now on. @param since when it came */
  protected join(now: Picoseconds, unit: SentUnit, since: Picoseconds): void {
    this.scheduler.join(unit.flow, this.queues.join(unit, since), now);
  }

  /** Something leaves as soon as the wire is free. */
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

  /** What can leave at `now` leaves. */
  serve(now: Picoseconds): void {
    while (this.hasReady && this.parts.wire.freeAt <= now) this.depart(now);
    this.planDeparture();
  }

  /** The wire is free: the one whose turn it is leaves, unless the policy throws it away. */
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

  /** Whether the policy lets it go; then it may be marked. @param since when it came */
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

  /** The next timer of a policy, as long as it is still due then. */
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

  /** A unit that waits gives its place to another one. */
  private evictFor(now: Picoseconds, slot: number): void {
    const unit = this.dropWaiting(now, slot);
    if (unit.control !== null) return;
    this.pushedOut++;
    this.lose(now, unit, PUSHED_OUT);
  }

  /** The policy has asked for units to be taken out where the next one to be served is. */
  private dropFromHead(now: Picoseconds, room: Room, request: HeadDropRequest): void {
    for (; request.cells > 0 && room.waiting > 0; request.cells--) {
      const unit = this.dropWaiting(now, this.frontOf(room));
      if (unit.control !== null) continue;
      this.dropped++;
      this.lose(now, unit, room.policy.legacyDigestCode(refuse(request.line)));
    }
    request.cells = 0;
  }

  /** What is to leave a room next; of one room among several the oldest. */
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

  /** @param sign it waits, or waits no longer */
  protected count(now: Picoseconds, { flow, bytes }: SentUnit, sign: 1 | -1): void {
    this.waiting += sign;
    this.bytes += sign * bytes;
    this.since = now;
    const room = this.setup.roomOf(flow);
    if (this.hasPlaceIn(room, flow)) this.enter(now, room, flow, bytes, sign);
  }

  /** @param sign it enters the room, or leaves it */
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
