import { ticks } from 'd3-array';
import type { Chart } from '../../../studies/figures/charts.ts';
import { type Drawing, drawingOf } from '../../../studies/figures/drawing.ts';
import type { Plot, PlotCurve } from '../../../studies/figures/plots.ts';
import { type ChartCell, chartPart } from './chartPicture.ts';
import { across, label, type Part, short, svgOf } from './svg.ts';

/** Steps that become one: a picture of a page needs fewer points than a screen. */
const MERGED = 2;

const pick = (values: readonly number[], of: (...values: number[]) => number): readonly number[] =>
  Array.from({ length: Math.ceil(values.length / MERGED) }, (_, i) => {
    const own = values.slice(i * MERGED, (i + 1) * MERGED).filter(Number.isFinite);
    return own.length === 0 ? Number.NaN : of(...own);
  });

const coarser = (curve: PlotCurve): PlotCurve => ({
  name: curve.name,
  xs: pick(curve.xs, (...xs) => xs[0] ?? Number.NaN),
  low: pick(curve.low, Math.min),
  high: pick(curve.high, Math.max),
});

/** For numbers to the right of lanes. */
const ROOM = 30;

/** All panels of a figure below each other, its charts first, as one SVG file. */
export const pictureOf = (plots: readonly Plot[], charts: readonly Chart<ChartCell>[] = []): string =>
  svgOf([...charts.map((chart) => chartPart(chart, ticks)), ...plots.map(plotPart)]);

function plotPart(plot: Plot): Part {
  const drawing = drawingOf({ ...plot, curves: plot.curves.map(coarser) }, ticks);
  const { title, unit, over } = plot;
  return {
    title: `${title} (${unit}) over ${over}`,
    width: drawing.width + ROOM,
    height: drawing.height,
    shapes: shapes(plot, drawing),
  };
}

function shapes(plot: Plot, { left, right, bottom, times, lanes }: Drawing): string {
  const isNamed = plot.curves.length > 1 || plot.showsLosses;
  const own = lanes.flatMap((lane, place) => [
    ...lane.values.map(({ y }) => across(left, right, y, 'g')),
    ...(isNamed
      ? [label(left - 5, (lane.top + lane.bottom) / 2 + 4, lane.name, 'end')]
      : lane.values.map(({ y, value }) => label(left - 5, y + 4, short(value), 'end'))),
    ...(isNamed && place === 0
      ? lane.values.map(({ y, value }) => label(right + 3, y + 4, short(value), 'start'))
      : []),
    ...lane.levels.map(({ y }) => across(left, right, y, 'l')),
    `<path d="${lane.path}"/>`,
  ]);
  const axis = times.map(({ x, value }) => label(x, bottom + 15, short(value), 'middle'));
  return [...own, across(left, right, bottom, 'a'), ...axis].join('\n');
}
