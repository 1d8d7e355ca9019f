import { clamp } from '../../clamp.ts';
import type { Curve } from '../features.ts';

const COUNT = 8;
/** So much of a drawing is enough. */
const ENOUGH = 0.7;

/** Values at equal distances, and which of them the reader has set. */
export interface Points {
  readonly values: Curve;
  readonly drawn: readonly boolean[];
}

export const notDrawn = (count: number, value: number): Points => ({
  values: Array(count).fill(value),
  drawn: Array(count).fill(false),
});

export const NOT_DRAWN = notDrawn(COUNT, 0);

export const allDrawn = (values: Curve): Points => ({ values, drawn: values.map(() => true) });

/** Where a recorded curve has come to: the last of it may be known only later. */
export const endOf = (curve: Curve): number => curve.findLast((value) => !Number.isNaN(value)) ?? 0;

/** All of them at one height, where the curve has come to. */
export const movedTo = ({ drawn }: Points, value: number): Points => ({
  values: drawn.map(() => value),
  drawn,
});

/** How many points the reader has set, and how many of them make a drawing. */
export const drawnOf = ({ drawn }: Points): { readonly done: number; readonly needed: number } => ({
  done: drawn.filter(Boolean).length,
  needed: Math.ceil(ENOUGH * drawn.length),
});

export function withPoint({ values, drawn }: Points, index: number, value: number, top: number): Points {
  const inside = clamp(value, 0, top);
  return { values: values.with(index, inside), drawn: drawn.with(index, true) };
}

/** A place of the pen: share of the width, and value. */
interface PenPlace {
  readonly share: number;
  readonly value: number;
}

/** The points that a stroke of the pen has passed take its heights. */
export function stroked(points: Points, from: PenPlace, to: PenPlace, top: number): Points {
  const last = points.values.length - 1;
  const near = 0.5 / last;
  const [left, right] = from.share <= to.share ? [from, to] : [to, from];
  return points.values.reduce<Points>((all, _, index) => {
    const share = index / last;
    if (share < left.share - near || share > right.share + near) return all;
    const along = right.share === left.share ? 1 : (share - left.share) / (right.share - left.share);
    const value = left.value + (right.value - left.value) * Math.max(0, Math.min(1, along));
    return withPoint(all, index, value, top);
  }, points);
}
