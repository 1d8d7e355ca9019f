/** Where a source takes frames from that do not run out while it is open. */
export interface EndlessFrameSource {
  /** Once open it stays open. */
  readonly isEndless: boolean;
  /** Cells of each frame. */
  readonly segmentCells: number;
  /** Makes one more frame now; returns its number. */
  nextFrame(now: number): number;
  /** Bytes of each frame, and the number of the first one in the next. */
  readonly packetBytes: number;
  readonly nextByte: number;
  /** So many have been made elsewhere, or not after all where there are fewer than none. */
  countFrames(count: number): void;
}

/** What takes from it: a source end system. */
export interface FrameConsumer {
  feed: EndlessFrameSource | null;
  /** From now on there is always a cell to send. */
  begin(now: number): void;
  /** The feed makes no more frames; the rest of one that has begun is still sent. */
  end(): void;
  /** Its feed has begun, and has not ended. */
  readonly isOpen: boolean;
}
