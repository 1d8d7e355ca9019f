import type { Link } from '../../atm/link.ts';
import { type Arena, field, type Lodger } from '../arena.ts';
import * as at from '../layout.ts';
import type { Records } from '../records.ts';

/**
 * One link as the kernel knows it. When its sender or its receiver is not in the kernel, that one enters, acts and leaves.
 */
export class KernelLink {
  readonly link: Link;
  readonly record: number;
  /** Slot of its head time. */
  private readonly headTime: number;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly time: Lodger;
  private readonly meta: Lodger;
  private readonly frame: Lodger;

  /** @param headTime slot of its own, among those of its receiver */
  constructor(link: Link, headTime: number, arena: Arena, records: Records) {
    this.link = link;
    this.arena = arena;
    this.records = records;
    this.headTime = headTime;
    this.record = records.add(at.LINK_SLOTS);
    this.time = field(link, 'time');
    this.meta = field(link, 'meta');
    this.frame = field(link, 'frame');
  }

  checkIn(): void {
    this.houseRing();
    const { link, record, records, headTime } = this;
    const { values } = records;
    records.setWhole(record + at.LINK_HEAD_TIME, records.addressOf(headTime));
    records.setWhole(record + at.LINK_WAKES_ON_RM, link.wakesOnRmOnly ? 1 : 0);
    values[record + at.LINK_WHOLE] = link.cellWhole;
    values[record + at.LINK_PART] = link.cellPart;
    values[record + at.LINK_MODULUS] = link.modulus;
    values[record + at.LINK_DELAY] = link.delay;
    values[record + at.LINK_PERIOD] = link.period;
    this.leave();
  }

  /** Its sender, its receiver or everybody is about to act outside. */
  enter(): void {
    const { link, record, records, headTime } = this;
    const { values } = records;
    link.head = onFrom(link.head, records.whole(record + at.LINK_HEAD));
    link.tail = onFrom(link.tail, records.whole(record + at.LINK_TAIL));
    link.headTime = values[headTime]!;
    this.readTransmitter();
  }

  /** Up to when all that was handed over is sent. */
  readTransmitter(): void {
    const { link, record, records } = this;
    link.free = records.values[record + at.LINK_FREE]!;
    link.carry = records.values[record + at.LINK_CARRY]!;
  }

  /** One of the two has acted outside. */
  leave(): void {
    const { link, record, records } = this;
    records.setWhole(record + at.LINK_HEAD, link.head);
    this.senderLeaves();
  }

  /** Its sender, who never acts in the kernel, is about to act. */
  senderEnters(): void {
    const { link, record, records, headTime } = this;
    link.head = onFrom(link.head, records.whole(record + at.LINK_HEAD));
    link.headTime = records.values[headTime]!;
  }

  /** It has acted. The ring may be another one. */
  senderLeaves(): void {
    const { link, record, records, headTime } = this;
    if (records.whole(record + at.LINK_MASK) !== link.mask) this.houseRing();
    const { values } = records;
    records.setWhole(record + at.LINK_TAIL, link.tail);
    values[headTime] = link.headTime;
    values[record + at.LINK_FREE] = link.free;
    values[record + at.LINK_CARRY] = link.carry;
  }

  /** Its receiver, who never acts in the kernel, is about to act. */
  receiverEnters(): void {
    const { link, record, records, headTime } = this;
    link.tail = onFrom(link.tail, records.whole(record + at.LINK_TAIL));
    link.headTime = records.values[headTime]!;
  }

  receiverLeaves(): void {
    const { link, record, records, headTime } = this;
    records.setWhole(record + at.LINK_HEAD, link.head);
    records.values[headTime] = link.headTime;
  }

  private houseRing(): void {
    const { link, arena, record } = this;
    const time = arena.house(this.time);
    const meta = arena.house(this.meta);
    const frame = arena.house(this.frame);
    const { records } = this;
    records.setWhole(record + at.LINK_TIME, time);
    records.setWhole(record + at.LINK_META, meta);
    records.setWhole(record + at.LINK_FRAME, frame);
    records.setWhole(record + at.LINK_MASK, link.mask);
    records.setWhole(record + at.LINK_PLACES, link.places);
  }
}

/** A count that goes on from another one, of which the lower 32 bits are known. */
const onFrom = (before: number, bits: number): number => before + ((bits - before) | 0);
