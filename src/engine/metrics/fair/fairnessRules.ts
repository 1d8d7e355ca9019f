import { type FairnessRule, floor, plain } from './maxMin.ts';

/**
 * What fair means when minima are promised (ATM Forum TM 4.0, appendix I.3). `plain`: minima do not count;
 * `plus`: what the minima leave, equally; `floor`: the larger of the minimum and the common share; `proportional`:
 * in proportion to the minima, nothing to those without; `weighted`: what the minima leave, by weight. Without
 * minima and weights all but `proportional` are plain max-min fairness. Runs are judged by `floor`.
 */
export const FAIRNESS_RULES = {
  plain,
  plus: (minimum) => ({ base: minimum, weight: 1, floor: 0 }),
  floor,
  proportional: (minimum) => ({ base: 0, weight: minimum, floor: 0 }),
  weighted: (minimum, weight) => ({ base: minimum, weight, floor: 0 }),
} satisfies Readonly<Record<string, FairnessRule>>;
