import { lastOf } from '../../contract/index.ts';

/** Bytes of a piece, and how many of them are kept for later. */
const PIECE = 2 ** 18;
const MOST_FREE = 16;

/** Memory in which bins go to the page, and which the page gives back: no new one for every batch. */
export class Space {
  private readonly free: ArrayBuffer[] = [];
  /** Those that go with the next batch; the last one is filled up to here. */
  private filled: ArrayBuffer[] = [];
  private used = PIECE;

  /** A copy that goes with the next batch. */
  readonly copy = (bins: Float32Array): Float32Array => {
    const { byteLength } = bins;
    if (this.used + byteLength > PIECE) this.next(byteLength);
    const copy = new Float32Array(lastOf(this.filled), this.used, bins.length);
    copy.set(bins);
    this.used += byteLength;
    return copy;
  };

  private next(least: number): void {
    this.filled.push(least > PIECE ? new ArrayBuffer(least) : (this.free.pop() ?? new ArrayBuffer(PIECE)));
    this.used = 0;
  }

  /** What all copies since the last call are in. */
  take(): ArrayBuffer[] {
    const { filled } = this;
    this.filled = [];
    this.used = PIECE;
    return filled;
  }

  /** Nothing reads it any more. */
  giveBack(pieces: readonly ArrayBuffer[]): void {
    const whole = pieces.filter(({ byteLength }) => byteLength === PIECE);
    this.free.push(...whole.slice(0, MOST_FREE - this.free.length));
  }
}
