import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { shortNumber } from '../../format.ts';
import { keys, type Press } from '../../keys/keys.ts';
import type { Place } from '../../plot/gestures/Drag.tsx';
import { Drag } from '../../plot/gestures/late.tsx';
import { linearScale } from '../../plot/scale.ts';
import { useSession } from '../../session/context.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';
import { whyNot } from '../../strings/whyNot.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import { type Curve, sampled } from '../features.ts';
import type { Axes } from './axes.ts';
import styles from './drawing.module.css';
import { type Points, stroked, withPoint } from './points.ts';
import { useBoxSize } from './useBoxSize.ts';

/** Room around the plot, and between two labels of its time, in letters. */
const AROUND = { left: 4.7, right: 2, top: 1.4, bottom: 2.7 } as const;
const APART = 5.8;

interface DrawPlotProps {
  /** Where the plot is shown. */
  readonly sheet: HTMLElement;
  readonly axes: Axes;
  readonly past: Curve;
  readonly points: Points;
  readonly real: Curve | null;
  readonly onChange: (points: Points) => void;
}

type Dots = readonly (readonly [number, number])[];

const path = (places: Dots): string =>
  places.length === 0 ? '' : `M${places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;

/** What is known, the reader's drawing by pen or by points, and then what came out with the gap hatched. */
export function DrawPlot({ sheet, axes, past, points, real, onChange }: DrawPlotProps) {
  const { name, unit, top, along, begin, margin } = axes;
  const [chosen, setChosen] = useState(0);
  const { fit } = sizeOf(useSession()).getState();
  const canvas = useRef<HTMLDivElement>(null);
  const pen = useRef<{ share: number; value: number } | null>(null);
  const hatch = useId();
  const { width, height, letter } = useBoxSize(canvas);
  const start = AROUND.left * letter;
  const end = width - AROUND.right * letter;
  const ceiling = AROUND.top * letter;
  const floor = height - AROUND.bottom * letter;
  const free = margin * (end - start);
  const x = linearScale([0, 1], [start + free, end - free]);
  const y = linearScale([0, top], [floor, ceiling]);
  const ahead = linearScale([0, 1], [x(begin), x(1)]);
  const last = points.values.length - 1;
  const isOver = real !== null;

  const line = (values: Curve, from: number, to: number): Dots =>
    values.flatMap((value, i) =>
      Number.isNaN(value)
        ? []
        : [[x(from + ((to - from) * i) / Math.max(1, values.length - 1)), y(Math.min(top, value))] as const],
    );
  const placeOf = (place: Place) => ({
    share: ahead.invert(place.x * fit),
    value: y.invert(place.y * fit),
  });
  const stroke = (place: Place): void => {
    if (isOver) return;
    const next = placeOf(place);
    onChange(stroked(points, pen.current ?? next, next, top));
    pen.current = next;
  };
  const act = ({ key, shift }: Press) => {
    const part = shift ? 100 : 20;
    const by = { ArrowUp: top / part, ArrowDown: -top / part }[key];
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const value = points.values[chosen] ?? 0;
    if (isOver || (by === undefined && side === undefined)) return null;
    return () => {
      onChange(withPoint(points, chosen, value + (by ?? 0), top));
      if (side !== undefined) setChosen(Math.max(0, Math.min(last, chosen + side)));
    };
  };

  const yours = line(points.values, begin, 1);
  const happened = real ? line(real, begin, 1) : [];
  const gap =
    real && along === null
      ? path([...line(sampled(points.values, real.length), begin, 1), ...happened.toReversed()])
      : '';
  const bar = free > 0 ? free : 0;
  const [at = [0, 0]] = [yours[chosen]];
  return createPortal(
    <figure className={styles.plot}>
      <figcaption>
        {name}, {unit}
        {along !== null && <span>{texts.along(along)}</span>}
      </figcaption>
      <div
        ref={canvas}
        className={styles.canvas}
        role="slider"
        tabIndex={0}
        aria-label={texts.points(name)}
        aria-disabled={isOver}
        title={isOver ? whyNot.curveShown : undefined}
        aria-valuemin={0}
        aria-valuemax={top}
        aria-valuenow={Math.round((points.values[chosen] ?? 0) * 100) / 100}
        aria-valuetext={axes.pointWords(chosen, last + 1, points.values[chosen] ?? 0)}
        {...keys(act)}
      >
        <svg width={width} height={height} aria-hidden="true">
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
            x={x(begin) - free}
            y={ceiling}
            width={Math.max(0, x(1) - x(begin) + 2 * free)}
            height={Math.max(0, floor - ceiling)}
            className={styles.ahead}
          />
          {[0, top / 2, top].map((value) => (
            <g key={value}>
              <path d={`M${start},${y(value)}H${end}`} className={styles.grid} />
              <text x={start - 8} y={y(value) + letter / 3} textAnchor="end">
                {shortNumber(value)}
              </text>
            </g>
          ))}
          {axes.ticks(x, APART * letter).map(({ x: left, label }) => (
            <text key={label} x={left} y={height - 0.8 * letter} textAnchor="middle">
              {label}
            </text>
          ))}
          {gap !== '' && <path d={gap} fill={`url(#${hatch})`} />}
          {bar > 0 &&
            happened.map(([px, py]) => (
              <rect
                key={px}
                x={px - bar / 2}
                y={py}
                width={bar}
                height={Math.max(0, y(0) - py)}
                fill={`url(#${hatch})`}
                className={styles.bar}
              />
            ))}
          <path d={path(line(past, 0, begin))} className={styles.real} />
          {along === null && <path d={path(happened)} className={styles.real} />}
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
        {!isOver && along === null && <span data-line="ahead">{texts.ahead}</span>}
        {isOver && <span data-line={along === null ? 'real' : 'bar'}>{texts.real}</span>}
      </p>
    </figure>,
    sheet,
  );
}
