import type { Link } from '../../atm/link.ts';
import type { StateIo } from '../../sim/state.ts';

/**
 * The packet buffer of one output of a router: complete frames in the order of their reassembly. The link
 * sends in order, so the time at which a frame begins to leave is known when it is queued.
 */
export class RouterOutput {
  readonly link: Link;
  /** Places for waiting frames; the one on the wire takes none. 0 = no limit. */
  readonly bufferFrames: number;
  /** Ring of the times at which waiting frames begin to leave; stays empty without a limit. */
  private readonly begins: Float64Array;
  /** By direction of a connection: time at which its last frame was discarded here; negative if it was forwarded. */
  private readonly refusedAt: Float64Array;
  private head = 0;
  private tail = 0;
  forwarded = 0;
  discarded = 0;

  constructor(link: Link, bufferFrames: number, directions: number) {
    this.link = link;
    this.bufferFrames = bufferFrames;
    this.begins = new Float64Array(bufferFrames);
    this.refusedAt = new Float64Array(directions).fill(-1);
  }

  state(io: StateIo): void {
    for (const values of [this.begins, this.refusedAt]) io.array(values);
    this.head = io.number(this.head);
    this.tail = io.number(this.tail);
    this.forwarded = io.number(this.forwarded);
    this.discarded = io.number(this.discarded);
  }

  /** Whether a frame can be queued; frames that begin to leave at `now` have left. */
  hasRoom(now: number): boolean {
    if (this.bufferFrames === 0) return true;
    while (this.head < this.tail && this.begins[this.head % this.bufferFrames]! <= now) this.head++;
    return this.tail - this.head < this.bufferFrames || this.link.free <= now;
  }

  /** Number of waiting frames, without the one on the wire; 0 without a limit, since they are not counted then. */
  waitingAt(now: number): number {
    let waiting = 0;
    for (let i = this.head; i < this.tail; i++) if (this.begins[i % this.bufferFrames]! > now) waiting++;
    return waiting;
  }

  /** Time at which the last frame of a direction was discarded; null if it was forwarded, or none has arrived. */
  lastRefusal(direction: number): number | null {
    const at = this.refusedAt[direction]!;
    return at < 0 ? null : at;
  }

  refuse(now: number, direction: number): void {
    this.discarded++;
    this.refusedAt[direction] = now;
  }

  /** Queues a frame that is about to be sent; only after `hasRoom`. */
  queue(now: number, direction: number): void {
    this.forwarded++;
    this.refusedAt[direction] = -1;
    if (this.bufferFrames > 0 && this.link.free > now)
      this.begins[this.tail++ % this.bufferFrames] = this.link.free;
  }
}
