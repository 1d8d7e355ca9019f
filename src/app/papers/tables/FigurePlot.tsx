import { useId } from 'react';
import { shortNumber } from '../../format.ts';
import { extent, linearScale } from '../../plot/scale.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import styles from './figure.module.css';
import type { Figure, Point } from './figure.ts';
import { DASHES, MARKS } from './marks.ts';

const WIDTH = 460;
const HEIGHT = 240;
const LEFT = 56;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 26;
const TICKS = 5;

const known = ({ mean }: Point): boolean => Number.isFinite(mean);
const highOf = ({ mean, sd }: Point): number => mean + (Number.isFinite(sd) ? sd : 0);
const lowOf = ({ mean, sd }: Point): number => mean - (Number.isFinite(sd) ? sd : 0);

/** Curves over a number: ours with error bars of one standard deviation, what is printed as open diamonds. */
export function FigurePlot({ figure }: { readonly figure: Figure }) {
  const id = useId();
  const points = figure.curves.flatMap((curve) => curve.points);
  const [x0 = 0, x1 = 1] = extent(points.map(({ x }) => x));
  const levels = points.flatMap((point) => [
    ...(known(point) ? [lowOf(point), highOf(point)] : []),
    ...(point.printed === null ? [] : [point.printed]),
  ]);
  const [low = 0, high = 1] = extent(levels);
  const x = linearScale([x0, x1], [LEFT + 8, WIDTH - RIGHT - 8]);
  const y = linearScale([Math.min(0, low), high === low ? low + 1 : high], [HEIGHT - BOTTOM, TOP]).nice(
    TICKS,
  );
  const title = texts.figure(figure.title, figure.over);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {y.ticks(TICKS).map((tick) => (
          <g key={tick} transform={`translate(0,${y(tick)})`}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} />
            <text className={styles.tick} x={LEFT - 6} dy="0.32em" textAnchor="end">
              {shortNumber(tick)}
            </text>
          </g>
        ))}
        {x.ticks(TICKS).map((tick) => (
          <g key={tick} transform={`translate(${x(tick)},${HEIGHT - BOTTOM})`}>
            <line className={styles.axis} y2={4} />
            <text className={styles.tick} y={18} textAnchor="middle">
              {shortNumber(tick)}
            </text>
          </g>
        ))}
        <line
          className={styles.axis}
          x1={LEFT}
          x2={WIDTH - RIGHT}
          y1={HEIGHT - BOTTOM}
          y2={HEIGHT - BOTTOM}
        />
        {figure.curves.map((curve, place) => {
          const own = curve.points.filter(known);
          return (
            <g key={curve.name} className={styles.curve}>
              <path
                d={own.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.x)},${y(point.mean)}`).join('')}
                strokeDasharray={DASHES[place % DASHES.length]}
              />
              {own.map((point) => (
                <g key={point.x}>
                  <path d={`M${x(point.x)},${y(lowOf(point))}V${y(highOf(point))}`} />
                  <path
                    className={styles.mark}
                    d={MARKS[place % MARKS.length]}
                    transform={`translate(${x(point.x)},${y(point.mean)})`}
                  />
                </g>
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
          {figure.curves.map(({ name }, place) => (
            <li key={name}>
              <svg viewBox="-14 -7 28 14" width="28" height="14" className={styles.curve} aria-hidden="true">
                <path d="M-14,0H14" strokeDasharray={DASHES[place % DASHES.length]} />
                <path className={styles.mark} d={MARKS[place % MARKS.length]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
