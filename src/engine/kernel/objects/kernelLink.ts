import type { Link } from '../../atm/link.ts';
import * as at from '../layout.ts';
import type { Records } from '../records.ts';
import { type SharedArray, sharedField, type WasmHeap } from '../wasmHeap.ts';

/**
 * The kernel's view of a link. Before the script acts on the link, it reads the state from the kernel (`enterScript`), and writes it back
 * afterwards (`leaveScript`). Hosts never act in the kernel, so they read and write only the end that the kernel may have changed.
 */
export class KernelLink {
  readonly link: Link;
  readonly record: number;
  /** Slot of its head time. */
  private readonly headTime: number;
  private readonly heap: WasmHeap;
  private readonly records: Records;
  private readonly time: SharedArray;
  private readonly meta: SharedArray;
  private readonly frame: SharedArray;

  /** @param headTime slot of its head time, among those of its receiver */
  constructor(link: Link, headTime: number, heap: WasmHeap, records: Records) {
    this.link = link;
    this.heap = heap;
    this.records = records;
    this.headTime = headTime;
    this.record = records.add(at.LINK_SLOTS);
    this.time = sharedField(link, 'time');
    this.meta = sharedField(link, 'meta');
    this.frame = sharedField(link, 'frame');
  }

  beginCall(): void {
    this.allocateRing();
    const { link, record, records, headTime } = this;
    const { values } = records;
    records.setWhole(record + at.LINK_HEAD_TIME, records.addressOf(headTime));
    records.setWhole(record + at.LINK_WAKES_ON_RM, link.wakesOnRmOnly ? 1 : 0);
    values[record + at.LINK_WHOLE] = link.cellWhole;
    values[record + at.LINK_PART] = link.cellPart;
    values[record + at.LINK_MODULUS] = link.modulus;
    values[record + at.LINK_DELAY] = link.delay;
    values[record + at.LINK_PERIOD] = link.period;
    this.leaveScript();
  }

  /** Reads the state of both ends from the kernel, before the script acts on the link. */
  enterScript(): void {
    const { link, record, records, headTime } = this;
    const { values } = records;
    link.head = onFrom(link.head, records.whole(record + at.LINK_HEAD));
    link.tail = onFrom(link.tail, records.whole(record + at.LINK_TAIL));
    link.headTime = values[headTime]!;
    this.readTransmitter();
  }

  /** Reads the time at which the transmitter has sent all cells. */
  readTransmitter(): void {
    const { link, record, records } = this;
    link.free = records.values[record + at.LINK_FREE]!;
    link.carry = records.values[record + at.LINK_CARRY]!;
  }

  /** Writes the state of both ends for the kernel, after the script has acted on the link. */
  leaveScript(): void {
    const { link, record, records } = this;
    records.setWhole(record + at.LINK_HEAD, link.head);
    this.senderLeaves();
  }

  /** Reads the receiving end, before a host sends on the link. */
  senderEnters(): void {
    const { link, record, records, headTime } = this;
    link.head = onFrom(link.head, records.whole(record + at.LINK_HEAD));
    link.headTime = records.values[headTime]!;
  }

  /** Writes the sending end, after the sender has acted. The ring may have grown. */
  senderLeaves(): void {
    const { link, record, records, headTime } = this;
    if (records.whole(record + at.LINK_MASK) !== link.mask) this.allocateRing();
    const { values } = records;
    records.setWhole(record + at.LINK_TAIL, link.tail);
    values[headTime] = link.headTime;
    values[record + at.LINK_FREE] = link.free;
    values[record + at.LINK_CARRY] = link.carry;
  }

  /** Reads the sending end, before a host receives from the link. */
  receiverEnters(): void {
    const { link, record, records, headTime } = this;
    link.tail = onFrom(link.tail, records.whole(record + at.LINK_TAIL));
    link.headTime = records.values[headTime]!;
  }

  /** Writes the receiving end, after a host has received. */
  receiverLeaves(): void {
    const { link, record, records, headTime } = this;
    records.setWhole(record + at.LINK_HEAD, link.head);
    records.values[headTime] = link.headTime;
  }

  private allocateRing(): void {
    const { link, heap, record } = this;
    const time = heap.allocate(this.time);
    const meta = heap.allocate(this.meta);
    const frame = heap.allocate(this.frame);
    const { records } = this;
    records.setWhole(record + at.LINK_TIME, time);
    records.setWhole(record + at.LINK_META, meta);
    records.setWhole(record + at.LINK_FRAME, frame);
    records.setWhole(record + at.LINK_MASK, link.mask);
    records.setWhole(record + at.LINK_RING_SPACE, link.ringSpace);
  }
}

/** A counter that has increased since `before`, from its lower 32 bits. */
const onFrom = (before: number, bits: number): number => before + ((bits - before) | 0);
