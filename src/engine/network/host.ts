import { EFCI, FLOW_MASK, isAckFlow, LAST_CELL } from '../atm/cell.ts';
import { ethernetBytes } from '../atm/ethernet.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import { Digest } from '../sim/digest.ts';
import type { Node } from './node.ts';
import type { Timers } from './timers.ts';

/** An end of a TCP connection, as its host sees it. */
export interface Endpoint {
  /** A whole frame of the other end has been reassembled. */
  frameArrived(now: number, frame: number): void;
  /** The timer `kind` of this endpoint is due. */
  timerFired(now: number, kind: number): void;
}

/** Timer slots per endpoint. */
export const TIMERS_PER_ENDPOINT = 3;

/** An end system: AAL5 reassembly, endpoints and their timers behind one access link. */
export class Host implements Node {
  readonly id: string;
  readonly input: Link;
  readonly output: Link;
  readonly flows: readonly Flow[];
  readonly timers: Timers;
  readonly digest = new Digest();
  /** By timer slot / TIMERS_PER_ENDPOINT. */
  readonly endpoints: Endpoint[] = [];
  /** By index of the flow they receive. */
  readonly receiving: (Endpoint | null)[];

  constructor(id: string, input: Link, output: Link, flows: readonly Flow[], timers: Timers) {
    this.id = id;
    this.input = input;
    this.output = output;
    this.flows = flows;
    this.timers = timers;
    this.receiving = flows.map(() => null);
  }

  get nextTime(): number {
    return Math.min(this.input.headTime, this.timers.next);
  }

  /** Arrivals come before timers of the same picosecond. */
  run(end: number): void {
    const { input, timers } = this;
    for (;;) {
      if (input.headTime <= timers.next) {
        if (input.headTime >= end) return;
        this.receiveFrame(end);
      } else {
        if (timers.next >= end) return;
        this.fire();
      }
    }
  }

  private fire(): void {
    const { timers } = this;
    const slot = timers.nextSlot;
    const now = timers.next;
    timers.clear(slot);
    this.endpoints[Math.floor(slot / TIMERS_PER_ENDPOINT)].timerFired(now, slot % TIMERS_PER_ENDPOINT);
  }

  /** Takes the cells due before the next timer, up to the end of a frame: only that can set one. */
  private receiveFrame(end: number): void {
    const { input } = this;
    const { time, meta, frame, mask, tail, impairment } = input;
    const impaired = impairment.active;
    const bound = Math.min(end, this.timers.next + 1);
    let head = input.head;
    let now = input.headTime;
    let arrived = now;
    let slot: number;
    let missing = false;
    do {
      slot = head & mask;
      arrived = now;
      missing = impaired && impairment.takes(meta[slot], frame[slot]);
      if (!missing) this.flows[meta[slot] & FLOW_MASK].receive(frame[slot], (meta[slot] & EFCI) !== 0);
      head++;
      now = head === tail ? Infinity : time[head & mask];
    } while ((meta[slot] & LAST_CELL) === 0 && now < bound);
    input.head = head;
    input.headTime = now;
    if ((meta[slot] & LAST_CELL) !== 0 && !missing)
      this.endOfFrame(arrived, meta[slot] & FLOW_MASK, frame[slot]);
  }

  private endOfFrame(now: number, index: number, frame: number): void {
    const flow = this.flows[index];
    const whole = flow.complete(frame);
    this.digest.addTime(now);
    this.digest.add(index);
    this.digest.add(whole ? frame : ~frame);
    if (!whole) return;
    const slot = flow.slot(frame);
    // Frames of a handshake carry nothing.
    if (!isAckFlow(index) && flow.bytes[slot] > 0) flow.delays.add(now - flow.sentAt[slot]);
    (this.receiving[index] as Endpoint).frameArrived(now, frame);
  }

  /**
   * Cuts a frame into cells and hands them to the access link, which queues without limit.
   * @param header bytes of its TCP and IP header
   */
  send(
    now: number,
    flow: Flow,
    seq: number,
    bytes: number,
    cells: number,
    header: number = flow.headerBytes,
  ): void {
    if (this.output.isPacketLink) {
      this.output.sendFrame(
        now,
        flow.index | LAST_CELL,
        flow.add(seq, bytes, 1, now),
        ethernetBytes(bytes + header),
      );
      return;
    }
    const frame = flow.add(seq, bytes, cells, now);
    for (let i = 1; i < cells; i++) this.output.send(now, flow.index, frame);
    this.output.send(now, flow.index | LAST_CELL, frame);
  }
}
