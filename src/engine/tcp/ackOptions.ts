import type { Flow } from '../atm/flow.ts';
import type { FrameOptions } from '../atm/frameOptions.ts';
import type { StateIo } from '../sim/state.ts';
import type { ByteRanges } from './byteRanges.ts';

/**
 * Options of acknowledgements: the echo of a timestamp, then up to four SACK blocks as pairs of edges,
 * the newest first (RFC 2018, section 4); an end of 0 follows the last pair.
 */
export class AckOptions {
  readonly acks: Flow;
  readonly options: FrameOptions;
  readonly blocks: ByteRanges;
  readonly mostBlocks: number;
  /** The timestamp to echo. */
  recent = 0;

  constructor(acks: Flow, options: FrameOptions, blocks: ByteRanges, mostBlocks: number) {
    this.acks = acks;
    this.options = options;
    this.blocks = blocks;
    this.mostBlocks = mostBlocks;
  }

  state(io: StateIo): void {
    this.recent = io.number(this.recent);
  }

  /** RFC 7323, section 4.3: echoes the timestamp of the segment that advances the window, or of the first one whose ACK was delayed. */
  arrived(stamps: FrameOptions, frame: number, seq: number, lastAck: number): void {
    if (seq <= lastAck) this.recent = Math.max(this.recent, stamps.values[stamps.at(frame)]!);
  }

  /** Number of SACK blocks of an acknowledgement sent now. */
  get blocksNow(): number {
    return Math.min(this.mostBlocks, this.blocks.start.length);
  }

  /** Writes the options of the acknowledgement just sent. @param header bytes of its TCP and IP header */
  attach(header: number): void {
    let at = this.options.begin(this.acks.next - 1, header);
    const { values } = this.options;
    values[at++] = this.recent;
    let before = Infinity;
    for (let n = 0; n < this.mostBlocks; n++) {
      const index = this.blocks.mostRecent(before);
      values[at++] = index < 0 ? 0 : this.blocks.start[index]!;
      values[at++] = index < 0 ? 0 : this.blocks.end[index]!;
      if (index < 0) break;
      before = this.blocks.reportedAt(index);
    }
  }
}
