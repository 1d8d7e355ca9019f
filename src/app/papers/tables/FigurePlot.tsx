import { useId } from 'react';
import { Axes, BEFORE, BELOW } from '../../lab/plots/Axes.tsx';
import { DASHES, MARKS, marksOf } from '../../lab/plots/marks.ts';
import { useWidth } from '../../lab/plots/useWidth.ts';
import { extent, linearScale } from '../../plot/scale.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
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

const known = ({ mean }: Point): boolean => Number.isFinite(mean);
const highOf = ({ mean, sd }: Point): number => mean + (Number.isFinite(sd) ? sd : 0);
const lowOf = ({ mean, sd }: Point): number => mean - (Number.isFinite(sd) ? sd : 0);

/** Curves over a number: ours with error bars of one standard deviation, what is printed as open diamonds. */
export function FigurePlot({ figure }: { readonly figure: Figure }) {
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
