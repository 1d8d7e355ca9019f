import { FrameFate } from '../../../contract/index.ts';
import type { AbrDestination } from '../../abr/ends/destination.ts';
import { BatchReassembler } from '../../atm/batchReassembler.ts';
import { CREDIT, EFCI, FLOW_MASK, isAckFlow, LAST_CELL, RM } from '../../atm/cell.ts';
import { type CellShaper, type Endpoint, type EndSystem, TIMERS_PER_ENDPOINT } from '../../atm/endSystem.ts';
import { ethernetBytes } from '../../atm/ethernet.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { CreditDestination } from '../../credit/creditDestination.ts';
import { Digest } from '../../sim/digest.ts';
import type { Node } from '../../sim/node.ts';
import type { Timers } from '../../sim/timers.ts';

const FLOW_OR_RM = FLOW_MASK | RM;
/** TIMERS_PER_ENDPOINT as a shift. */
const SHIFT = 2;

/** An end system: AAL5 reassembly, the ends of VCs and their timers. Mostly it has one access link. */
export class Host implements Node, EndSystem {
  /** The input link if there is only one; else null. */
  private readonly input: Link | null;
  readonly timers: Timers;
  /** Whether some VC of the run has credit. */
  handlesCredits = false;
  /** By index of the flow whose RM cells they turn around; empty if no VC has rate control. */
  destinations: readonly (AbrDestination | null)[] = [];
  readonly flows: readonly Flow[];
  readonly digest = new Digest();
  /** Indexed by timer slot / TIMERS_PER_ENDPOINT. */
  readonly endpoints: Endpoint[] = [];
  /** By index of the flow they receive. */
  readonly receiving: (Endpoint | null)[];
  readonly id: string;
  readonly inputs: readonly Link[];
  /** By flow: its output link; null for flows that do not begin here. */
  readonly outputs: readonly (Link | null)[];
  /** All output links, each once. */
  readonly outputLinks: readonly Link[];
  /** By index of the flow whose cells they hold back: for a peak rate, an allowed rate or credit. */
  readonly shapers: (CellShaper | null)[];
  /** By index of the flow whose credits they return. */
  readonly creditDestinations: (CreditDestination | null)[];
  private readonly ends = new BatchReassembler();
  /** Its shapers; null until first needed. */
  private shaping: readonly CellShaper[] | null = null;
  /** Flows that end here; null until first needed. */
  private ended: readonly number[] | null = null;

  constructor(
    id: string,
    inputs: readonly Link[],
    outputs: readonly (Link | null)[],
    flows: readonly Flow[],
    timers: Timers,
  ) {
    this.id = id;
    this.inputs = inputs;
    this.input = inputs.length === 1 ? inputs[0]! : null;
    this.outputs = outputs;
    this.outputLinks = [...new Set(outputs)].filter((link) => link !== null);
    this.flows = flows;
    this.timers = timers;
    this.receiving = flows.map(() => null);
    this.shapers = flows.map(() => null);
    this.creditDestinations = flows.map(() => null);
  }

  /**
   * Whether data cells need not be processed at their times: no probe follows the cells that arrive by the only link, and only
   * RM cells have consequences.
   */
  private get deliveryCanLag(): boolean {
    const { inputs, receiving, flows, destinations } = this;
    if (inputs.length > 1 || inputs[0]!.loses || this.handlesCredits || destinations.length === 0)
      return false;
    this.ended ??= receiving.flatMap((end, flow) => (end === null ? [] : [flow]));
    return this.ended.every(
      (flow) =>
        receiving[flow]?.framesArrived !== undefined &&
        flows[flow]!.isUnobserved &&
        destinations[flow]?.answersData !== true,
    );
  }

  /** Whether the host may process data cells late, or send many cells at a time. */
  get canBatch(): boolean {
    return (
      this.destinations.length > 0 || this.handlesCredits || this.shapers.some((shaper) => shaper !== null)
    );
  }

  /** Whether the host is scheduled for RM cells only. */
  get wakesOnRmOnly(): boolean {
    return this.inputs.every((input) => input.wakesOnRmOnly);
  }

  /**
   * Lets the host process data cells without consequences late.
   * @param until time before which its sources may send many cells at a time
   */
  beginBatch(until: number): void {
    const lags = this.deliveryCanLag;
    for (const input of this.inputs) if (input.wakesOnRmOnly !== lags) input.wakesOnRmOnly = lags;
    this.shaping ??= this.shapers.filter((shaper) => shaper !== null);
    if (this.shaping.length === 0) return;
    const alone = this.outputs.filter((link) => link !== null).length === 1;
    for (const shaper of this.shaping) shaper.beginBatch?.(until, alone);
  }

  /** Processes all arrivals and timers before `end`, including deferred data cells. */
  flushBatch(end: number): void {
    this.run(end);
    for (const input of this.inputs) if (input.wakesOnRmOnly) this.takeData(input, end);
  }

  get nextTime(): number {
    return Math.min(this.firstInput().headTime, this.timers.next);
  }

  /** The input link with the earliest cell; at equal times, the first of them. */
  private firstInput(): Link {
    const { inputs } = this;
    let first = inputs[0]!;
    for (let i = 1; i < inputs.length; i++) if (inputs[i]!.headTime < first.headTime) first = inputs[i]!;
    return first;
  }

  /** Processes all events before `end`. Arrivals precede timers of the same picosecond. */
  run(end: number): void {
    const { timers } = this;
    const cellByCell = this.destinations.length > 0 || this.handlesCredits;
    for (;;) {
      const input = this.input ?? this.firstInput();
      const arrives = input.headTime;
      const due = timers.next;
      if (Math.min(arrives, due) >= end) return;
      if (due < arrives) this.fire();
      else if (input.wakesOnRmOnly) this.receiveLate(input, end);
      else if (cellByCell) this.receiveCell(input);
      else this.receiveFrame(input, end);
    }
  }

  private fire(): void {
    const { timers } = this;
    const now = timers.next;
    const slot = timers.takeNext();
    this.endpoints[slot >> SHIFT]!.timerFired(now, slot & (TIMERS_PER_ENDPOINT - 1));
    timers.finishTake(slot);
  }

  /** Takes the cells of a flow that arrive before the next timer, up to the end of a frame: only complete frames can set timers. */
  private receiveFrame(input: Link, end: number): void {
    const { time, meta, frame, mask, tail, loses } = input;
    const bound = Math.min(end, this.timers.next + 1);
    let { head } = input;
    let now = input.headTime;
    let slot = head & mask;
    const index = meta[slot]! & FLOW_MASK;
    let last = false;
    let missing = false;
    let arrived = now;
    let first = 0;
    let cells = 0;
    let marked = 0;
    do {
      arrived = now;
      const bits = meta[slot]!;
      last = (bits & LAST_CELL) !== 0;
      missing = loses && input.impairment.takes(now, bits, frame[slot]!);
      if (!missing) {
        if (cells === 0) first = frame[slot]!;
        cells++;
        if ((bits & EFCI) !== 0) marked++;
      }
      head++;
      if (last || head === tail) break;
      slot = head & mask;
      now = time[slot]!;
    } while (now < bound && (meta[slot]! & FLOW_MASK) === index);
    input.head = head;
    input.headTime = head === tail ? Infinity : time[head & mask]!;
    if (cells > 0) this.flows[index]!.receiveAll(first, cells, marked);
    if (last && !missing) this.endOfFrame(arrived, index, frame[(head - 1) & mask]!);
  }

  /** Takes data cells up to the RM cell for which it was woken, and that RM cell. */
  private receiveLate(input: Link, end: number): void {
    const due = input.headTime;
    this.takeData(input, end);
    const slot = input.head & input.mask;
    if (input.head < input.tail && input.time[slot] === due && (input.meta[slot]! & RM) !== 0)
      this.receiveCell(input);
    else input.findHead();
  }

  /** Takes data cells that arrive before `end`, up to the next RM cell. */
  private takeData(input: Link, end: number): void {
    while (this.takeFirst(input, end));
  }

  /** Takes a run of data cells of one flow from the head of the ring. @returns whether there were any */
  private takeFirst(input: Link, end: number): boolean {
    const { time, meta, mask, tail, head: from } = input;
    if (from >= tail) return false;
    const first = meta[from & mask]!;
    if ((first & RM) !== 0) return false;
    let head = from;
    while (head < tail && time[head & mask]! < end && ((meta[head & mask]! ^ first) & FLOW_OR_RM) === 0)
      head++;
    if (head === from) return false;
    this.takeRun(input, first & FLOW_MASK, from, head);
    input.head = head;
    return true;
  }

  /** Takes consecutive cells of one flow. */
  private takeRun(input: Link, index: number, from: number, to: number): void {
    const { ends } = this;
    const flow = this.flows[index]!;
    ends.receive(flow, input, from, to);
    this.destinations[index]?.dataTaken(input.meta[(to - 1) & input.mask]!);
    if (ends.count === 0) return;
    this.digest.addFrames(index, ends.time, ends.frame, ends.count);
    this.receiving[index]?.framesArrived?.(ends.recordDelays(flow));
  }

  private receiveData(now: number, meta: number, frame: number): void {
    const flow = meta & FLOW_MASK;
    this.flows[flow]!.receive(frame, (meta & EFCI) !== 0);
    this.destinations[flow]?.dataArrived(now, meta);
    this.creditDestinations[flow]?.dataArrived(now);
    if ((meta & LAST_CELL) !== 0) this.endOfFrame(now, flow, frame);
  }

  /** Takes one cell, if RM cells and credits may be among them: each of these may set a timer. */
  private receiveCell(input: Link): void {
    const { mask } = input;
    const slot = input.head & mask;
    const now = input.time[slot]!;
    const meta = input.meta[slot]!;
    const frame = input.frame[slot]!;
    input.head++;
    input.findHead();
    if (input.loses && input.impairment.takes(now, meta, frame)) return;
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
    this.receiveData(now, meta, frame);
  }

  private endOfFrame(now: number, index: number, frame: number): void {
    const flow = this.flows[index]!;
    const whole = flow.complete(frame);
    this.digest.addFrame(now, index, whole ? frame : ~frame);
    if (!flow.probes.isEmpty) this.noteEnd(now, flow, frame, whole);
    if (!whole) return;
    const slot = flow.slot(frame);
    // Frames of a handshake carry no data.
    if (!isAckFlow(index) && flow.bytes[slot]! > 0) flow.delays.add(now - flow.sentAt[slot]!);
    (this.receiving[index] as Endpoint).frameArrived(now, frame);
  }

  private noteEnd(now: number, flow: Flow, frame: number, whole: boolean): void {
    if (whole) for (const probe of flow.probes.list) probe.onDelivered(flow, frame, now);
    else if (flow.isIntact(frame)) flow.noteLost(frame, now, this.id, FrameFate.mergedWithDamaged);
  }

  /**
   * Segments a frame into cells and passes them to the access link, whose queue has no limit, or to a shaper.
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
      output.sendFrame(now, flow.lastCellOf(frame), frame, ethernetBytes(bytes + header));
      return;
    }
    const frame = flow.add(seq, bytes, cells, now);
    const shaper = this.shapers[flow.index];
    if (shaper !== null) {
      shaper!.submit(now, frame, cells);
      return;
    }
    output.sendAll(now, flow.index, flow.lastCellOf(frame), frame, cells);
  }
}
