import type { StateIo } from '../sim/state.ts';

/** Numbers per frame: a timestamp, four pairs of SACK edges, and the length of its headers. */
const WIDTH = 10;
const HEADER = 9;

/** Contents of the TCP options of the frames of a flow: a row per frame, in a ring parallel to that of the flow. */
export class FrameOptions {
  values: Float64Array;

  /** @param slots number of slots of the flow */
  constructor(slots: number) {
    this.values = new Float64Array(slots * WIDTH);
  }

  /** @param slots present number of slots of the flow, which stays larger when an older copy is loaded; @param next frame of the flow */
  state(io: StateIo, slots: number, next: number): void {
    this.values = io.sized(this.values);
    while (this.values.length < slots * WIDTH) this.grow(next);
  }

  /** Index of the first number of a frame. */
  at(frame: number): number {
    return (frame & (this.values.length / WIDTH - 1)) * WIDTH;
  }

  /** Begins the row of a frame just added to the flow; returns the index of its first number. @param header bytes of TCP and IP */
  begin(frame: number, header: number): number {
    const at = this.at(frame);
    this.values[at + HEADER] = header;
    return at;
  }

  /** Bytes of the TCP and IP header of a frame; 0 = the standard length of its connection. */
  headerOf(frame: number): number {
    return this.values[this.at(frame) + HEADER]!;
  }

  /** Copies the row of a frame that a router forwards from another flow. */
  copy(frame: number, from: FrameOptions | null, original: number): void {
    const at = this.at(frame);
    if (from === null) this.values[at + HEADER] = 0;
    else this.values.set(from.values.subarray(from.at(original), from.at(original) + WIDTH), at);
  }

  /** Doubles the number of slots, as the flow has done; `next` is the number of the next frame. */
  grow(next: number): void {
    const old = this.values;
    const slots = old.length / WIDTH;
    this.values = new Float64Array(old.length * 2);
    for (let frame = Math.max(0, next - slots); frame < next; frame++) {
      const from = (frame & (slots - 1)) * WIDTH;
      this.values.set(old.subarray(from, from + WIDTH), this.at(frame));
    }
  }
}
