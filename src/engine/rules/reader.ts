import type { Cells, Gauge, PolicyCurve } from '../../contract/index.ts';
import type { HookName } from '../../rules/tree.ts';
import type { ArrivingCell, Explanation, FlowPoint, Names } from '../switch/discard/policy.ts';
import type { RunningRule } from './ruleInstance.ts';

/** Explains and plots a running rule by its tree. No run needs it. */
export interface RuleReader {
  explainCell(rule: RunningRule, cell: ArrivingCell, names: Names): Explanation;
  explainHook(rule: RunningRule, cell: ArrivingCell, names: Names, hook: HookName): Explanation | null;
  curveOf(rule: RunningRule): PolicyCurve;
  pointsOf(rule: RunningRule, queue: Cells): readonly FlowPoint[];
  gaugesOf(rule: RunningRule, queue: Cells): readonly Gauge[];
}

let reader: RuleReader | null = null;

/** Makes the explanation and plotting of rules available. */
export function offerRuleReader(by: RuleReader): void {
  reader = by;
}

/** Whether rules can be explained and plotted. */
export const canReadRules = (): boolean => reader !== null;

/** @throws RangeError before it is loaded */
export function ruleReader(): RuleReader {
  if (reader === null) throw new RangeError('rules cannot be explained yet: loadMechanisms() comes first');
  return reader;
}
