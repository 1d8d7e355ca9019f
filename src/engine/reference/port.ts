import type { Cells, Picoseconds } from '../../contract/index.ts';
import type { Flow } from '../atm/flow.ts';
import { Digest } from '../sim/digest.ts';
import { type Backlog, backlogOf } from '../switch/backlog.ts';
import {
  type ArrivingCell,
  type DiscardPolicy,
  type FrontDrop,
  isAccepted,
  refuse,
} from '../switch/discard/policy.ts';
import type { Scheduler } from '../switch/schedulers/scheduler.ts';
import type { BufferSharing } from '../switch/shares/bufferSharing.ts';
import { CellQueues } from '../switch/state/cellQueues.ts';
import { DEPARTURE, type Events, TICK } from './events.ts';
import { type Unit, wordOf } from './unit.ts';
import type { Wire } from './wire.ts';

/** In digests, below every verdict of a policy: refused by a line of the sharing, which is taken off; pushed out. */
const CAPPED = -4096;
const PUSHED_OUT = -8192;

/** Places for units that wait, and what judges those that want one. */
export interface Room {
  readonly capacity: Cells;
  readonly policy: DiscardPolicy;
  /** Null: every place is for everybody. */
  readonly shares: BufferSharing | null;
  waiting: number;
  /** Of those that wait. */
  bytes: number;
  /** When the queue took on this length. */
  since: Picoseconds;
}

export interface PortParts {
  readonly index: number;
  readonly wire: Wire;
  readonly flows: readonly Flow[];
  readonly makeScheduler: (queues: CellQueues) => Scheduler;
  /** Where units wait: one room for all, or one for each service class. */
  readonly rooms: readonly Room[];
  readonly roomOf: (flow: number) => Room;
  /** Units that may wait in all of them. */
  readonly capacity: Cells;
  /** Of a cell, whole picoseconds. */
  readonly cellTime: Picoseconds;
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
  private bytes = 0;
  private readonly events: Events;
  private readonly parts: PortParts;
  private readonly queues: CellQueues;
  private readonly scheduler: Scheduler;
  /** What waits, by its place in the queues. */
  private readonly units = new Map<number, Unit>();
  /** By flow: 1 while a frame of it is arriving, and while one is leaving. */
  private readonly arriving: Uint8Array;
  private readonly leaving: Uint8Array;

  constructor(events: Events, parts: PortParts) {
    this.events = events;
    this.parts = parts;
    this.queues = new CellQueues(parts.flows.length, parts.wire.unitBytes, true);
    this.scheduler = parts.makeScheduler(this.queues);
    this.arriving = new Uint8Array(parts.flows.length);
    this.leaving = new Uint8Array(parts.flows.length);
    for (const { policy } of parts.rooms) policy.hooks?.begin(0, parts.cellTime);
    this.planTick();
  }

  backlog(now: Picoseconds): Backlog {
    return {
      units: this.waiting,
      bytes: this.bytes,
      time: Math.max(0, this.parts.wire.freeAt - now) + this.parts.wire.timeOf(this.bytes),
    };
  }

  /** A unit comes. */
  arrive(now: Picoseconds, unit: Unit): void {
    const { flow } = unit;
    const room = this.parts.roomOf(flow);
    const { shares, capacity, policy } = room;
    this.offered++;
    const isFull = room.waiting === capacity;
    const victim = shares !== null && isFull ? shares.victim(flow, this.queues) : -1;
    const gone = victim < 0 ? null : this.units.get(victim)!;
    const verdict = policy.decide(this.arrivingCell(now, unit, this.arriving, gone));
    this.planTick();
    if (policy.front !== undefined) this.dropFront(now, room, policy.front);
    if (!isAccepted(verdict)) {
      this.dropped++;
      this.lose(now, unit, policy.digestOf(verdict));
      return;
    }
    const line = shares === null ? 0 : shares.refuses(flow, this.queues.length[flow]!);
    if (line > 0) {
      this.dropped++;
      this.lose(now, unit, CAPPED - line);
      const capturer = policy.capture ? policy : policy.list;
      if (!(unit.first && unit.last)) capturer?.capture?.(flow, now);
      return;
    }
    if (victim >= 0 && room.waiting === capacity) this.pushOut(now, victim);
    if (policy.marking?.[flow] === 1) unit.ecn = true;
    this.take(now, unit);
  }

  /** What a policy can know of a unit. @param gone one that is about to go */
  private arrivingCell(now: Picoseconds, unit: Unit, within: Uint8Array, gone: Unit | null): ArrivingCell {
    const { flow, last } = unit;
    const { capacity, cellTime, wire, roomOf } = this.parts;
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
    return { flow, first, last, queue, backlog, backlogOf: backlogOfQueue, since, now, cellTime, isWireFree };
  }

  private readonly backlogOfQueue = (flow: number): Backlog => {
    const { queues, parts } = this;
    return backlogOf(parts.wire, parts.cellTime, queues.length[flow]!, queues.bytesOfFlow(flow));
  };

  /** It leaves at once where nothing is being sent, or waits. */
  private take(now: Picoseconds, unit: Unit): void {
    const { wire } = this.parts;
    if (wire.freeAt <= now) {
      if (!this.mayLeave(now, unit, now)) return;
      this.scheduler.pass(unit.flow, now, unit.bytes);
      wire.send(now, unit);
      return;
    }
    const slot = this.queues.join(wordOf(unit), unit.frame, now, unit.bytes);
    this.units.set(slot, unit);
    this.scheduler.join(unit.flow, slot, now);
    this.count(now, unit, 1);
    if (this.waiting === 1) this.planDeparture();
  }

  private planDeparture(): void {
    const at = this.parts.wire.freeAt;
    this.events.plan(at, DEPARTURE, this.parts.index, () => this.depart(at));
  }

  /** The wire is free: the next one goes; where the policy throws that one away, the one behind it. */
  private depart(now: Picoseconds): void {
    const { wire } = this.parts;
    while (this.waiting > 0 && wire.freeAt <= now) {
      const flow = this.scheduler.next();
      const slot = this.queues.first[flow]!;
      const unit = this.units.get(slot)!;
      this.count(now, unit, -1);
      const goes = this.mayLeave(now, unit, this.queues.since[slot]!);
      if (goes) this.scheduler.serve(flow, slot, now);
      else this.scheduler.remove(flow, slot, now);
      this.queues.leave(slot);
      this.units.delete(slot);
      if (goes) wire.send(now, unit);
    }
    if (this.waiting > 0) this.planDeparture();
  }

  /** Whether the policy lets it go; then it may be marked. @param since when it came */
  private mayLeave(now: Picoseconds, unit: Unit, since: Picoseconds): boolean {
    const { policy } = this.parts.roomOf(unit.flow);
    const { hooks } = policy;
    if (hooks === undefined) return true;
    const verdict = hooks.leave({ ...this.arrivingCell(now, unit, this.leaving, null), waited: now - since });
    this.planTick();
    if (verdict < 0) {
      this.dropped++;
      this.lose(now, unit, policy.digestOf(verdict));
    } else if (policy.leavingMarks?.[unit.flow] === 1) unit.ecn = true;
    return verdict >= 0;
  }

  /** The next timer of a policy, as long as it is still due then. */
  private planTick(): void {
    const { cellTime, rooms } = this.parts;
    const dueIn = ({ policy }: Room): Picoseconds => policy.hooks?.due ?? Infinity;
    const next = (): Room => rooms.reduce((first, other) => (dueIn(other) < dueIn(first) ? other : first));
    const at = dueIn(next());
    if (at === Infinity) return;
    this.events.plan(at, TICK, this.parts.index, () => {
      const room = next();
      if (dueIn(room) !== at) return;
      const backlog = backlogOf(this.parts.wire, cellTime, room.waiting, room.bytes);
      const about = { flow: 0, first: false, last: false, queue: room.waiting, since: room.since, now: at };
      room.policy.hooks?.tick({ ...about, backlog, backlogOf: this.backlogOfQueue, cellTime, waited: 0 });
      this.planTick();
    });
  }

  /** A unit that waits gives its place to another one. */
  private pushOut(now: Picoseconds, slot: number): void {
    this.pushedOut++;
    this.lose(now, this.takeOut(now, slot), PUSHED_OUT);
  }

  /** The policy has asked for units to be taken out where the next one to be served is. */
  private dropFront(now: Picoseconds, room: Room, front: FrontDrop): void {
    for (; front.cells > 0 && room.waiting > 0; front.cells--) {
      const slot = this.frontOf(room);
      this.dropped++;
      this.lose(now, this.takeOut(now, slot), room.policy.digestOf(refuse(front.line)));
    }
    front.cells = 0;
  }

  /** What is to leave a room next; of one room among several the oldest. */
  private frontOf(room: Room): number {
    const next = this.queues.first[this.scheduler.next()]!;
    if (room.waiting === this.waiting) return next;
    const { queues, parts } = this;
    return queues.inOrder().find((slot) => parts.roomOf(queues.flowOf(slot)) === room)!;
  }

  private takeOut(now: Picoseconds, slot: number): Unit {
    const unit = this.units.get(slot)!;
    this.scheduler.remove(unit.flow, slot, now);
    this.queues.leave(slot);
    this.units.delete(slot);
    this.count(now, unit, -1);
    return unit;
  }

  /** @param sign it waits, or waits no longer */
  private count(now: Picoseconds, { flow, bytes }: Unit, sign: 1 | -1): void {
    const room = this.parts.roomOf(flow);
    if (sign > 0) room.policy.occupancy?.join(flow);
    else room.policy.occupancy?.leave(flow);
    this.waiting += sign;
    this.bytes += sign * bytes;
    room.waiting += sign;
    room.bytes += sign * bytes;
    room.since = now;
  }

  private lose(now: Picoseconds, { flow, frame, last }: Unit, why: number): void {
    const { flows, index } = this.parts;
    flows[flow]!.lose(frame, last, now, index);
    this.digest.addTime(now);
    this.digest.add(flow);
    this.digest.add(frame);
    this.digest.add(why);
  }
}
