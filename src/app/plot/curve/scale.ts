import { elementAt, type PolicyCurve } from '../../../contract/index.ts';
import { clamp } from '../../clamp.ts';
import { linearScale, logScale, type Scale } from '../scale.ts';

/** Where the axes are, CSS pixels from the top left of the plot. */
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
  ticksOfX(count: number): readonly number[];
  ticksOfY(count: number): readonly number[];
}

/** A logarithmic axis shows so many decades below 1; zero has a place of its own below them. */
const DECADES = 5;
/** Room between the lowest decade and zero, as a share of the axis. */
const ZERO_GAP = 0.1;
/** Lines whose heights differ by more than this cannot be read on one even axis. */
const APART = 20;

/** Highest value of a line below the top of the axis. */
const rampTop = (y: readonly number[], top: number): number =>
  Math.max(0, ...y.filter((ordinate) => ordinate < top));

/** True where an even axis would press one line onto zero: at the handle that sets their heights. */
export function wantsLog({ meaning, lines, handles }: PolicyCurve): boolean {
  const at = handles.find(({ along }) => along === 'y')?.x;
  if (meaning !== 'probability' || at === undefined) return false;
  const tops = lines
    .map(({ x, y }) => y[x.findIndex((abscissa) => abscissa >= at)] ?? 0)
    .filter((top) => top > 0);
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
  const line = Math.min(...lines.map((curve) => elementAt(curve.x, 0)));
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

/** Rows of an even axis, pressed together above the knee. */
function evenRows({ y }: PolicyCurve, { top, bottom }: CurveArea, knee: number): Scale {
  if (knee >= y.max) return linearScale([y.min, y.max], [bottom, top]);
  return linearScale([y.min, knee, y.max], [bottom, bottom - BELOW_KNEE * (bottom - top), top]);
}

/** Rows of decades; zero is below them. */
const decadeRows = ({ top, bottom }: CurveArea) =>
  logScale([10 ** -DECADES, 1], [bottom - ZERO_GAP * (bottom - top), top]);

/** Values beyond an axis are drawn at its end; a pointer beyond it means values beyond it. */
export function curveScale(curve: PolicyCurve, area: CurveArea, axes: CurveAxes): CurveScale {
  const x = linearScale([axes.start, curve.x.max], [area.left, area.right]);
  const y = axes.log ? decadeRows(area) : evenRows(curve, area, axes.knee);
  const [shownX, shownY] = [x.copy().clamp(true), y.copy().clamp(true)];
  return {
    area,
    axes,
    toX: shownX,
    toY: (value) => (axes.log && value <= 0 ? area.bottom : shownY(value)),
    fromX: x.invert,
    fromY: y.invert,
    ticksOfX: (count) => x.ticks(count),
    ticksOfY: (count) => y.ticks(count),
  };
}

export interface CurveTick {
  readonly value: number;
  readonly at: number;
}

/** Even axes: about 3 round values, up to the knee and the end; decades: each second one, 1 and 0. */
export function yTicks({ y, meaning }: PolicyCurve, scale: CurveScale): readonly CurveTick[] {
  const { log, knee } = scale.axes;
  const even = knee < y.max ? [0, knee / 2, knee, y.max] : scale.ticksOfY(3);
  const values = log ? [0, 1e-4, 1e-2, 1] : meaning === 'state' ? [y.min, y.max] : even;
  return values.map((value) => ({ value, at: scale.toY(value) }));
}

export const xTicks = (scale: CurveScale, count: number): readonly CurveTick[] =>
  scale.ticksOfX(count).map((value) => ({ value, at: scale.toX(value) }));
