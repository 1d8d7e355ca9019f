import { float32At, float64At, type Picoseconds } from '../../../contract/index.ts';
import type { Events } from '../../plot/paint/drops.ts';
import type { TimeRange } from '../../plot/scale.ts';

/** A policy throws nothing away from `from` to `to`. */
export interface Pause {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** Announced pauses, with their lengths as values, that meet the range; one ends early where another policy came. */
export function pausesIn(
  suspends: Events & { readonly value: Float32Array },
  resumes: Events,
  range: TimeRange,
): Pause[] {
  const pauses: Pause[] = [];
  const end = suspends.from(range.to);
  for (let i = Math.max(0, suspends.from(range.from) - 1); i < end; i++) {
    const from = float64At(suspends.time, i);
    const resumed = resumes.from(from);
    const early = resumed < resumes.length ? float64At(resumes.time, resumed) : Number.POSITIVE_INFINITY;
    const to = Math.min(from + float32At(suspends.value, i), early);
    if (to >= range.from) pauses.push({ from, to });
  }
  return pauses;
}
