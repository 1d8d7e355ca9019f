import { lastOf } from '../../contract/index.ts';

/** Bytes of a buffer, and how many free ones are kept. */
const PIECE = 2 ** 18;
const MOST_FREE = 16;

/** Buffers in which bins are sent to the page. The page returns them, so that not every batch needs new ones. */
export class BufferPool {
  private readonly free: ArrayBuffer[] = [];
  /** Buffers of the next batch; the last one is filled up to `used`. */
  private filled: ArrayBuffer[] = [];
  private used = PIECE;

  /** Copies bins into a buffer of the next batch. */
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

  /** The buffers of all copies since the last call. */
  take(): ArrayBuffer[] {
    const { filled } = this;
    this.filled = [];
    this.used = PIECE;
    return filled;
  }

  /** Takes back buffers that nothing reads any more. */
  release(pieces: readonly ArrayBuffer[]): void {
    const whole = pieces.filter(({ byteLength }) => byteLength === PIECE);
    this.free.push(...whole.slice(0, MOST_FREE - this.free.length));
  }
}
