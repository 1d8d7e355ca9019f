import { highestOf, lowestOf } from '../../contract/index.ts';
import type { Chart, ChartPoint, ChartSeries } from './charts.ts';
import type { Ticks } from './drawing.ts';
import { DASHES, MARKS } from './marks.ts';

/** Data of a number in a chart. */
interface MeasuredCell {
  readonly column: string;
  /** NaN if it was not run. */
  readonly mean: number;
  readonly sd: number;
  readonly printed: number | null;
}

/** A mark of an axis; names are broken into lines if there is room. */
interface AxisMark {
  readonly at: number;
  readonly label: string;
}

export interface PlacedPoint<Cell extends MeasuredCell> {
  readonly point: ChartPoint<Cell>;
  readonly x: number;
  /** Position of the mean, and of both ends of its error bar; NaN if it was not run. */
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly printed: number | null;
}

export interface PlacedSeries<Cell extends MeasuredCell> {
  readonly name: string;
  readonly mark: string;
  readonly dash: string;
  /** Line through the means; empty over names, which have nothing in between. */
  readonly path: string;
  readonly points: readonly PlacedPoint<Cell>[];
}

/** A chart as shapes, for the page and for files. Lengths are units of the picture. */
interface ChartDrawing<Cell extends MeasuredCell> {
  readonly width: number;
  readonly height: number;
  readonly frame: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly across: readonly AxisMark[];
  readonly up: readonly AxisMark[];
  /** Positions of the borders between names. */
  readonly borders: readonly number[];
  readonly series: readonly PlacedSeries<Cell>[];
}

/** Style of a chart: the library of the page or of the command line provides round values and formats numbers. */
export interface ChartStyle {
  readonly width: number;
  readonly ticks: Ticks;
  readonly write: (value: number) => string;
}

const LEFT = 60;
const RIGHT = 16;
const TOP = 10;
const PLOT = 204;
const LINE = 14;
const BELOW = 12;
/** Distance of points from both ends of an axis. */
const INSET = 8;
const TICKS = 5;
/** Least distance of marks of the horizontal axis. */
const SPACING = 64;
/** Least gap between two marks at points. */
const CLOSE = 8;
/** Ratio of the ends of the horizontal axis from which on it is logarithmic. */
const DECADE = 10;
/** Width of a letter of a mark. */
const LETTER = 6.4;
const MOST_LINES = 3;
/** Share of the width of a name that its marks use, and their largest distance. */
const SHARE = 0.76;
const APART = 26;
/** The vertical axis does not begin at 0 if the lowest number is above this share of the highest. */
const NARROW = 0.6;

/** Least length of the vertical axis as a share of its highest number, so that its marks differ in three digits. */
const LEAST = 0.05;

const isKnown = ({ mean }: MeasuredCell): boolean => Number.isFinite(mean);
const half = ({ sd }: MeasuredCell): number => (Number.isFinite(sd) ? sd : 0);

/** Lowest and highest value; 0 and 1 without values. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  const own = values.filter(Number.isFinite);
  return own.length === 0 ? [0, 1] : [lowestOf(own), highestOf(own)];
}

type Place = (value: number) => number;

const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Place =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start);

/** Both ends of the vertical axis. */
function heights(cells: readonly MeasuredCell[], ticks: Ticks): readonly [number, number] {
  const ends = cells.flatMap((cell) => [
    ...(isKnown(cell) ? [cell.mean - half(cell), cell.mean + half(cell)] : []),
    ...(cell.printed === null ? [] : [cell.printed]),
  ]);
  const [low, high] = rangeOf(ends);
  const from = low > NARROW * high && high > low ? low : Math.min(0, low);
  const to = high > from ? high : from + 1;
  const room = Math.max(0, LEAST * Math.abs(to) - (to - from)) / 2;
  return rounded(from - room, to + room, ticks);
}

/** Rounds both ends outwards. */
function rounded(from: number, to: number, ticks: Ticks): readonly [number, number] {
  const [first = from, second = to] = ticks(from, to, TICKS);
  const step = second - first || 1;
  return [Math.floor(from / step + 1e-9) * step, Math.ceil(to / step - 1e-9) * step];
}

/** Breaks words into lines of a width; the rest is added to the last line. */
function inLines(name: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const isFull = last === undefined || (last.length + 1 + word.length) * LETTER > width;
    if (last !== undefined && (!isFull || lines.length === MOST_LINES))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Across {
  /** Position of a point of the n-th series. */
  readonly at: (x: number, nth: number) => number;
  readonly marks: readonly AxisMark[];
  readonly borders: readonly number[];
}

/** A band for each name, with a position in it for each series. */
function bands(names: readonly string[], count: number, [left, right]: readonly [number, number]): Across {
  const band = (right - left) / names.length;
  const apart = Math.min(APART, (SHARE * band) / count);
  const middle = (x: number): number => left + (x + 0.5) * band;
  return {
    at: (x, nth) => middle(x) + (nth - (count - 1) / 2) * apart,
    marks: names.map((name, x) => ({ at: middle(x), label: inLines(name, band - LETTER).join('\n') })),
    borders: names.slice(1).map((_, x) => left + (x + 1) * band),
  };
}

/** Marks at the points themselves, where there is room. */
function ownMarks(
  points: readonly ChartPoint<MeasuredCell>[],
  at: Place,
  write: ChartStyle['write'],
): readonly AxisMark[] {
  const marks: AxisMark[] = [];
  for (const { x, name } of points.toSorted((a, b) => a.x - b.x)) {
    const last = marks.at(-1);
    const label = name.includes('/') ? name : write(x);
    const width = (LETTER * (label.length + (last?.label.length ?? 0))) / 2;
    if (last === undefined || at(x) - last.at >= width + CLOSE) marks.push({ at: at(x), label });
  }
  return marks;
}

function axis(
  points: readonly ChartPoint<MeasuredCell>[],
  ends: readonly [number, number],
  style: ChartStyle,
): Across {
  const { ticks, write } = style;
  const [from, to] = rangeOf(points.map(({ x }) => x));
  const room = [ends[0] + INSET, ends[1] - INSET] as const;
  if (from > 0 && to / from >= DECADE) {
    const place = linear([Math.log(from), Math.log(to)], room);
    const at: Place = (x) => place(Math.log(x));
    return { at, marks: ownMarks(points, at, write), borders: [] };
  }
  const at = linear([from, to], room);
  const count = Math.max(2, Math.min(TICKS, Math.floor((ends[1] - ends[0]) / SPACING)));
  return { at, marks: ticks(from, to, count).map((x) => ({ at: at(x), label: write(x) })), borders: [] };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const lineThrough = (points: readonly PlacedPoint<MeasuredCell>[]): string =>
  points
    .filter(({ y }) => Number.isFinite(y))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)},${round(y)}`)
    .join('');

/** @param neighbour a chart next to it that shares the scale */
export function chartDrawing<Cell extends MeasuredCell>(
  chart: Chart<Cell>,
  style: ChartStyle,
  neighbour?: Chart<Cell>,
): ChartDrawing<Cell> {
  const { width, ticks, write } = style;
  const points = chart.series.flatMap((series) => series.points);
  const scaled = [chart, neighbour]
    .flatMap((drawn) => drawn?.series ?? [])
    .flatMap((series) => series.points);
  const ends = [LEFT, Math.max(LEFT + 1, width - RIGHT)] as const;
  const across =
    chart.names === null ? axis(points, ends, style) : bands(chart.names, chart.series.length, ends);
  const bottom = TOP + PLOT;
  const [low, high] = heights(
    scaled.map(({ cell }) => cell),
    ticks,
  );
  const y = linear([low, high], [bottom, TOP]);
  const place = (point: ChartPoint<Cell>, nth: number): PlacedPoint<Cell> => {
    const { cell, x } = point;
    return {
      point,
      x: across.at(x, nth),
      y: y(cell.mean),
      low: y(cell.mean - half(cell)),
      high: y(cell.mean + half(cell)),
      printed: cell.printed === null ? null : y(cell.printed),
    };
  };
  const placed = ({ name, points: own, isLevel }: ChartSeries<Cell>, nth: number) => {
    const all = own.map((point) => place(point, nth));
    return {
      name,
      mark: MARKS[nth % MARKS.length] ?? '',
      dash: DASHES[nth % DASHES.length] ?? '',
      path: chart.names === null ? lineThrough(all) : '',
      points: isLevel === true ? all.slice(-1) : all,
    };
  };
  const lines = Math.max(1, ...across.marks.map(({ label }) => label.split('\n').length));
  return {
    width,
    height: bottom + BELOW + lines * LINE,
    frame: { left: ends[0], right: ends[1], top: TOP, bottom },
    across: across.marks,
    up: ticks(low, high, TICKS).map((value) => ({ at: y(value), label: write(value) })),
    borders: across.borders,
    series: chart.series.map(placed),
  };
}
