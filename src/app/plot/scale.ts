import { ticks } from 'd3-array';
import { elementAt, type Picoseconds, PS_PER_SECOND } from '../../contract/index.ts';
import { decimalsFor, formatTime } from './format.ts';

export interface TimeRange {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

export const timeToX = (range: TimeRange, width: number, time: Picoseconds): number =>
  ((time - range.from) * width) / (range.to - range.from);

export const xToTime = (range: TimeRange, width: number, x: number): Picoseconds =>
  range.from + (x / width) * (range.to - range.from);

export interface TimeTick {
  readonly x: number;
  readonly label: string;
}

/** Ticks about `spacing` pixels apart; the last one carries the unit. */
export function timeTicks(range: TimeRange, width: number, spacing: number): readonly TimeTick[] {
  const count = Math.max(1, Math.floor(width / spacing));
  const values = ticks(range.from / PS_PER_SECOND, range.to / PS_PER_SECOND, count);
  const step =
    values.length > 1 ? (elementAt(values, 1) - elementAt(values, 0)) * PS_PER_SECOND : range.to - range.from;
  const decimals = decimalsFor(step);
  return values.map((value, i) => ({
    x: timeToX(range, width, value * PS_PER_SECOND),
    label: formatTime(value * PS_PER_SECOND, decimals) + (i === values.length - 1 ? ' s' : ''),
  }));
}

/** The range scaled by `factor` about `anchor`, not shorter than `shortest`, inside [0, end]. */
export function zoomRange(
  range: TimeRange,
  anchor: Picoseconds,
  factor: number,
  end: Picoseconds,
  shortest = 1e6,
): TimeRange {
  const span = Math.min(end, Math.max(shortest, (range.to - range.from) * factor));
  const share = (anchor - range.from) / (range.to - range.from);
  return clampRange({ from: anchor - share * span, to: anchor + (1 - share) * span }, end);
}

/** The range moved inside [0, end] without changing its length. */
export function clampRange(range: TimeRange, end: Picoseconds): TimeRange {
  const span = Math.min(range.to - range.from, end);
  const from = Math.max(0, Math.min(range.from, end - span));
  return { from, to: from + span };
}
