import { useId } from 'react';
import { shortNumber } from '../../format.ts';
import { Axes, BEFORE, BELOW } from '../../lab/plots/Axes.tsx';
import { DASHES, MARKS, marksOf } from '../../lab/plots/marks.ts';
import { useWidth } from '../../lab/plots/useWidth.ts';
import { extent, linearScale, type Scale } from '../../plot/scale.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { stageLink } from '../jobs.ts';
import colors from './agreement.module.css';
import styles from './figure.module.css';
import type { Figure, Point } from './figure.ts';

/** Before it is measured. */
const WIDTH = 460;
const HEIGHT = 240;
const RIGHT = 16;
const TOP = 10;
/** Marks of the axis below do not come closer, pixels. */
const SPACING = 64;
const TICKS = 5;
/** What can be hit is wider than what is seen, pixels. */
const HIT = 12;

interface Places {
  readonly x: Scale;
  readonly y: Scale;
}

const known = ({ mean }: Point): boolean => Number.isFinite(mean);
const highOf = ({ mean, sd }: Point): number => mean + (Number.isFinite(sd) ? sd : 0);
const lowOf = ({ mean, sd }: Point): number => mean - (Number.isFinite(sd) ? sd : 0);

interface PointMarkProps {
  readonly point: Point;
  readonly at: Places;
  readonly mark: string | undefined;
  /** Where the link returns to. */
  readonly place: string;
}

/** A mean of ours with its error bar, a link to the run that is nearest to it. For pointers: the table has the same for keys. */
function PointMark({ point, at: { x, y }, mark, place }: PointMarkProps) {
  const { agreement, nearest } = point;
  const drawn = (
    <g className={`${styles.point} ${colors.agreement}`} data-agreement={agreement}>
      <path d={`M${x(point.x)},${y(lowOf(point))}V${y(highOf(point))}`} />
      <circle className={styles.hit} cx={x(point.x)} cy={y(point.mean)} r={HIT} />
      <path className={styles.mark} d={mark} transform={`translate(${x(point.x)},${y(point.mean)})`} />
    </g>
  );
  if (nearest === undefined) return drawn;
  return (
    <a href={stageLink(nearest.job, nearest.moment, place)} tabIndex={-1}>
      <title>{texts.openPoint(nearest.job.seed, shortNumber(nearest.value, 4))}</title>
      {drawn}
    </a>
  );
}

interface FigurePlotProps {
  readonly figure: Figure;
  readonly place: string;
}

/** Curves over a number: ours with error bars of one standard deviation, what is printed as open diamonds. */
export function FigurePlot({ figure, place }: FigurePlotProps) {
  const id = useId();
  const [box, width] = useWidth<HTMLElement>(WIDTH);
  const frame = { left: BEFORE, right: width - RIGHT, top: TOP, bottom: HEIGHT - BELOW.marks };
  const acrossTicks = Math.max(2, Math.min(TICKS, Math.floor((frame.right - frame.left) / SPACING)));
  const points = figure.curves.flatMap((curve) => curve.points);
  const [x0 = 0, x1 = 1] = extent(points.map(({ x }) => x));
  const levels = points.flatMap((point) => [
    ...(known(point) ? [lowOf(point), highOf(point)] : []),
    ...(point.printed === null ? [] : [point.printed]),
  ]);
  const [low = 0, high = 1] = extent(levels);
  const x = linearScale([x0, x1], [frame.left + 8, frame.right - 8]);
  const y = linearScale([Math.min(0, low), high === low ? low + 1 : high], [frame.bottom, frame.top]).nice(
    TICKS,
  );
  const title = texts.figure(figure.title, figure.over);
  return (
    <figure ref={box} className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Axes frame={frame} across={marksOf(x, acrossTicks)} up={marksOf(y, TICKS)} />
        {figure.curves.map((curve, nth) => {
          const own = curve.points.filter(known);
          return (
            <g key={curve.name} className={styles.curve}>
              <path
                d={own.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.x)},${y(point.mean)}`).join('')}
                strokeDasharray={DASHES[nth % DASHES.length]}
              />
              {own.map((point) => (
                <PointMark
                  key={point.x}
                  point={point}
                  at={{ x, y }}
                  mark={MARKS[nth % MARKS.length]}
                  place={place}
                />
              ))}
              {curve.points.map(
                (point) =>
                  point.printed !== null && (
                    <path
                      key={point.x}
                      className={styles.printed}
                      d={MARKS[3]}
                      transform={`translate(${x(point.x)},${y(point.printed)})`}
                    />
                  ),
              )}
            </g>
          );
        })}
      </svg>
      {figure.curves.length > 1 && (
        <ul className={styles.key}>
          {figure.curves.map(({ name }, nth) => (
            <li key={name}>
              <svg viewBox="-14 -7 28 14" width="28" height="14" className={styles.curve} aria-hidden="true">
                <path d="M-14,0H14" strokeDasharray={DASHES[nth % DASHES.length]} />
                <path className={styles.mark} d={MARKS[nth % MARKS.length]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
