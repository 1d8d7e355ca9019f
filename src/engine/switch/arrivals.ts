import { type CellRecords, RM } from '../atm/cell.ts';

const FIRST_SIZE = 64;
const MOST_WAITING = 48;

/** A note among arrivals: a backward RM cell passes the switch, whose data leave by this port. */
export const PASSES = 0x80000;
export const NOT_DATA = RM | PASSES;

/** What comes to a port in a while, in order of time; of one instant in the order in which it was put here. */
export class Arrivals implements CellRecords {
  time = new Float64Array(FIRST_SIZE);
  meta = new Int32Array(FIRST_SIZE);
  frame = new Int32Array(FIRST_SIZE);
  count = 0;
  /** Data cells among them can wait. */
  canWait = false;
  /** They leave for a host that can wait. */
  leadToHost = false;
  /** Cells of other kinds are among them. */
  hurries = false;

  /** If there are any, they are to be taken now. */
  get isDue(): boolean {
    return !this.canWait || this.hurries || this.count >= MOST_WAITING;
  }

  /** What comes at `time` or later has not come. */
  dropFrom(time: number): void {
    while (this.count > 0 && this.time[this.count - 1] >= time) this.count--;
  }

  clear(): void {
    this.count = 0;
    this.hurries = false;
  }

  put(now: number, cell: number, of: number): void {
    if (this.count === this.time.length) this.grow();
    const { time, meta, frame } = this;
    let place = this.count++;
    while (place > 0 && time[place - 1] > now) {
      time[place] = time[place - 1];
      meta[place] = meta[place - 1];
      frame[place] = frame[place - 1];
      place--;
    }
    time[place] = now;
    meta[place] = cell;
    frame[place] = of;
  }

  private grow(): void {
    const { time, meta, frame } = this;
    const size = time.length * 2;
    this.time = new Float64Array(size);
    this.meta = new Int32Array(size);
    this.frame = new Int32Array(size);
    this.time.set(time);
    this.meta.set(meta);
    this.frame.set(frame);
  }
}
