import type { FrameOptions } from '../atm/frameOptions.ts';
import type { StateIo } from '../sim/state.ts';
import { ByteRanges } from './byteRanges.ts';
import type { TcpWindow } from './window.ts';

/**
 * The SACK blocks that the receiver has reported, and the lost bytes and bytes in flight that follow from them (RFC 6675, section
 * 4). With n blocks there are n + 1 holes: hole i is below block i, the last one below `sent`.
 */
export class Scoreboard {
  readonly sacked = new ByteRanges();
  readonly mostBlocks: number;
  /** A hole is lost if there are this many blocks above it, or more bytes than threshold - 1 segments. */
  readonly threshold: number;
  /** End of the data resent in this recovery. */
  resent = 0;
  /** Length of the segment found by `nextHole`. */
  bytes = 0;

  constructor(mostBlocks: number, threshold: number) {
    this.mostBlocks = mostBlocks;
    this.threshold = threshold;
  }

  state(io: StateIo): void {
    this.resent = io.number(this.resent);
    this.bytes = io.number(this.bytes);
  }

  /** Adds the blocks of an acknowledgement; returns whether any is new. */
  update(options: FrameOptions, frame: number, una: number): boolean {
    const { values } = options;
    let at = options.at(frame) + 1;
    let hasNew = false;
    for (let n = 0; n < this.mostBlocks && values[at + 1] !== 0; n++, at += 2) {
      if (values[at]! > una && this.sacked.add(values[at]!, values[at + 1]!)) hasNew = true;
    }
    this.sacked.advance(una);
    return hasNew;
  }

  /** Clears the blocks after a timeout: the receiver may have discarded data that it did not acknowledge (RFC 2018, section 8). */
  clear(): void {
    this.sacked.clear();
    this.resent = 0;
  }

  /** Limits `bytes` from `una` on to those before the first block. */
  withinHole(una: number, bytes: number): number {
    return this.sacked.isEmpty ? bytes : Math.min(bytes, this.sacked.start[0]! - una);
  }

  /** Whether the oldest byte is lost by the blocks, even before the threshold of duplicates. */
  firstIsLost({ mss }: TcpWindow): boolean {
    return this.isLost(0, this.bytesAbove(0), mss);
  }

  /** Estimated bytes in flight. */
  pipe({ una, sent, mss }: TcpWindow): number {
    const { start, end } = this.sacked;
    const count = start.length;
    let pipe = 0;
    let above = 0;
    for (let i = count; i >= 0; i--) {
      const from = i === 0 ? una : end[i - 1]!;
      const to = i === count ? sent : start[i]!;
      if (!this.isLost(i, above, mss)) pipe += to - from;
      if (this.resent > from) pipe += Math.min(this.resent, to) - from;
      if (i > 0) above += end[i - 1]! - start[i - 1]!;
    }
    return pipe;
  }

  /** Next byte to resend, or -1; sets `bytes`. @param sure only holes that are lost; else any hole */
  nextHole({ una, mss }: TcpWindow, sure: boolean): number {
    const { start, end } = this.sacked;
    let above = this.bytesAbove(0);
    for (let i = 0; i < start.length; i++) {
      if (sure && !this.isLost(i, above, mss)) return -1;
      const from = Math.max(this.resent, i === 0 ? una : end[i - 1]!);
      if (from < start[i]!) {
        this.bytes = Math.min(mss, start[i]! - from);
        return from;
      }
      above -= end[i]! - start[i]!;
    }
    return -1;
  }

  /** Bytes in blocks above hole i. */
  private bytesAbove(i: number): number {
    const { start, end } = this.sacked;
    let bytes = 0;
    for (let block = i; block < start.length; block++) bytes += end[block]! - start[block]!;
    return bytes;
  }

  private isLost(i: number, bytesAbove: number, mss: number): boolean {
    return this.sacked.start.length - i >= this.threshold || bytesAbove > (this.threshold - 1) * mss;
  }
}
