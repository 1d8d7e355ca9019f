import { type ReactNode, useId, useMemo } from 'react';
import { chartDrawing, type PlacedPoint, type PlacedSeries } from '../../../studies/figures/chartDrawing.ts';
import type { Chart } from '../../../studies/figures/charts.ts';
import { DIAMOND } from '../../../studies/figures/marks.ts';
import { shortNumber } from '../../format.ts';
import { Axes } from '../../lab/plots/Axes.tsx';
import { useWidth } from '../../lab/plots/useWidth.ts';
import { roundValues } from '../../plot/scale.ts';
import { headText } from '../../strings/pages/heads.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { jobLink } from '../jobs.ts';
import colors from './agreement.module.css';
import { type Line, nearestDot } from './agreement.ts';
import styles from './chart.module.css';

/** Width before it is measured, CSS pixels. */
const WIDTH = 460;
/** Width of the pointer target around a mark, CSS pixels. */
const HIT = 12;

interface PointMarkProps {
  readonly placed: PlacedPoint<Line>;
  readonly mark: string;
  /** Place to which the link returns. */
  readonly place: string;
}

/** One of our means with its error bar, linked to the nearest run. For pointers; the numbers have the same links for keys. */
function PointMark({ placed: { point, x, y, low, high }, mark, place }: PointMarkProps) {
  const { agreement } = point.cell;
  const nearest = nearestDot(point.cell);
  const drawn = (
    <g className={`${styles.point} ${colors.agreement}`} data-agreement={agreement}>
      <path d={`M${x},${low}V${high}`} />
      <circle className={styles.hit} cx={x} cy={y} r={HIT} />
      <path className={styles.mark} d={mark} transform={`translate(${x},${y})`} />
    </g>
  );
  if (nearest === undefined) return drawn;
  return (
    <a href={jobLink(nearest.job, nearest.moment, place)} tabIndex={-1}>
      <title>{texts.openPoint(nearest.job.seed, shortNumber(nearest.value, 4))}</title>
      {drawn}
    </a>
  );
}

/** Means on a line over a number, or side by side over names; printed values as diamonds. */
function Curve({ series, place }: { readonly series: PlacedSeries<Line>; readonly place: string }) {
  const { path, dash, mark, points } = series;
  return (
    <g className={styles.curve}>
      {path !== '' && <path d={path} strokeDasharray={dash} />}
      {points
        .filter(({ y }) => Number.isFinite(y))
        .map((placed) => (
          <PointMark key={placed.point.x} placed={placed} mark={mark} place={place} />
        ))}
      {points.map(
        ({ point, x, printed }) =>
          printed !== null && (
            <path
              key={point.x}
              className={styles.printed}
              d={DIAMOND}
              transform={`translate(${x},${printed})`}
            />
          ),
      )}
    </g>
  );
}

/** Key of marks and lines. */
function Key({ series }: { readonly series: readonly PlacedSeries<Line>[] }) {
  return (
    <ul className={styles.key}>
      {series.map(({ name, mark, dash, path }) => (
        <li key={name} className="row gap-8 middle">
          <svg viewBox="-14 -7 28 14" width="28" height="14" className={styles.curve} aria-hidden="true">
            {path !== '' && <path d="M-14,0H14" strokeDasharray={dash} />}
            <path className={styles.mark} d={mark} />
          </svg>
          {headText(name)}
        </li>
      ))}
    </ul>
  );
}

interface ChartPlotProps {
  readonly chart: Chart<Line>;
  /** Chart shown next to it, on the same scale. */
  readonly compared?: Chart<Line> | undefined;
  /** Place to which links return. */
  readonly place: string;
  /** The chart in words and numbers. */
  readonly children?: ReactNode;
}

/** The chart with its displayed names. */
const inWords = (chart: Chart<Line>): Chart<Line> => ({
  ...chart,
  names: chart.names?.map(headText) ?? null,
});

/** Our means with error bars of one standard deviation over a number or over names, printed values as diamonds. */
export function ChartPlot({ chart, compared, place, children }: ChartPlotProps) {
  const id = useId();
  const [box, width] = useWidth<HTMLElement>(WIDTH);
  const { height, frame, across, up, borders, series } = useMemo(
    () => chartDrawing(inWords(chart), { width, ticks: roundValues, write: shortNumber }, compared),
    [chart, compared, width],
  );
  return (
    <figure ref={box} className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className="muted">
        {chart.names === null ? texts.figure(chart.title, chart.over) : headText(chart.title)}
      </figcaption>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Axes frame={frame} across={across} up={up} />
        {borders.map((x) => (
          <path key={x} className={styles.border} d={`M${x},${frame.top}V${frame.bottom}`} />
        ))}
        {series.map((line) => (
          <Curve key={line.name} series={line} place={place} />
        ))}
      </svg>
      {series.length > 1 && <Key series={series} />}
      {children}
    </figure>
  );
}
