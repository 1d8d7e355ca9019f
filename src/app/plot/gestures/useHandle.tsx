import { type ReactElement, type RefObject, useState } from 'react';
import { clamp } from '../../clamp.ts';
import type { Act, Press } from '../../keys/keys.ts';
import type { Point } from '../plane.ts';
import { Drag } from './late.tsx';

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  /** Step size of keys derives from this span, where it is less than the range. */
  readonly span?: number;
}

/** Rounds to an integer, or to as many digits as a pointer can resolve. */
export function clampValue(value: number, { min, max, integer }: Limits): number {
  const inside = clamp(value, min, max);
  return integer ? Math.round(inside) : Number(inside.toPrecision(3));
}

/** Value after a key: arrows 1/20 of the visible range, with Shift 1/100, Page 1/10, Home and End; null for any other key. */
export function keyedValue(key: string, shift: boolean, value: number, limits: Limits): number | null {
  const { min, max, span = max } = limits;
  const end = Math.min(max, span);
  const range = end - min;
  const arrow = range / (shift ? 100 : 20);
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: value + arrow,
    ArrowRight: value + arrow,
    ArrowDown: value - arrow,
    ArrowLeft: value - arrow,
    PageUp: value + range / 10,
    PageDown: value - range / 10,
    Home: min,
    End: end,
  };
  const to = steps[key];
  return to === undefined ? null : clampValue(to, limits);
}

interface HandleProps {
  readonly limits: Limits;
  readonly value: number;
  readonly ask: (value: number) => void;
  readonly grip: RefObject<HTMLElement | null>;
  /** Element that receives the keys, and the focus when the grip is pressed. */
  readonly slider: RefObject<HTMLElement | null>;
  /** Selector of the surrounding plot. */
  readonly plot: string;
  /** The value at a place of the plot. */
  readonly valueAt: (place: Point) => number;
  readonly onHold?: ((held: boolean) => void) | undefined;
}

interface Handle {
  /** Value under the pointer while the handle is dragged; null otherwise. */
  readonly dragged: number | null;
  /** Element to render next to the grip. */
  readonly drag: ReactElement;
  /** Key handler of the value. */
  readonly press: (press: Press) => Act;
}

/** A value that is dragged on a plot, or changed by keys. */
export function useHandle({ limits, value, ask, grip, slider, plot, valueAt, onHold }: HandleProps): Handle {
  const [dragged, setDragged] = useState<number | null>(null);
  const hold = (held: number | null) => {
    setDragged(held);
    onHold?.(held !== null);
  };
  const follow = (place: Point) => {
    const next = clampValue(valueAt(place), limits);
    // Sent to the worker before anything is rendered.
    if (next !== dragged) ask(next);
    setDragged(next);
  };
  return {
    dragged,
    drag: (
      <Drag
        of={grip}
        on={plot}
        focus={slider}
        onStart={() => hold(value)}
        onMove={follow}
        onEnd={() => hold(null)}
      />
    ),
    press: ({ key, shift }) => {
      const next = keyedValue(key, shift, value, limits);
      return next === null ? null : () => ask(next);
    },
  };
}
