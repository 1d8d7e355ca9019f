/** Samples of one number, each later than the one before. */
export interface Samples {
  readonly time: readonly number[];
  readonly value: readonly number[];
}

/** Two samples further apart than this are not joined: nothing is known between them. */
const JOINED_PX = 10;
/** Samples nearer than this are one. */
const SAME_PX = 0.6;

/** Index of the first sample at or after `time`. */
export function firstFrom(time: readonly number[], at: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (time[middle] < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds the visible samples to the path of a context. */
export function traceSamples(
  ctx: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>,
  { time, value }: Samples,
  range: { readonly from: number; readonly to: number },
  x: (time: number) => number,
  y: (value: number) => number,
): void {
  let last = Number.NEGATIVE_INFINITY;
  for (let i = Math.max(0, firstFrom(time, range.from) - 1); i < time.length; i++) {
    const at = x(time[i]);
    if (at - last < SAME_PX && i < time.length - 1) continue;
    if (at - last > JOINED_PX) ctx.moveTo(at, y(value[i]));
    else ctx.lineTo(at, y(value[i]));
    last = at;
    if (time[i] > range.to) break;
  }
}
