/** Measures that the question of a scene can be about; `messages/measures.ts` reads them from results. */
export const OUTCOME_MEASURES = [
  'packets',
  'useful',
  'dead',
  'lost',
  'timeouts',
  'queueMean',
  'queueMax',
  'delay',
  'fairness',
  'through',
  'share',
  'deviation',
  'file',
  'classLoss',
] as const;
export type OutcomeMeasure = (typeof OUTCOME_MEASURES)[number];

/** Whether more or less of a measure is better. */
export const GOOD_WAYS = ['more', 'less'] as const;
export type GoodWay = (typeof GOOD_WAYS)[number];

/** Expected division among sessions: equal, or by their weights, minimum shares or MCR. */
export const YARDSTICKS = ['equal', 'weighted'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** Measure that the question of a scene is about: it leads a result; and whether more or less of it is better. */
export interface OutcomeDocument {
  readonly measure: OutcomeMeasure;
  readonly good: GoodWay;
  /** For `fairness` and `through`. Default: weighted. Without weights, minimum shares or MCR both are the same. */
  readonly yardstick?: Yardstick;
}
