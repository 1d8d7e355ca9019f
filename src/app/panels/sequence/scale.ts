import type { Counted } from './numbers.ts';

/** What a plot of sequence numbers spans from bottom to top, and where its lines of the grid are. */
export interface SequenceScale {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}

/** What the values of a scale are round numbers of: cells, or kilobytes. */
export const UNIT: Readonly<Record<Counted, number>> = { cells: 1, bytes: 1024 };

/** Lines of the grid at most, zero not among them; a scale is round to halves of their distance. */
const LINES = 3;
/** Cells, or kilobytes. */
const LEAST_SPAN = 10;

/** 1, 2 or 5 times a power of ten, at least `distance`: what lines of a grid can be counted in. */
function gridStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  return power * ([1, 2, 5].find((factor) => factor * power >= distance) ?? 10);
}

export function scaleFor(least: number, most: number, counted: Counted): SequenceScale {
  const unit = UNIT[counted];
  const [from, to] = [least / unit, most / unit];
  const step = gridStep(Math.max(LEAST_SPAN, to - from) / LINES);
  const low = Math.floor((from / step) * 2) * (step / 2);
  const high = Math.max(low + step, Math.ceil((to / step) * 2) * (step / 2));
  const lines: number[] = [];
  for (let line = Math.floor(low / step + 1) * step; line <= high; line += step) lines.push(line * unit);
  return { low: low * unit, high: high * unit, lines };
}
