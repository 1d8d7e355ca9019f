/** A feed of frames for a source, which does not run out while it is open. */
export interface EndlessFrameSource {
  /** Whether it stays open once it is. */
  readonly isEndless: boolean;
  /** Cells of each frame. */
  readonly segmentCells: number;
  /** Creates a frame now; returns its number. */
  nextFrame(now: number): number;
  /** Bytes of each frame, and sequence number of the first byte of the next. */
  readonly packetBytes: number;
  readonly nextByte: number;
  /** Counts frames created elsewhere. @param count negative to take frames back */
  countFrames(count: number): void;
}

/** A source end system that takes frames from a feed. */
export interface FrameConsumer {
  feed: EndlessFrameSource | null;
  /** The feed begins: there is always a cell to send until `end`. */
  begin(now: number): void;
  /** The feed makes no more frames; the rest of one that has begun is still sent. */
  end(): void;
  /** Whether the feed has begun and not ended. */
  readonly isOpen: boolean;
}
