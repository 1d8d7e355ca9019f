import { type ReactNode, type RefObject, useId } from 'react';
import { elementAt } from '../../../contract/index.ts';
import { shortNumber } from '../../format.ts';
import { linearScale, type Scale } from '../../plot/scale.ts';
import { SMALL, useSize } from '../../widgets/size.ts';
import type { Curve } from '../features.ts';
import type { DrawingAxes } from './axes.ts';
import styles from './drawing.module.css';

/** Room around the plot, and between two time labels, in letters. */
const AROUND = { left: 5.2, right: 2, top: 1.4, bottom: 2.7 } as const;
const APART = 5.8;
/** Width of a letter of a label, and the least room between two labels, in letters. */
const WIDE = 0.62;
const GAP = 0.5;

/** Size factor for labels so that neighbours do not overlap. */
export const fittingSize = (
  ticks: readonly { readonly x: number; readonly label: string }[],
  letter: number,
) =>
  ticks.slice(1).reduce((size, { x, label }, i) => {
    const before = elementAt(ticks, i);
    const wanted = ((WIDE * (label.length + before.label.length)) / 2 + GAP) * letter;
    return Math.min(size, (x - before.x) / wanted);
  }, 1);

/** Points in CSS pixels. */
export type Dots = readonly (readonly [number, number])[];

/** SVG path through points. */
export const polylinePath = (places: Dots): string =>
  places.length === 0 ? '' : `M${places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;

/** Position of a drawing's axes and values on a canvas. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly letter: number;
  readonly x: Scale;
  readonly y: Scale;
  /** Left and right ends of the axes, and the free room next to the first and the last value. */
  readonly start: number;
  readonly end: number;
  readonly free: number;
  readonly ceiling: number;
  readonly floor: number;
  /** Points of a curve between two shares of the width; values above the axis are clamped to its top. */
  readonly line: (values: Curve, from: number, to: number) => Dots;
}

/** The ground of a drawing, recomputed whenever the canvas changes size. */
export function useGround({ top, margin }: DrawingAxes, canvas: RefObject<HTMLElement | null>): Ground {
  const { width, height, letter } = useSize(canvas, SMALL);
  const start = AROUND.left * letter;
  const end = width - AROUND.right * letter;
  const ceiling = AROUND.top * letter;
  const floor = height - AROUND.bottom * letter;
  const free = margin * (end - start);
  const x = linearScale([0, 1], [start + free, end - free]);
  const y = linearScale([0, top], [floor, ceiling]);
  const line = (values: Curve, from: number, to: number): Dots =>
    values.flatMap((value, i) =>
      Number.isNaN(value)
        ? []
        : [[x(from + ((to - from) * i) / Math.max(1, values.length - 1)), y(Math.min(top, value))] as const],
    );
  return { width, height, letter, x, y, start, end, free, ceiling, floor, line };
}

interface PictureProps {
  readonly axes: DrawingAxes;
  readonly ground: Ground;
  readonly past: Curve;
  /** The real curve; null while it is hidden. */
  readonly real: Curve | null;
  /** SVG path of the area between the drawing and the real curve: hatched. */
  readonly gap?: string;
  readonly children: ReactNode;
}

/** Axes, the known and the real curve, with the drawings on top. */
export function DrawingPicture({ axes, ground, past, real, gap = '', children }: PictureProps) {
  const { top, along, begin } = axes;
  const { width, height, letter, x, y, start, end, free, ceiling, floor, line } = ground;
  const hatch = useId();
  const happened = real ? line(real, begin, 1) : [];
  const ticks = axes.ticks(x, APART * letter);
  const tickSize = `${fittingSize(ticks, letter) * letter}px`;
  return (
    <svg width={width} height={height} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
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
      {ticks.map(({ x: left, label }) => (
        <text
          key={label}
          x={left}
          y={height - 0.8 * letter}
          textAnchor="middle"
          style={{ fontSize: tickSize }}
        >
          {label}
        </text>
      ))}
      {gap !== '' && <path d={gap} fill={`url(#${hatch})`} />}
      {free > 0 &&
        happened.map(([px, py]) => (
          <rect
            key={px}
            x={px - free / 2}
            y={py}
            width={free}
            height={Math.max(0, y(0) - py)}
            fill={`url(#${hatch})`}
            className={styles.bar}
          />
        ))}
      <path d={polylinePath(line(past, 0, begin))} className={styles.real} />
      {along === null && <path d={polylinePath(happened)} className={styles.real} />}
      {children}
    </svg>
  );
}
