import { plainNumber } from '../../../contract/index.ts';
import type { Estimate } from '../../../race/estimates.ts';
import type { AxisMark } from '../../lab/plots/Axes.tsx';
import { marksOf } from '../../lab/plots/marks.ts';
import { extent, linearScale, type Scale } from '../../plot/scale.ts';
import { shownValues } from '../values.ts';

/** Places of the values of an axis: by their size where all are numbers, else one after the other. */
export interface ValueScale {
  place(value: string): number;
  readonly ticks: readonly AxisMark[];
}

const isNumber = (value: string): boolean => Number.isFinite(plainNumber(value));

/** @param spacing pixels that a mark of the axis needs */
export function valueScale(
  values: readonly string[],
  [from, to]: readonly [number, number],
  spacing: number,
): ValueScale {
  const most = Math.max(2, Math.floor(Math.abs(to - from) / spacing));
  if (values.length > 1 && values.every(isNumber)) {
    const [low = 0, high = 1] = extent(values.map(plainNumber));
    const scale = linearScale([low, high], [from, to]);
    return { place: (value) => scale(plainNumber(value)), ticks: marksOf(scale, most) };
  }
  const step = (to - from) / values.length;
  const place = (value: string): number => from + (values.indexOf(value) + 0.5) * step;
  const every = Math.ceil(values.length / most);
  return {
    place,
    ticks: values
      .filter((_, i) => i % every === 0)
      .map((value) => ({ at: place(value), label: shownValues(value) })),
  };
}

const MARGIN = 0.06;

/** Round all means and runs; with room for the intervals, unless one of few runs is wider than all of these together. */
export function estimateScale(
  estimates: readonly Estimate[],
  runs: readonly number[],
  pixels: readonly [number, number],
): Scale {
  const [least = 0, most = 1] = extent(
    [...estimates.map(({ mean }) => mean), ...runs].filter(Number.isFinite),
  );
  const span = most - least || Math.abs(most) / 10 || 1;
  const ends = estimates.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite);
  const [lowest = least, highest = most] = extent(ends);
  const low = Math.min(least, Math.max(lowest, least - span)) - span * MARGIN;
  const high = Math.max(most, Math.min(highest, most + span)) + span * MARGIN;
  return linearScale([least >= 0 ? Math.max(0, low) : low, high], pixels).clamp(true);
}
