import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Drawing } from '../../../lessons/lesson.ts';
import { fixed, whole } from '../../format.ts';
import type { Place } from '../../plot/gestures/Drag.tsx';
import { Drag } from '../../plot/gestures/late.tsx';
import { linearScale, timeTicks } from '../../plot/scale.ts';
import { useSession } from '../../session/context.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import { momentAt } from '../comparison.ts';
import { type Curve, sampled } from '../features.ts';
import styles from './drawing.module.css';
import { type Points, stroked, withPoint } from './points.ts';

const WIDTH = 400;
const HEIGHT = 220;
const LEFT = 46;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 26;
const PS = 1e12;

interface DrawPlotProps {
  readonly drawing: Drawing;
  readonly past: Curve;
  readonly points: Points;
  readonly real: Curve | null;
  readonly top: number;
  readonly onChange: (points: Points) => void;
}

const path = (places: readonly (readonly [number, number])[]): string =>
  places.length === 0 ? '' : `M${places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;

/** The trace so far, the reader's drawing by pen or by eight points, and then what happened with the gap hatched. */
export function DrawPlot({ drawing, past, points, real, top, onChange }: DrawPlotProps) {
  const { before, from, to, name, unit } = drawing;
  const [chosen, setChosen] = useState(0);
  const { fit } = sizeOf(useSession()).getState();
  const canvas = useRef<HTMLDivElement>(null);
  const pen = useRef<{ share: number; value: number } | null>(null);
  const hatch = useId();
  const x = linearScale([before, to], [LEFT, WIDTH - RIGHT]);
  const y = linearScale([0, top], [HEIGHT - BOTTOM, TOP]);
  const last = points.values.length - 1;
  const isOver = real !== null;

  const along = (values: Curve, start: number, end: number): readonly (readonly [number, number])[] =>
    values.flatMap((value, i) =>
      Number.isNaN(value)
        ? []
        : [
            [
              x(start + ((end - start) * i) / Math.max(1, values.length - 1)),
              y(Math.min(top, value)),
            ] as const,
          ],
    );
  const placeOf = (place: Place) => {
    const box = canvas.current?.getBoundingClientRect();
    const scale = box ? (WIDTH / box.width) * fit : 1;
    const time = x.invert(place.x * scale);
    return { share: (time - from) / (to - from), value: y.invert(place.y * scale) };
  };
  const stroke = (place: Place): void => {
    if (isOver) return;
    const next = placeOf(place);
    onChange(stroked(points, pen.current ?? next, next, top));
    pen.current = next;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isOver) return;
    const part = event.shiftKey ? 100 : 20;
    const by = { ArrowUp: top / part, ArrowDown: -top / part }[event.key];
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const value = points.values[chosen] ?? 0;
    if (by === undefined && side === undefined) return;
    event.preventDefault();
    onChange(withPoint(points, chosen, value + (by ?? 0), top));
    if (side !== undefined) setChosen(Math.max(0, Math.min(last, chosen + side)));
  };

  const yours = along(points.values, from, to);
  const happened = real ? along(real, from, to) : [];
  const gap = real
    ? path([...along(sampled(points.values, real.length), from, to), ...happened.toReversed()])
    : '';
  const ticks = timeTicks(linearScale([before * PS, to * PS], [LEFT, WIDTH - RIGHT]), 70);
  const [at = [0, 0]] = [yours[chosen]];
  return (
    <figure className={styles.plot}>
      <figcaption>
        {name}, {unit}
      </figcaption>
      <div
        ref={canvas}
        className={styles.canvas}
        role="slider"
        tabIndex={0}
        aria-label={texts.points(name)}
        aria-disabled={isOver}
        aria-valuemin={0}
        aria-valuemax={top}
        aria-valuenow={Math.round(points.values[chosen] ?? 0)}
        aria-valuetext={texts.point(
          chosen + 1,
          last + 1,
          fixed(momentAt(drawing, chosen / last), 3),
          whole(Math.round(points.values[chosen] ?? 0)),
          unit,
        )}
        onKeyDown={onKey}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <defs>
            <pattern
              id={hatch}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="8" height="8" className={styles.hatchGround} />
              <path d="M0,0V8" className={styles.hatchLine} />
            </pattern>
          </defs>
          <rect
            x={x(from)}
            y={TOP}
            width={x(to) - x(from)}
            height={HEIGHT - TOP - BOTTOM}
            className={styles.ahead}
          />
          {[0, top / 2, top].map((value) => (
            <g key={value}>
              <path d={`M${LEFT},${y(value)}H${WIDTH - RIGHT}`} className={styles.grid} />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
                {whole(value)}
              </text>
            </g>
          ))}
          {ticks.map(({ x: left, label }) => (
            <text key={label} x={left} y={HEIGHT - 6} textAnchor="middle">
              {label}
            </text>
          ))}
          {real && <path d={gap} fill={`url(#${hatch})`} />}
          <path d={path(along(past, before, from))} className={styles.real} />
          <path d={path(happened)} className={styles.real} />
          <path d={path(yours)} className={styles.yours} />
          {yours.map(([px, py], i) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: the points never change places
              key={i}
              cx={px}
              cy={py}
              r={6}
              className={styles.point}
              data-drawn={points.drawn[i]}
            />
          ))}
          {!isOver && <circle cx={at[0]} cy={at[1]} r={10} className={styles.chosen} />}
          {!isOver && (
            <text x={WIDTH - RIGHT - 8} y={HEIGHT - BOTTOM - 8} textAnchor="end">
              {texts.ahead}
            </text>
          )}
        </svg>
      </div>
      <Drag
        of={canvas}
        onStart={stroke}
        onMove={stroke}
        onEnd={() => {
          pen.current = null;
        }}
      />
      <p className={styles.legend}>
        <span data-line="yours">{texts.yours}</span>
        {isOver && <span data-line="real">{texts.real}</span>}
      </p>
    </figure>
  );
}
