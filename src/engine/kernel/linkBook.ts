import type { Link } from '../atm/link.ts';
import { type Arena, field, type Lodger } from './arena.ts';
import * as at from './layout.ts';
import type { Records } from './records.ts';

/**
 * One link as the kernel knows it. What its sender does is kept up by the sender, what its receiver does by the receiver; when
 * one of the two is not in the kernel, it enters, acts and leaves.
 */
export class LinkBook {
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
    records.setWhole(record + at.LINK_HEAD, link.head);
    records.setWhole(record + at.LINK_TAIL, link.tail);
    records.setWhole(record + at.LINK_HEAD_TIME, records.addressOf(headTime));
    records.setWhole(record + at.LINK_PATIENT, link.isPatient ? 1 : 0);
    values[record + at.LINK_WHOLE] = link.cellWhole;
    values[record + at.LINK_PART] = link.cellPart;
    values[record + at.LINK_MODULUS] = link.modulus;
    values[record + at.LINK_DELAY] = link.delay;
    values[headTime] = link.headTime;
    this.checkTransmitterIn();
  }

  checkOut(): void {
    const { link, record, headTime } = this;
    const { records } = this;
    const { values } = records;
    link.head = onFrom(link.head, records.whole(record + at.LINK_HEAD));
    link.headTime = values[headTime];
    this.checkTransmitterOut();
  }

  checkTransmitterIn(): void {
    const { link, record } = this;
    const { records } = this;
    const { values } = records;
    records.setWhole(record + at.LINK_TAIL, link.tail);
    values[record + at.LINK_FREE] = link.free;
    values[record + at.LINK_CARRY] = link.carry;
  }

  checkTransmitterOut(): void {
    const { link, record } = this;
    const { records } = this;
    const { values } = records;
    link.tail = onFrom(link.tail, records.whole(record + at.LINK_TAIL));
    link.free = values[record + at.LINK_FREE];
    link.carry = values[record + at.LINK_CARRY];
  }

  /** The sender is about to act outside. */
  senderEnters(): void {
    const { link, record, headTime } = this;
    const { records } = this;
    const { values } = records;
    link.head = onFrom(link.head, records.whole(record + at.LINK_HEAD));
    link.headTime = values[headTime];
  }

  /** The sender has acted outside: the ring may be another one. */
  senderLeaves(): void {
    const { link, record, headTime } = this;
    if (this.records.whole(record + at.LINK_MASK) !== link.mask) this.houseRing();
    this.checkTransmitterIn();
    this.records.values[headTime] = link.headTime;
  }

  receiverEnters(): void {
    const { link, record, headTime } = this;
    const { records } = this;
    const { values } = records;
    link.tail = onFrom(link.tail, records.whole(record + at.LINK_TAIL));
    link.headTime = values[headTime];
  }

  receiverLeaves(): void {
    const { link, record, headTime } = this;
    const { records } = this;
    const { values } = records;
    records.setWhole(record + at.LINK_HEAD, link.head);
    values[headTime] = link.headTime;
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
