/** The timers of a host: one due time per slot, Infinity when off. Equal times fire in the order of slots. */
export class Timers {
  readonly due: Float64Array;
  /** Earliest due time and its slot. */
  next = Infinity;
  nextSlot = -1;

  constructor(slots: number) {
    this.due = new Float64Array(slots).fill(Infinity);
  }

  set(slot: number, time: number): void {
    this.due[slot] = time;
    if (slot === this.nextSlot) this.findNext();
    else if (time < this.next || (time === this.next && slot < this.nextSlot)) {
      this.next = time;
      this.nextSlot = slot;
    }
  }

  /** The timer of `slot` has been taken while it was the next one, and what it was for is done. */
  settle(slot: number): void {
    if (this.nextSlot === slot && this.due[slot] === Infinity) this.findNext();
  }

  clear(slot: number): void {
    if (this.due[slot] !== Infinity) this.set(slot, Infinity);
  }

  isSet(slot: number): boolean {
    return this.due[slot] !== Infinity;
  }

  private findNext(): void {
    const due = this.due;
    let next = Infinity;
    let nextSlot = -1;
    for (let slot = 0; slot < due.length; slot++) {
      if (due[slot] < next) {
        next = due[slot];
        nextSlot = slot;
      }
    }
    this.next = next;
    this.nextSlot = nextSlot;
  }
}
