import { FrameFate } from '../../contract/index.ts';
import type { AbrDestination } from '../abr/destination.ts';
import { CREDIT, EFCI, FLOW_MASK, isAckFlow, LAST_CELL, RM } from '../atm/cell.ts';
import { ethernetBytes } from '../atm/ethernet.ts';
import type { Flow } from '../atm/flow.ts';
import type { FrameWatch } from '../atm/frameWatch.ts';
import type { Link } from '../atm/link.ts';
import type { CreditDestination } from '../credit/creditDestination.ts';
import { Digest } from '../sim/digest.ts';
import type { Node } from './node.ts';
import type { Timers } from './timers.ts';

/** An end of a VC, as its host sees it; a shaper is one too, for its timer. */
export interface Endpoint {
  /** A whole frame of the other end has been reassembled. */
  frameArrived(now: number, frame: number): void;
  /** The timer `kind` of this endpoint is due. */
  timerFired(now: number, kind: number): void;
}

/** Keeps the peak rate of a flow (`traffic/shaper.ts`). */
export interface CellShaper extends Endpoint {
  readonly flow: Flow;
  /** Cells that wait here. */
  readonly waiting: number;
  /** Its parts with state of their own. */
  readonly components: readonly object[];
  /** Takes a frame that has just been cut into cells. */
  submit(now: number, frame: number, cells: number): void;
  /** A backward RM cell of its VC has come: its bits and its number; or a credit. */
  feedback?(now: number, meta: number, serial: number): void;
}

/** Timer slots per endpoint; a power of two, so that a slot tells whose it is without a division. */
export const TIMERS_PER_ENDPOINT = 4;
const SHIFT = 2;

/** An end system: AAL5 reassembly, endpoints and their timers behind its access links, mostly one. */
export class Host implements Node {
  readonly id: string;
  readonly inputs: readonly Link[];
  /** By flow: the link its cells leave by; null for flows that do not begin here. */
  readonly outputs: readonly (Link | null)[];
  readonly flows: readonly Flow[];
  readonly timers: Timers;
  readonly digest = new Digest();
  /** By timer slot / TIMERS_PER_ENDPOINT. */
  readonly endpoints: Endpoint[] = [];
  /** By index of the flow they receive. */
  readonly receiving: (Endpoint | null)[];
  /** By index of the flow whose peak rate they keep. */
  readonly shapers: (CellShaper | null)[];
  /** By index of the flow whose RM cells they turn round; empty where no VC has rate control. */
  destinations: readonly (AbrDestination | null)[] = [];
  /** By index of the flow whose credits they return. */
  readonly creditEnds: (CreditDestination | null)[];
  /** Some VC of the run has credit. */
  hearsCredits = false;

  constructor(
    id: string,
    inputs: readonly Link[],
    outputs: readonly (Link | null)[],
    flows: readonly Flow[],
    timers: Timers,
  ) {
    this.id = id;
    this.inputs = inputs;
    this.outputs = outputs;
    this.flows = flows;
    this.timers = timers;
    this.receiving = flows.map(() => null);
    this.shapers = flows.map(() => null);
    this.creditEnds = flows.map(() => null);
  }

  get nextTime(): number {
    return Math.min(this.firstInput().headTime, this.timers.next);
  }

  /** The link with the earliest cell; of equals the first. */
  private firstInput(): Link {
    const { inputs } = this;
    let first = inputs[0];
    for (let i = 1; i < inputs.length; i++) if (inputs[i].headTime < first.headTime) first = inputs[i];
    return first;
  }

  /** Arrivals come before timers of the same picosecond. */
  run(end: number): void {
    const { timers, inputs } = this;
    const cellByCell = this.destinations.length > 0 || this.hearsCredits;
    for (;;) {
      const input = inputs.length === 1 ? inputs[0] : this.firstInput();
      const arrives = input.headTime;
      const due = timers.next;
      if (Math.min(arrives, due) >= end) return;
      if (due < arrives) this.fire();
      else if (cellByCell) this.receiveCell(input);
      else this.receiveFrame(input, end);
    }
  }

  private fire(): void {
    const { timers } = this;
    const now = timers.next;
    const slot = timers.takeNext();
    this.endpoints[slot >> SHIFT].timerFired(now, slot & (TIMERS_PER_ENDPOINT - 1));
    timers.settle(slot);
  }

  /** Takes the cells due before the next timer, up to the end of a frame: only that can set one. */
  private receiveFrame(input: Link, end: number): void {
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
      missing = impaired && impairment.takes(now, meta[slot], frame[slot]);
      if (!missing) this.flows[meta[slot] & FLOW_MASK].receive(frame[slot], (meta[slot] & EFCI) !== 0);
      head++;
      now = head === tail ? Infinity : time[head & mask];
    } while ((meta[slot] & LAST_CELL) === 0 && now < bound);
    input.head = head;
    input.headTime = now;
    if ((meta[slot] & LAST_CELL) !== 0 && !missing)
      this.endOfFrame(arrived, meta[slot] & FLOW_MASK, frame[slot]);
  }

  /** One cell, where RM cells and credits may be among them: each of those may set a timer. */
  private receiveCell(input: Link): void {
    const { impairment, mask } = input;
    const slot = input.head & mask;
    const now = input.headTime;
    const meta = input.meta[slot];
    const frame = input.frame[slot];
    input.head++;
    input.headTime = input.head === input.tail ? Infinity : input.time[input.head & mask];
    if (impairment.active && impairment.takes(now, meta, frame)) return;
    const flow = meta & FLOW_MASK;
    if ((meta & CREDIT) !== 0) {
      this.shapers[flow]?.feedback?.(now, meta, frame);
      return;
    }
    if ((meta & RM) !== 0) {
      if (isAckFlow(flow)) this.shapers[flow ^ 1]?.feedback?.(now, meta, frame);
      else this.destinations[flow]?.turn(now, frame);
      return;
    }
    this.flows[flow].receive(frame, (meta & EFCI) !== 0);
    this.destinations[flow]?.dataArrived(now, meta);
    this.creditEnds[flow]?.dataArrived(now);
    if ((meta & LAST_CELL) !== 0) this.endOfFrame(now, flow, frame);
  }

  private endOfFrame(now: number, index: number, frame: number): void {
    const flow = this.flows[index];
    const whole = flow.complete(frame);
    this.digest.addFrame(now, index, whole ? frame : ~frame);
    if (flow.watch !== null) this.tellEnd(flow.watch, now, flow, frame, whole);
    if (!whole) return;
    const slot = flow.slot(frame);
    // Frames of a handshake carry nothing.
    if (!isAckFlow(index) && flow.bytes[slot] > 0) flow.delays.add(now - flow.sentAt[slot]);
    (this.receiving[index] as Endpoint).frameArrived(now, frame);
  }

  private tellEnd(watch: FrameWatch, now: number, flow: Flow, frame: number, whole: boolean): void {
    if (whole) watch.arrived(flow, frame, now);
    else if (flow.isIntact(frame)) watch.lost(flow, frame, now, this.id, FrameFate.glued);
  }

  /**
   * Cuts a frame into cells and hands them to the access link, which queues without limit, or to a shaper.
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
    const output = this.outputs[flow.index] as Link;
    if (output.isPacketLink) {
      const frame = flow.add(seq, bytes, 1, now);
      output.sendFrame(now, flow.index | LAST_CELL, frame, ethernetBytes(bytes + header));
      return;
    }
    const frame = flow.add(seq, bytes, cells, now);
    const shaper = this.shapers[flow.index];
    if (shaper !== null) {
      shaper.submit(now, frame, cells);
      return;
    }
    for (let i = 1; i < cells; i++) output.send(now, flow.index, frame);
    output.send(now, flow.index | LAST_CELL, frame);
  }
}
