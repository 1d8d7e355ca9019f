import type { StateIo } from './state.ts';

/** The timers of a host: one due time per slot, Infinity when off. Equal times fire in the order of slots. */
export class Timers {
  readonly due: Float64Array;
  /** Slot of the earliest due time; -1 if all timers are off. */
  nextSlot = -1;
  /** Array, and index in it, to which the earliest due time is published. */
  private nextTimes: Float64Array = Float64Array.of(Infinity);
  private nextPlace = 0;
  /** Number of timers that are on. */
  private on = 0;

  constructor(slots: number) {
    this.due = new Float64Array(slots).fill(Infinity);
  }

  /** Earliest due time. */
  get next(): number {
    return this.nextTimes[this.nextPlace]!;
  }

  /** Publishes `next` to an element of an array of due times, now and whenever it changes. */
  publishNextTime(nextTimes: Float64Array, nextPlace: number): void {
    nextTimes[nextPlace] = this.next;
    this.nextTimes = nextTimes;
    this.nextPlace = nextPlace;
  }

  /** @param time must be finite: `clear` turns a timer off */
  set(slot: number, time: number): void {
    if (this.due[slot] === Infinity) this.on++;
    this.due[slot] = time;
    const { next, nextSlot } = this;
    if (this.on === 1 || time < next || (time === next && slot <= nextSlot)) this.setNext(slot, time);
    else if (slot === nextSlot) this.findNext();
  }

  /** Turns off the next timer and returns its slot; the caller has to call `finishTake` after it has handled the timer. */
  takeNext(): number {
    const slot = this.nextSlot;
    this.due[slot] = Infinity;
    this.on--;
    return slot;
  }

  /** Completes `takeNext`: searches for the next timer unless this one has been set again meanwhile. */
  finishTake(slot: number): void {
    if (this.nextSlot === slot && this.due[slot] === Infinity) this.findNext();
  }

  clear(slot: number): void {
    if (this.due[slot] === Infinity) return;
    this.due[slot] = Infinity;
    this.on--;
    if (slot === this.nextSlot) this.findNext();
  }

  isSet(slot: number): boolean {
    return this.due[slot] !== Infinity;
  }

  private setNext(slot: number, time: number): void {
    this.nextSlot = slot;
    this.nextTimes[this.nextPlace] = time;
  }

  private findNext(): void {
    const { due } = this;
    let next = Infinity;
    let nextSlot = -1;
    for (let slot = 0; this.on > 0 && slot < due.length; slot++) {
      if (due[slot]! < next) {
        next = due[slot]!;
        nextSlot = slot;
      }
    }
    this.setNext(nextSlot, next);
  }

  state(io: StateIo): void {
    io.array(this.due);
    this.on = this.due.reduce((on, time) => (time === Infinity ? on : on + 1), 0);
    this.findNext();
  }
}
