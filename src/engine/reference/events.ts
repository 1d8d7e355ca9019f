import type { Picoseconds } from '../../contract/index.ts';

/** Kinds of events, in their order at one instant. */
export const DEPARTURE = 0;
export const TICK = 1;
/** An interval of rate control ends. */
export const INTERVAL = 2;
export const ARRIVAL = 3;
export const TIMER = 4;

/** A planned event. */
interface Event {
  readonly time: Picoseconds;
  readonly kind: number;
  /** Order among events of the same kind and instant: the lower goes first. */
  readonly rank: number;
  /** Order among events of equal rank: the number in which they were planned. */
  readonly number: number;
  readonly happen: () => void;
}

const precedes = (a: Event, b: Event): boolean =>
  a.time !== b.time
    ? a.time < b.time
    : a.kind !== b.kind
      ? a.kind < b.kind
      : a.rank !== b.rank
        ? a.rank < b.rank
        : a.number < b.number;

/** Planned events as a binary heap: the parent of index i is at floor((i - 1) / 2), and precedes it. */
export class Events {
  now: Picoseconds = 0;
  private readonly heap: Event[] = [];
  private planned = 0;

  plan(time: Picoseconds, kind: number, rank: number, happen: () => void): void {
    const { heap } = this;
    const event: Event = { time, kind, rank, number: this.planned++, happen };
    let place = heap.length;
    heap.push(event);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!precedes(event, heap[parent]!)) break;
      heap[place] = heap[parent]!;
      place = parent;
    }
    heap[place] = event;
  }

  /** Processes all events before `end`. */
  runUntil(end: Picoseconds): void {
    const { heap } = this;
    while (heap.length > 0 && heap[0]!.time < end) {
      const event = this.takeFirst();
      this.now = event.time;
      event.happen();
    }
    this.now = end;
  }

  private takeFirst(): Event {
    const { heap } = this;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let place = 0;
    for (let child = 1; child < heap.length; child = 2 * place + 1) {
      if (child + 1 < heap.length && precedes(heap[child + 1]!, heap[child]!)) child++;
      if (!precedes(heap[child]!, last)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}
