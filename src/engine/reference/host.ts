import type { Picoseconds } from '../../contract/index.ts';
import { FLOW_MASK, isAckFlow, LAST_CELL } from '../atm/cell.ts';
import { type Endpoint, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { Flow } from '../atm/flow.ts';
import { Digest } from '../sim/digest.ts';
import type { Shaper } from '../traffic/shaper.ts';
import { type Events, TIMER } from './events.ts';
import type { Unit } from './unit.ts';
import type { Receiver, Wire } from './wire.ts';

/** Timers of the ends at a host: one due time for each slot, Infinity when off. */
class Timers {
  readonly due: Picoseconds[] = [];
  private readonly events: Events;
  private readonly fire: (slot: number) => void;

  constructor(events: Events, fire: (slot: number) => void) {
    this.events = events;
    this.fire = fire;
  }

  set(slot: number, time: Picoseconds): void {
    this.due[slot] = time;
    this.events.plan(time, TIMER, slot, () => {
      // It may have been turned off, or put off, meanwhile.
      if (this.due[slot] !== time) return;
      this.due[slot] = Infinity;
      this.fire(slot);
    });
  }

  clear(slot: number): void {
    this.due[slot] = Infinity;
  }

  isSet(slot: number): boolean {
    return (this.due[slot] ?? Infinity) !== Infinity;
  }
}

/** An end system: it cuts frames into cells, puts those that come together again, and keeps the timers of its ends. */
export class Host implements Receiver {
  readonly digest = new Digest();
  readonly endpoints: Endpoint[] = [];
  /** By flow that ends here. */
  readonly receiving: (Endpoint | undefined)[] = [];
  /** By flow whose peak rate is kept. */
  readonly shapers = new Map<number, Shaper>();
  readonly timers: Timers;
  /** By flow: a frame of it is leaving. */
  private readonly leaving = new Set<number>();
  private readonly flows: readonly Flow[];
  /** By flow that begins here: the wire it leaves by. */
  readonly outputs: ReadonlyMap<number, Wire>;

  constructor(events: Events, flows: readonly Flow[], outputs: ReadonlyMap<number, Wire>) {
    this.flows = flows;
    this.outputs = outputs;
    this.timers = new Timers(events, (slot) => {
      const place = Math.floor(slot / TIMERS_PER_ENDPOINT);
      this.endpoints[place]!.timerFired(events.now, slot % TIMERS_PER_ENDPOINT);
    });
  }

  /** Cuts a frame into so many cells and hands them to its wire, before which they wait without limit, or to its shaper. */
  send(now: Picoseconds, flow: Flow, seq: number, bytes: number, cells: number): void {
    const frame = flow.add(seq, bytes, cells, now);
    const shaper = this.shapers.get(flow.index);
    if (shaper !== undefined) shaper.submit(now, frame, cells);
    else for (let i = 1; i <= cells; i++) this.sendCell(now, flow.index, frame, i === cells);
  }

  /** The same for one cell, as a shaper has it: a word with its flow and whether it is the last of its frame. */
  sendWord(now: Picoseconds, word: number, frame: number): void {
    this.sendCell(now, word & FLOW_MASK, frame, (word & LAST_CELL) !== 0);
  }

  private sendCell(now: Picoseconds, flow: number, frame: number, last: boolean): void {
    const first = !this.leaving.has(flow);
    if (last) this.leaving.delete(flow);
    else this.leaving.add(flow);
    const wire = this.outputs.get(flow)!;
    wire.send(now, { flow, frame, bytes: wire.unitBytes, ecn: false, first, last });
  }

  receive(now: Picoseconds, { flow: index, frame, ecn, last }: Unit): void {
    const flow = this.flows[index]!;
    flow.receive(frame, ecn);
    if (!last) return;
    const whole = flow.complete(frame);
    this.digest.addFrame(now, index, whole ? frame : ~frame);
    if (!whole) return;
    const slot = flow.slot(frame);
    if (!isAckFlow(index) && flow.bytes[slot]! > 0) flow.delays.add(now - flow.sentAt[slot]!);
    this.receiving[index]!.frameArrived(now, frame);
  }
}
