import type { StateIo } from '../sim/state.ts';

/** Numbers a frame can carry: a timestamp, four pairs of edges, and the length of its headers. */
const WIDTH = 10;
const HEADER = 9;

/** What the TCP options of the frames of a flow say: a row for each, in a ring next to that of the flow. */
export class FrameOptions {
  values: Float64Array;

  /** @param slots of the flow */
  constructor(slots: number) {
    this.values = new Float64Array(slots * WIDTH);
  }

  /** @param slots those that the flow has now: it keeps what it has grown since a copy was made. @param next of the flow */
  state(io: StateIo, slots: number, next: number): void {
    this.values = io.sized(this.values);
    while (this.values.length < slots * WIDTH) this.grow(next);
  }

  /** Where the numbers of a frame are. */
  at(frame: number): number {
    return (frame & (this.values.length / WIDTH - 1)) * WIDTH;
  }

  /** A frame just added to the flow; returns where its numbers are. @param header bytes of its TCP and IP header */
  begin(frame: number, header: number): number {
    const at = this.at(frame);
    this.values[at + HEADER] = header;
    return at;
  }

  /** Bytes of the TCP and IP header of a frame; 0 = as all of its connection. */
  headerOf(frame: number): number {
    return this.values[this.at(frame) + HEADER]!;
  }

  /** A frame has been carried over from another flow. */
  copy(frame: number, from: FrameOptions | null, original: number): void {
    const at = this.at(frame);
    if (from === null) this.values[at + HEADER] = 0;
    else this.values.set(from.values.subarray(from.at(original), from.at(original) + WIDTH), at);
  }

  /** The flow has twice the slots; `next` is the number of the next frame. */
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
