/** Frames whose last cells have come, in order: when, and their numbers; ~number of one that is not whole. */
export class FrameEnds {
  time = new Float64Array(64);
  frame = new Int32Array(64);
  count = 0;

  /** Begins anew, with room for so many. */
  clear(room: number): void {
    this.count = 0;
    if (room <= this.time.length) return;
    this.time = new Float64Array(room);
    this.frame = new Int32Array(room);
  }
}
