import { type FairnessRule, floor, plain } from './maxMin.ts';

/**
 * Definitions of fairness with guaranteed minima (ATM Forum TM 4.0, appendix I.3). `plain`: minima do not count;
 * `plus`: the minimum plus an equal share of the rest; `floor`: the larger of the minimum and the common share; `proportional`:
 * in proportion to the minima, nothing for sessions without; `weighted`: the minimum plus a share of the rest by weight. Without
 * minima and weights, all but `proportional` are plain max-min fairness. Runs are judged by `floor`, or by `plus` (`fairnessRuleOf`).
 */
export const FAIRNESS_RULES = {
  plain,
  plus: (minimum) => ({ base: minimum, weight: 1, floor: 0 }),
  floor,
  proportional: (minimum) => ({ base: 0, weight: minimum, floor: 0 }),
  weighted: (minimum, weight) => ({ base: minimum, weight, floor: 0 }),
} satisfies Readonly<Record<string, FairnessRule>>;
