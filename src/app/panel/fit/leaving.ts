/**
 * Parts of the right column that a projector removes when there is no room for all of them, the first of this list first. An
 * element names its part in `data-leaves`. The sentence, a requested explanation and an RM cell have no such attribute: they stay.
 */
export const LEAVING_ORDER = [
  // The figures below it contain the same.
  'ledger',
  'compared',
  'cards',
  'states',
  // All code lines but those around the highlighted one.
  'lines',
  // Code without a decision at this time.
  'idle-code',
  // A curve that is shown as its present probabilities, in words.
  'folded-curve',
  'choice',
  'note',
  'question',
  // Further figures of a score with more than two.
  'further-figures',
  'curve',
  'score',
  // Code with the line that decided at this time.
  'code',
  // The rule of an explanation, whose sentence states the decision.
  'rule',
] as const;

export type LeavingPart = (typeof LEAVING_ORDER)[number];

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-leaves'?: LeavingPart | undefined;
  }
}

const RANKS: ReadonlyMap<string, number> = new Map(LEAVING_ORDER.map((part, rank) => [part, rank]));

export const rankOf = (part: string | undefined): number | undefined => RANKS.get(part ?? '');

/** A part measured while nothing is removed. */
export interface MeasuredPart {
  /** Parts with the lowest rank are removed first; of equal ones the last. */
  readonly rank: number;
  /** Height by which the column shrinks without it. */
  readonly height: number;
  /** Index of the enclosing part, which comes before it; null without one. */
  readonly within: number | null;
}

/** Smaller differences are rounding errors, CSS pixels. */
export const SLACK = 0.5;

/** @returns indices of the parts to remove, so that the column shrinks by at least `excess`, if that is possible */
export function leavingParts(parts: readonly MeasuredPart[], excess: number): ReadonlySet<number> {
  const gone = new Set<number>();
  /** Remaining height of each part. */
  const heights = parts.map(({ height }) => height);
  const order = parts
    .map(({ rank, within }, index) => ({ rank, within, index }))
    .sort((a, b) => a.rank - b.rank || b.index - a.index);
  let lacking = excess;
  for (const { index, within } of order) {
    if (lacking <= SLACK) break;
    const around: number[] = [];
    for (let outer = within; outer !== null; outer = parts[outer]?.within ?? null) around.push(outer);
    if (around.some((outer) => gone.has(outer))) continue;
    const freed = heights[index] ?? 0;
    for (const outer of around) heights[outer] = (heights[outer] ?? 0) - freed;
    lacking -= freed;
    gone.add(index);
  }
  return gone;
}
