/**
 * A small fuzzy controller with two inputs, each with five levels. Membership functions are triangles with shoulders
 * at both ends, so that every input belongs to two neighbouring levels; a rule fires with the product of its two
 * memberships as its weight, and the output is the weighted mean of the rules.
 */
export const QUEUE_LEVELS = ['empty', 'low', 'medium', 'high', 'full'] as const;
export const CHANGE_LEVELS = ['falling fast', 'falling', 'steady', 'rising', 'rising fast'] as const;

const LAST = QUEUE_LEVELS.length - 1;

/** Share of the available rate that a VC may have: a row for each level of the queue, a column for each change. */
export const RULES: readonly (readonly number[])[] = [
  [1, 1, 1, 0.71, 0.5],
  [1, 0.71, 0.5, 0.35, 0.25],
  [0.5, 0.35, 0.25, 0.18, 0.12],
  [0.25, 0.18, 0.12, 0.09, 0.06],
  [0.12, 0.09, 0.06, 0.03, 0.01],
];

/** Position of a value on the scale of levels, 0 .. 4: 1.25 is level 1 by 0.75 and level 2 by 0.25. */
export const place = (value: number, first: number, width: number): number =>
  Math.max(0, Math.min(LAST, (value - first) / width));

/** The level to which a position belongs most. */
export const nearest = (at: number): number => Math.floor(at + 0.5);

export interface Fired {
  /** Indices of the levels. */
  readonly queue: number;
  readonly change: number;
  /** Product of the two memberships, above 0. */
  readonly weight: number;
}

/** The rules that fire, at most four; their weights add up to 1. */
export function fired(queue: number, change: number): readonly Fired[] {
  const rules: Fired[] = [];
  for (const [q, wq] of memberships(queue)) {
    for (const [c, wc] of memberships(change)) {
      if (wq * wc > 0) rules.push({ queue: q, change: c, weight: wq * wc });
    }
  }
  return rules;
}

const memberships = (at: number): readonly (readonly [level: number, membership: number])[] => {
  const below = Math.floor(at);
  return [
    [below, below + 1 - at],
    [Math.min(LAST, below + 1), at - below],
  ];
};

/** Weighted mean of the rules that fire. */
export const inferred = (rules: readonly Fired[]): number =>
  rules.reduce((sum, { queue, change, weight }) => sum + weight * RULES[queue]![change]!, 0);
