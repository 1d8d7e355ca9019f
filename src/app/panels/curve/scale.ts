import { ticks } from 'd3-array';
import { elementAt, type PolicyCurve } from '../../../contract/index.ts';

/** Where the axes stand, CSS pixels from the top left of the plot. */
export interface CurveArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface CurveScale {
  readonly area: CurveArea;
  readonly axes: CurveAxes;
  toX(value: number): number;
  toY(value: number): number;
  fromX(x: number): number;
  fromY(y: number): number;
}

/** A logarithmic axis shows so many decades below 1; zero stands by itself below them. */
const DECADES = 5;
/** Room between the lowest decade and zero, as a share of the axis. */
const ZERO_GAP = 0.1;
/** Lines whose heights differ by more than this cannot be read on one even axis. */
const APART = 20;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Highest value of a line below the top of the axis. */
const rampTop = (y: readonly number[], top: number): number => Math.max(0, ...y.filter((one) => one < top));

/** True where an even axis would press one line onto zero: at the handle that sets their heights. */
export function wantsLog({ meaning, lines, handles }: PolicyCurve): boolean {
  const at = handles.find(({ along }) => along === 'y')?.x;
  if (meaning !== 'probability' || at === undefined) return false;
  const tops = lines.map(({ x, y }) => y[x.findIndex((one) => one >= at)] ?? 0).filter((top) => top > 0);
  return tops.length > 1 && Math.max(...tops) / Math.min(...tops) > APART;
}

/** The axis begins at a whole quarter of its range, so that it seldom moves. */
const QUARTERS = 4;

/**
 * Where the x axis begins: a limit is nothing left of its line, so most of the room is for the line.
 * @returns a quarter of the range, at least a tenth of it left of the line
 */
function startOfX({ meaning, lines, x }: PolicyCurve): number {
  if (meaning !== 'limit') return x.min;
  const line = Math.min(...lines.map((one) => elementAt(one.x, 0)));
  const range = x.max - x.min;
  const quarter = Math.floor(((line - x.min) / range - 0.1) * QUARTERS);
  return x.min + (clamp(quarter, 0, QUARTERS - 1) / QUARTERS) * range;
}

/** How the axes of a plot run; kept while a handle is dragged. */
export interface CurveAxes {
  /** Decades instead of an even y axis from 0 to 1. */
  readonly log: boolean;
  /** Where the x axis begins. */
  readonly start: number;
  /** Above this value an even y axis is pressed together; its end where it is not. */
  readonly knee: number;
}

/** Share of the height below the knee. */
const BELOW_KNEE = 0.8;
const KNEES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5];

/** A limit that falls to less than this share of the axis gets most of the height for itself. */
const LOW_LIMIT = 0.4;

/**
 * A ramp that ends far below 1, where it jumps to: the axis is broken between the two, as textbooks draw it. A limit is
 * most of the time near its lowest value: above twice of that the axis is pressed.
 */
function kneeOf({ meaning, lines, y }: PolicyCurve): number {
  if (meaning === 'limit') {
    const least = Math.min(...lines.flatMap((line) => line.y));
    return least > 0 && least < LOW_LIMIT * y.max ? 2 * least : y.max;
  }
  const ramp = Math.max(0, ...lines.map((line) => rampTop(line.y, y.max)));
  if (meaning !== 'probability' || ramp === 0) return y.max;
  return KNEES.find((knee) => knee >= 1.2 * ramp) ?? y.max;
}

export const curveAxes = (curve: PolicyCurve, log: boolean): CurveAxes => ({
  log,
  start: startOfX(curve),
  knee: kneeOf(curve),
});

/** Values beyond an axis are drawn at its end. */
export function curveScale({ x, y }: PolicyCurve, area: CurveArea, axes: CurveAxes): CurveScale {
  const { log, start, knee } = axes;
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const decadesHeight = height * (1 - ZERO_GAP);
  const least = 10 ** -DECADES;
  const kneeHeight = knee < y.max ? height * BELOW_KNEE : height;
  const evenHeight = (value: number) =>
    value <= knee
      ? ((value - y.min) / (knee - y.min)) * kneeHeight
      : kneeHeight + ((value - knee) / (y.max - knee)) * (height - kneeHeight);
  const evenValue = (high: number) =>
    high <= kneeHeight
      ? y.min + (high / kneeHeight) * (knee - y.min)
      : knee + ((high - kneeHeight) / (height - kneeHeight)) * (y.max - knee);
  const logY = (value: number) =>
    value <= 0 ? area.bottom : area.top - (Math.log10(Math.max(value, least)) / DECADES) * decadesHeight;
  return {
    area,
    axes,
    toX: (value) => clamp(area.left + ((value - start) / (x.max - start)) * width, area.left, area.right),
    toY: (value) => clamp(log ? logY(value) : area.bottom - evenHeight(value), area.top, area.bottom),
    fromX: (px) => start + ((px - area.left) / width) * (x.max - start),
    fromY: (py) => (log ? 10 ** (((area.top - py) / decadesHeight) * DECADES) : evenValue(area.bottom - py)),
  };
}

export interface CurveTick {
  readonly value: number;
  readonly at: number;
}

/** Even axes: about `count` round values, up to the knee and the end; decades: each second one, 1 and 0. */
export function yTicks({ y, meaning }: PolicyCurve, scale: CurveScale, count: number): readonly CurveTick[] {
  const { log, knee } = scale.axes;
  const even = knee < y.max ? [0, knee / 2, knee, y.max] : ticks(y.min, y.max, count);
  const values = log ? [0, 1e-4, 1e-2, 1] : meaning === 'state' ? [y.min, y.max] : even;
  return values.map((value) => ({ value, at: scale.toY(value) }));
}

export function xTicks({ x }: PolicyCurve, scale: CurveScale, count: number): readonly CurveTick[] {
  return ticks(scale.axes.start, x.max, count).map((value) => ({ value, at: scale.toX(value) }));
}
