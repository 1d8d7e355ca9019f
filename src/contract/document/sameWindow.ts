import type { Picoseconds } from '../units.ts';
import type { Edit } from './edits.ts';

/** The same change at the same time. */
export const sameEdit = (a: Edit, b: Edit): boolean =>
  a === b || (a.time === b.time && a.path === b.path && a.value === b.value);

/** Edits of some runs that not all of them have. */
export function editsApart(plans: readonly (readonly Edit[])[]): readonly Edit[] {
  return plans.flatMap((plan) =>
    plan.filter(
      (edit) => !plans.every((other) => other === plan || other.some((edited) => sameEdit(edited, edit))),
    ),
  );
}

/**
 * From when on runs can be held against each other: from the beginning of the measurement, or from the last change until `now` that
 * not all of them have. Before it one of them ran under settings that are not its own. Where they part later only: from then on.
 */
export function comparableFrom(
  plans: readonly (readonly Edit[])[],
  fromPs: Picoseconds,
  now: Picoseconds = Infinity,
): Picoseconds {
  const times = editsApart(plans).map(({ time }) => time);
  const past = times.filter((time) => time <= now);
  const parted = past.length > 0 ? Math.max(...past) : Math.min(...times);
  return times.length > 0 ? Math.max(fromPs, parted) : fromPs;
}
