import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  /** Keys go by parts of this, where it is less than the range. */
  readonly span?: number;
}

/** A pointer, or whatever else has a place in the window. */
export interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Whole, or as many digits as a pointer can mean. */
export function clampValue(value: number, { min, max, integer }: Limits): number {
  const inside = Math.min(max, Math.max(min, value));
  return integer ? Math.round(inside) : Number(inside.toPrecision(3));
}

/** Arrows 1/20 of what is seen of the range, with Shift 1/100, Page 1/10, Home and End; null for any other key. */
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

/** Dragging of a handle: while it lasts, the asked value is the pointer's. */
export function useHandle(
  limits: Limits,
  value: number,
  ask: (value: number) => void,
  valueAt: (pointer: Place) => number,
) {
  const [dragged, setDragged] = useState<number | null>(null);
  const follow = (event: PointerEvent) => {
    const next = clampValue(valueAt(event), limits);
    setDragged(next);
    if (next !== dragged) ask(next);
  };
  return {
    dragged,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
      setDragged(value);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged !== null) follow(event);
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
    onKeyDown: (event: KeyboardEvent) => {
      const next = keyedValue(event.key, event.shiftKey, value, limits);
      if (next === null) return false;
      event.preventDefault();
      ask(next);
      return true;
    },
  };
}
