import type { StateIo } from './state.ts';

/** The timers of a host: one due time per slot, Infinity when off. Equal times fire in the order of slots. */
export class Timers {
  readonly due: Float64Array;
  /** Slot of the earliest due time, and where that time is. */
  nextSlot = -1;
  private firsts: Float64Array = Float64Array.of(Infinity);
  private place = 0;
  /** How many are on. */
  private on = 0;

  constructor(slots: number) {
    this.due = new Float64Array(slots).fill(Infinity);
  }

  /** Earliest due time. */
  get next(): number {
    return this.firsts[this.place]!;
  }

  /** Writes `next` to this place of an array of due times, now and whenever it changes. */
  publishNextTime(firsts: Float64Array, place: number): void {
    firsts[place] = this.next;
    this.firsts = firsts;
    this.place = place;
  }

  /** @param time a time: `clear` turns a timer off */
  set(slot: number, time: number): void {
    if (this.due[slot] === Infinity) this.on++;
    this.due[slot] = time;
    const { next, nextSlot } = this;
    if (this.on === 1 || time < next || (time === next && slot <= nextSlot)) this.lead(slot, time);
    else if (slot === nextSlot) this.findNext();
  }

  /** Turns off the one that is next and says which it was; `settle` has to follow when what it is for is done. */
  takeNext(): number {
    const slot = this.nextSlot;
    this.due[slot] = Infinity;
    this.on--;
    return slot;
  }

  /** After `takeNext`: the timer may have been set again meanwhile. */
  settle(slot: number): void {
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

  private lead(slot: number, time: number): void {
    this.nextSlot = slot;
    this.firsts[this.place] = time;
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
    this.lead(nextSlot, next);
  }

  state(io: StateIo): void {
    io.array(this.due);
    this.on = this.due.reduce((on, time) => (time === Infinity ? on : on + 1), 0);
    this.findNext();
  }
}
