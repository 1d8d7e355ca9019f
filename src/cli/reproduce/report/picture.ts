import { ticks } from 'd3-array';
import { type Drawing, drawingOf } from '../../../studies/figures/drawing.ts';
import type { Plot, PlotCurve } from '../../../studies/figures/plots.ts';
import { fixed } from '../../text.ts';

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

const TITLE = 18;
/** For numbers to the right of lanes. */
const ROOM = 30;
const STYLE =
  'text{font:11px sans-serif;fill:#444}path{fill:none;stroke:#111}.g{stroke:#ddd}.a{stroke:#666}.l{stroke:#b00;stroke-dasharray:5 4}';

const titleOf = ({ title, unit, over }: Plot): string => escaped(`${title} (${unit}) over ${over}`);

/** All panels of a figure below each other, as one SVG file. */
export function pictureOf(plots: readonly Plot[]): string {
  let top = 0;
  const parts = plots.map((plot) => {
    const drawing = drawingOf({ ...plot, curves: plot.curves.map(coarser) }, ticks);
    const part = `<g transform="translate(0,${top})"><text x="4" y="12">${titleOf(plot)}</text><g transform="translate(0,${TITLE})">${shapes(plot, drawing)}</g></g>`;
    top += drawing.height + TITLE + TITLE;
    return { part, width: drawing.width };
  });
  const width = Math.max(...parts.map((one) => one.width)) + ROOM;
  const body = parts.map(({ part }) => part).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img">\n<title>${plots.map(titleOf).join('; ')}</title>\n<style>${STYLE}</style><rect width="${width}" height="${top}" fill="#fff"/>\n${body}\n</svg>\n`;
}

function shapes(plot: Plot, { left, right, bottom, times, lanes }: Drawing): string {
  const isNamed = plot.curves.length > 1 || plot.showsLosses;
  const across = (y: number, kind: string): string =>
    `<line class="${kind}" x1="${left}" x2="${right}" y1="${round(y)}" y2="${round(y)}"/>`;
  const label = (x: number, y: number, text: string, anchor: string): string =>
    `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
  const own = lanes.flatMap((lane, place) => [
    ...lane.values.map(({ y }) => across(y, 'g')),
    ...(isNamed
      ? [label(left - 5, (lane.top + lane.bottom) / 2 + 4, lane.name, 'end')]
      : lane.values.map(({ y, value }) => label(left - 5, y + 4, short(value), 'end'))),
    ...(isNamed && place === 0
      ? lane.values.map(({ y, value }) => label(right + 3, y + 4, short(value), 'start'))
      : []),
    ...lane.levels.map(({ y }) => across(y, 'l')),
    `<path d="${lane.path}"/>`,
  ]);
  const axis = times.map(({ x, value }) => label(x, bottom + 15, short(value), 'middle'));
  return [...own, across(bottom, 'a'), ...axis].join('\n');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Without the zeros at its end. */
const short = (value: number): string =>
  Math.abs(value) >= 100 ? fixed(value) : String(Number(value.toPrecision(3)));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
