import { highestOf, lowestOf } from '../../contract/index.ts';
import type { Plot, PlotCurve } from './plots.ts';

/** About `count` round values between two; provided by the library of the page or of the command line. */
export type Ticks = (from: number, to: number, count: number) => readonly number[];

/** A panel as shapes, for the page and for files. Lengths are units of the picture. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly times: readonly { readonly x: number; readonly value: number }[];
  readonly lanes: readonly Lane[];
}

/** One curve, or one VC with its losses; all lanes share a scale. */
export interface Lane {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly path: string;
  /** Paths of the same curve for other seeds. */
  readonly thin: readonly string[];
  readonly values: readonly { readonly y: number; readonly value: number }[];
  readonly levels: readonly { readonly y: number; readonly name: string }[];
}

const WIDTH = 460;
const LEFT = 64;
const MARGIN = 20;
/** Least distance of time marks. */
const SPACING = 64;
const TOP = 8;
const AXIS = 20;
const TALL = 150;
/** Height of a lane where each of many curves has one, so that they do not hide each other. */
const LOW = 34;
const ROW = 11;
const GAP = 6;
const TICKS = 5;

const finite = (values: readonly number[]): readonly number[] => values.filter(Number.isFinite);

/** Related panels: the same panel for other seeds, and neighbours that share its scale. */
export interface Company {
  readonly thin?: readonly Plot[];
  readonly scaled?: readonly Plot[];
  /** Width of the whole picture. */
  readonly width?: number;
}

export function drawingOf(plot: Plot, ticks: Ticks, company: Company = {}): Drawing {
  const { domain, curves, losses, showsLosses } = plot;
  const [from, to] = domain;
  const { width = WIDTH } = company;
  const right = width - MARGIN;
  const x = (value: number): number => LEFT + ((value - from) / (to - from)) * (right - LEFT);
  const lanes = showsLosses ? lossLanes(losses, x) : curveLanes(plot, x, ticks, company);
  const bottom = Math.max(TOP + ROW, ...lanes.map((lane) => lane.bottom));
  const times = ticks(from, to, Math.min(TICKS, Math.max(2, Math.floor((right - LEFT) / SPACING)))).map(
    (value) => ({
      x: x(value),
      value,
    }),
  );
  const height = bottom + AXIS;
  return {
    width,
    height,
    left: LEFT,
    right,
    bottom,
    times,
    lanes: curves.length + losses.length === 0 ? [] : lanes,
  };
}

function curveLanes(
  { curves, levels }: Plot,
  x: (value: number) => number,
  ticks: Ticks,
  { thin = [], scaled = [] }: Company,
): readonly Lane[] {
  const shown = [...curves, ...[...thin, ...scaled].flatMap((other) => other.curves)];
  const values = shown.flatMap(({ low, high }) => [...finite(low), ...finite(high)]);
  const all = [...values, ...levels.map(({ value }) => value)];
  const least = Math.min(0, lowestOf(all));
  const most = all.length === 0 ? 1 : Math.max(highestOf(all), least + 1e-9);
  const size = curves.length > 1 ? LOW : TALL;
  return curves.map((curve, place) => {
    const top = TOP + place * (size + GAP);
    const bottom = top + size;
    const y = (value: number): number => bottom - ((value - least) / (most - least)) * size;
    const marked = curves.length > 1 ? [least, most] : ticks(least, most, TICKS);
    return {
      name: curve.name,
      top,
      bottom,
      path: pathOf(curve, x, y),
      thin: thin.flatMap((other) =>
        other.curves.filter(({ name }) => name === curve.name).map((same) => pathOf(same, x, y)),
      ),
      values: marked.map((value) => ({ y: y(value), value })),
      levels: levels.map(({ name, value }) => ({ y: y(value), name })),
    };
  });
}

/** Path that visits low and high at each step, the nearer one first, so that no extreme is left out. */
function pathOf(
  { xs, low, high }: PlotCurve,
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let before = Number.NaN;
  for (const [step, at] of xs.entries()) {
    const ends = [low[step], high[step]].map((value) => round(y(value ?? Number.NaN)));
    const isNearer = Math.abs(before - Number(ends[1])) < Math.abs(before - Number(ends[0]));
    const [first = Number.NaN, second = first] = isNearer ? ends.toReversed() : ends;
    if (Number.isFinite(first)) {
      path += `${Number.isNaN(before) ? 'M' : 'L'}${round(x(at))},${first}`;
      if (second !== first) path += `V${second}`;
    }
    before = second;
  }
  return path;
}

const lossLanes = (losses: Plot['losses'], x: (value: number) => number): readonly Lane[] =>
  losses.map(({ name, xs }, place) => {
    const top = TOP + place * ROW;
    return {
      name,
      top,
      bottom: top + ROW,
      path: xs.map((value) => `M${round(x(value))},${top + 2}v${ROW - 4}`).join(''),
      thin: [],
      values: [],
      levels: [],
    };
  });

const round = (value: number): number => Math.round(value * 10) / 10;

/** Lowest, mean and highest value of a curve; NaN without values. */
export function reachOf({ low, high }: PlotCurve): readonly [lowest: number, mean: number, highest: number] {
  const middles = finite(low.map((value, i) => (value + (high[i] ?? Number.NaN)) / 2));
  if (middles.length === 0) return [Number.NaN, Number.NaN, Number.NaN];
  const mean = middles.reduce((sum, value) => sum + value, 0) / middles.length;
  return [lowestOf(finite(low)), mean, highestOf(finite(high))];
}
