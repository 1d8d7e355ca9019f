import { plainNumber, type ScenarioDocument } from '../../../contract/index.ts';
import type { Estimate } from '../../../race/estimates.ts';
import type { SweepPlan } from '../../../race/sweep/index.ts';
import { DASHES, MARKS } from '../../../studies/figures/marks.ts';
import { shortNumber } from '../../format.ts';
import { Axes, type AxisMark, BEFORE, BELOW } from '../../lab/plots/Axes.tsx';
import { useWidth } from '../../lab/plots/useWidth.ts';
import { extent, linearScale, type Scale } from '../../plot/scale.ts';
import { sweepTexts as texts } from '../../strings/pages/sweep.ts';
import { dotLevels } from '../../widgets/seeds/levels.ts';
import { axisName, metricName, useNames, valueName } from '../names.ts';
import { nameOfCurve, type SweepPoint } from '../points.ts';
import { PointLink } from './PointLink.tsx';
import styles from './plots.module.css';

/** About `count` round ticks of a scale. */
const marksOf = (scale: Scale, count: number): readonly AxisMark[] =>
  scale.ticks(count).map((tick) => ({ at: scale(tick), label: shortNumber(tick) }));

/** Positions of the values of an axis: by size if all are numbers, else evenly spaced. */
interface ValueScale {
  place(value: string): number;
  /** Only numbers are joined by lines. */
  readonly areNumbers: boolean;
  readonly ticks: readonly AxisMark[];
}

const isNumber = (value: string): boolean => Number.isFinite(plainNumber(value));

/** @param spacing pixels that a mark of the axis needs; @param nameOf what a value that is no number is called */
function valueScale(
  values: readonly string[],
  nameOf: (value: string) => string,
  [from, to]: readonly [number, number],
  spacing: number,
): ValueScale {
  const most = Math.max(2, Math.floor(Math.abs(to - from) / spacing));
  if (values.length > 1 && values.every(isNumber)) {
    const [low = 0, high = 1] = extent(values.map(plainNumber));
    const scale = linearScale([low, high], [from, to]);
    return { place: (value) => scale(plainNumber(value)), areNumbers: true, ticks: marksOf(scale, most) };
  }
  const step = (to - from) / values.length;
  const place = (value: string): number => from + (values.indexOf(value) + 0.5) * step;
  const every = Math.ceil(values.length / most);
  return {
    place,
    areNumbers: false,
    ticks: values
      .filter((_, i) => i % every === 0)
      .map((value) => ({ at: place(value), label: nameOf(value) })),
  };
}

const MARGIN = 0.06;

/** Scale for all means and runs, with room for the intervals unless an interval is wider than the whole range. */
function estimateScale(
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

const HEIGHT = 320;
const RIGHT = 16;
const TITLE = 20;
const KEY_LINE = 20;
const X_SPACING = 72;
const Y_TICKS = 5;
/** Width of the pointer target around a mark, CSS pixels. */
const HIT = 12;
/** Approximate width of a letter in the key, CSS pixels. */
const LETTER = 7.5;
const KEY_MARK = 40;
/** Radius of the dot of a seed, and the distance of its centre to the right of the mean. */
const SEED = 2.5;
const ASIDE = 9;
/** Distance at which dots that would overlap are put side by side, CSS pixels, and the last level that has room at the edge. */
const APART = 6;
const LAST_LEVEL = 2;

export interface PlotProps {
  readonly plan: SweepPlan;
  readonly points: readonly SweepPoint[];
  /** Index of the metric in the plan. */
  readonly metric: number;
  /** Document of a file. */
  readonly document: ScenarioDocument | null;
}

interface KeyEntry {
  readonly name: string;
  readonly x: number;
  readonly line: number;
}

/** Entries of the key one after the other, in as many lines as they need. */
export function keyOf(names: readonly string[], width: number): readonly KeyEntry[] {
  let [x, line] = [0, 0];
  return names.map((name) => {
    const needed = KEY_MARK + name.length * LETTER;
    if (x > 0 && x + needed > width) [x, line] = [0, line + 1];
    const entry = { name, x, line };
    x += needed + 12;
    return entry;
  });
}

interface SeedsProps extends Omit<PlotProps, 'plan' | 'points'> {
  readonly point: SweepPoint;
  readonly x: number;
  readonly y: Scale;
}

/** A dot for each seed of a point with several, next to its bar; each opens its run. */
function Seeds({ point, metric, document, x, y }: SeedsProps) {
  const known = point.runs.filter(({ values }) => Number.isFinite(values[metric]));
  if (known.length < 2) return null;
  const heights = known.map(({ values }) => y(values[metric] ?? Number.NaN));
  const levels = dotLevels(heights, APART);
  const across = (i: number): number => x + ASIDE + APART * Math.min(LAST_LEVEL, levels[i] ?? 0);
  return known.map((run, i) => (
    <PointLink key={run.job.seed} point={point} run={run} metric={metric} document={document}>
      <circle className={styles.seed} cx={across(i)} cy={heights[i]} r={SEED} />
    </PointLink>
  ));
}

/** One figure over one setting: a curve for each policy, with intervals and seeds. */
export function LinePlot({ plan, points, metric, document }: PlotProps) {
  const [box, width] = useWidth<HTMLElement>(640);
  const names = useNames();
  const [axis] = plan.axes;
  const name = metricName(plan.metrics[metric] ?? '');
  if (axis === undefined) return null;
  const curves = [...new Set(points.map(nameOfCurve))];
  // The only curve of a network's own policy needs no name.
  const key = keyOf(plan.candidates.length === 0 ? [] : curves, width - BEFORE - RIGHT);
  const top = TITLE + (1 + Math.max(0, ...key.map(({ line }) => line))) * KEY_LINE + 10;
  const height = HEIGHT + top;
  const frame = { left: BEFORE, right: width - RIGHT, top, bottom: height - BELOW.name };
  const x = valueScale(
    axis.values,
    (value) => valueName(names, axis.path, value),
    [BEFORE + 12, width - RIGHT - 12],
    X_SPACING,
  );
  const estimates = points.flatMap((point) => point.estimates[metric] ?? []);
  const runs = points.flatMap((point) => point.runs.map(({ values }) => values[metric] ?? Number.NaN));
  const y = estimateScale(estimates, runs, [frame.bottom, frame.top]);
  return (
    <figure ref={box} className={styles.figure}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <text className={styles.title} x={BEFORE} y={14}>
          {texts.plot(name, axisName(names, axis.path))}
        </text>
        {key.map((entry, place) => (
          <g
            key={entry.name}
            className={styles.curve}
            transform={`translate(${BEFORE + entry.x},${TITLE + 10 + entry.line * KEY_LINE})`}
          >
            <path d="M0,0H28" strokeDasharray={DASHES[place % DASHES.length]} />
            <path className={styles.mark} d={MARKS[place % MARKS.length]} transform="translate(14,0)" />
            <text x={36} dy="0.35em">
              {entry.name}
            </text>
          </g>
        ))}
        <Axes frame={frame} across={x.ticks} up={marksOf(y, Y_TICKS)} name={axisName(names, axis.path)} />
        {curves.map((curve, place) => {
          const own = points.filter(
            (point) => nameOfCurve(point) === curve && Number.isFinite(point.estimates[metric]?.mean),
          );
          const at = (point: SweepPoint): readonly [number, number] => [
            x.place(point.values[0] ?? ''),
            y(point.estimates[metric]?.mean ?? Number.NaN),
          ];
          return (
            <g key={curve} className={styles.curve}>
              {x.areNumbers && (
                <path
                  d={own.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point).join()}`).join('')}
                  strokeDasharray={DASHES[place % DASHES.length]}
                />
              )}
              {own.map((point) => {
                const { low = Number.NaN, high = Number.NaN } = point.estimates[metric] ?? {};
                const [px, py] = at(point);
                return (
                  <g key={point.name}>
                    <PointLink point={point} metric={metric} document={document}>
                      {Number.isFinite(low) && (
                        <path className={styles.interval} d={`M${px},${y(low)}V${y(high)}`} />
                      )}
                      <circle className={styles.hit} cx={px} cy={py} r={HIT} />
                      <path
                        className={styles.mark}
                        d={MARKS[place % MARKS.length]}
                        transform={`translate(${px},${py})`}
                      />
                    </PointLink>
                    <Seeds point={point} metric={metric} document={document} x={px} y={y} />
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
