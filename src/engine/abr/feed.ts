/** Where a source takes frames from that never run out. */
export interface Feed {
  /** Cells of each frame. */
  readonly segmentCells: number;
  /** Makes one more frame now; returns its number. */
  nextFrame(now: number): number;
  /** Makes a frame at each of these times; returns the number of the first. */
  nextFrames(times: Float64Array, count: number): number;
  /** The last frames were not made after all. */
  takeBack(frames: number): void;
}

/** What takes from it: a source end system. */
export interface Fed {
  feed: Feed | null;
  /** From now on there is always a cell to send. */
  begin(now: number): void;
  /** Its feed has begun. */
  readonly isOpen: boolean;
}
