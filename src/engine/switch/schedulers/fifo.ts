import { pseudoCode } from '../../pseudoCode.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { WaitingUnits } from '../state/waitingUnits.ts';
import type { Scheduler, SchedulerDefinition } from './scheduler.ts';

const TAKEN_OUT = -1;

/** Serves the cells of all queues in the order of arrival. */
class Fifo implements Scheduler {
  readonly parts: readonly Registered[] = [this];
  private readonly queues: WaitingUnits;
  /** Ring of slots in the order of arrival; `head` and `tail` only increase. */
  private line = new Int32Array(64);
  private mask = 63;
  private head = 0;
  private tail = 0;
  /** By slot: its position in `line`. */
  private place = new Float64Array(64);

  constructor(queues: WaitingUnits) {
    this.queues = queues;
  }

  state(io: StateIo): void {
    this.line = io.sized(this.line);
    this.place = io.sized(this.place);
    this.mask = this.line.length - 1;
    this.head = io.number(this.head);
    this.tail = io.number(this.tail);
  }

  join(_flow: number, slot: number): void {
    if (this.tail - this.head > this.mask) this.make();
    if (slot >= this.place.length) {
      const place = new Float64Array(2 * Math.max(slot, this.place.length));
      place.set(this.place);
      this.place = place;
    }
    this.line[this.tail & this.mask] = slot;
    this.place[slot] = this.tail++;
  }

  pass(): void {}

  weightsChanged(): void {}

  next(): number {
    const { line, mask } = this;
    while (line[this.head & mask] === TAKEN_OUT) this.head++;
    return this.queues.flowOf(line[this.head & mask]!);
  }

  serve(): void {
    this.head++;
  }

  remove(_flow: number, slot: number): void {
    this.line[this.place[slot]! & this.mask] = TAKEN_OUT;
  }

  /** Makes room in the ring: closes the gaps of removed cells, and doubles its size if it is still more than half full. */
  private make(): void {
    const slots: number[] = [];
    for (let i = this.head; i < this.tail; i++) {
      const slot = this.line[i & this.mask]!;
      if (slot !== TAKEN_OUT) slots.push(slot);
    }
    if (slots.length * 2 > this.line.length) this.line = new Int32Array(this.line.length * 2);
    this.mask = this.line.length - 1;
    this.head = 0;
    this.tail = slots.length;
    slots.forEach((slot, i) => {
      this.line[i] = slot;
      this.place[slot] = i;
    });
  }
}

export const fifo: SchedulerDefinition = {
  id: 'fifo',
  short: 'FIFO',
  name: 'first in, first out',
  citation: 'Zhu 1999, section 3.3.1',
  parameters: [],
  pseudoCode: pseudoCode('serve the cell that came first'),
  isFifo: true,
  create: ({ queues }) => new Fifo(queues),
};
