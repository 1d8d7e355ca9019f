import { shortNumber } from '../../format.ts';
import { useWidth } from '../../lab/plots/useWidth.ts';
import { extent, linearScale } from '../../plot/scale.ts';
import { sweepTexts as texts } from '../../strings/pages/sweep.ts';
import { axisName, metricName, useNames, valueName } from '../names.ts';
import { nameOfCurve } from '../points.ts';
import type { PlotProps } from './LinePlot.tsx';
import { PointLink } from './PointLink.tsx';
import styles from './plots.module.css';

const LEFT = 84;
const RIGHT = 4;
/** The name of the figure, and below it that of the axis on the left. */
const TOP = 50;
const BOTTOM = 46;
const ROW = 40;
/** Share of ink in a field, percent; letters in ink are read on the darkest too. */
const INK = [3, 45] as const;
/** A field that is narrower has no number. */
const NUMBER_WIDTH = 44;
/** Marks of an axis do not come closer, pixels. */
const X_SPACING = 44;

interface HeatMapProps extends PlotProps {
  readonly curve: string;
}

/** One figure over two settings, of one policy: darker is more. The same shades for all policies of a figure. */
export function HeatMap({ plan, points, metric, document, curve }: HeatMapProps) {
  const [box, width] = useWidth<HTMLElement>(640);
  const names = useNames();
  const [across, up] = plan.axes;
  if (across === undefined || up === undefined) return null;
  const means = points.flatMap((point) => point.estimates[metric]?.mean ?? []).filter(Number.isFinite);
  const [least = 0, most = 1] = extent(means);
  const ink = linearScale([least, most > least ? most : least + 1], INK);
  const rows = up.values.toReversed();
  const height = TOP + rows.length * ROW + BOTTOM;
  const step = (width - LEFT - RIGHT) / across.values.length;
  const every = Math.max(1, Math.ceil(X_SPACING / step));
  const only = points.some((point) => point.candidate !== null) ? curve : '';
  return (
    <figure ref={box} className={styles.figure}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <text className={styles.title} x={0} y={14}>
          {texts.heat(metricName(plan.metrics[metric] ?? ''), only)}
        </text>
        {points
          .filter((point) => nameOfCurve(point) === curve)
          .map((point) => {
            const mean = point.estimates[metric]?.mean ?? Number.NaN;
            const x = LEFT + across.values.indexOf(point.values[0] ?? '') * step;
            const y = TOP + rows.indexOf(point.values[1] ?? '') * ROW;
            const isKnown = Number.isFinite(mean);
            return (
              <PointLink key={point.name} point={point} metric={metric} document={document}>
                <rect
                  className={styles.field}
                  x={x}
                  y={y}
                  width={step}
                  height={ROW}
                  style={
                    isKnown ? { fill: `color-mix(in srgb, var(--ink) ${ink(mean)}%, var(--bg))` } : undefined
                  }
                />
                {isKnown && step >= NUMBER_WIDTH && (
                  <text x={x + step / 2} y={y + ROW / 2} dy="0.35em" textAnchor="middle">
                    {shortNumber(mean)}
                  </text>
                )}
              </PointLink>
            );
          })}
        {across.values.map((value, i) =>
          i % every === 0 ? (
            <text key={value} x={LEFT + (i + 0.5) * step} y={height - BOTTOM + 18} textAnchor="middle">
              {valueName(names, across.path, value)}
            </text>
          ) : null,
        )}
        {rows.map((value, i) => (
          <text key={value} x={LEFT - 8} y={TOP + (i + 0.5) * ROW} dy="0.35em" textAnchor="end">
            {valueName(names, up.path, value)}
          </text>
        ))}
        <text x={LEFT + (width - LEFT - RIGHT) / 2} y={height - 6} textAnchor="middle">
          {axisName(names, across.path)}
        </text>
        <text x={0} y={TOP - 12}>
          {axisName(names, up.path)}
        </text>
      </svg>
    </figure>
  );
}
