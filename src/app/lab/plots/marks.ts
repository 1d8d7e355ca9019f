import { shortNumber } from '../../format.ts';
import type { Scale } from '../../plot/scale.ts';
import type { AxisMark } from './Axes.tsx';

/** Round values of a scale, about so many. */
export const marksOf = (scale: Scale, count: number): readonly AxisMark[] =>
  scale.ticks(count).map((tick) => ({ at: scale(tick), label: shortNumber(tick) }));
