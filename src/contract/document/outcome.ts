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

/** Which way a measure is good. */
export const GOOD_WAYS = ['more', 'less'] as const;
export type GoodWay = (typeof GOOD_WAYS)[number];

/** What sessions are due: the same, or what their weights, minimum shares or MCR promise. */
export const YARDSTICKS = ['equal', 'weighted'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** What the question of a scene is about: the measure that leads a result, and which way is good. */
export interface OutcomeDocument {
  readonly measure: OutcomeMeasure;
  readonly good: GoodWay;
  /** Of `fairness` and `through`. Default: weighted. Where nothing is promised both are the same. */
  readonly yardstick?: Yardstick;
}
