/**
 * Parts of the right column that leave a wall without room for all of them: the first of this list leaves first. An element
 * says which part it is by `data-leaves`. The sentence, an explanation that was asked for and an RM cell have no such word: they stay.
 */
export const LEAVING_ORDER = [
  // The figures below it say the same.
  'ledger',
  'compared',
  'cards',
  'states',
  // Of code: those around the one that is lit.
  'lines',
  // Code that is about no decision at this moment.
  'idle-code',
  // With the chances that it gives now, in words.
  'folded-curve',
  'choice',
  'note',
  'question',
  // Of a score with more than two.
  'further-figures',
  'curve',
  'score',
  // With the line that decided at this moment.
  'code',
  // Of an explanation, whose sentence says what the line decided.
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

/** A part as it is while nothing has left. */
export interface MeasuredPart {
  /** The lowest leaves first; of equal ones the last. */
  readonly rank: number;
  /** What the column is shorter by without it. */
  readonly height: number;
  /** Index of the part that it is in, which comes before it; null: none. */
  readonly within: number | null;
}

/** Less than this is rounding, CSS pixels. */
export const SLACK = 0.5;

/** @returns indices of the parts that leave, so that the column is shorter by at least `excess`, if that is possible */
export function leavingParts(parts: readonly MeasuredPart[], excess: number): ReadonlySet<number> {
  const gone = new Set<number>();
  /** Of each part, what has not left yet. */
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
