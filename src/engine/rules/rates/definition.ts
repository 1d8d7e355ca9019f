import type { CheckedRule } from '../../../rules/tree.ts';
import type { AlgorithmDefinition } from '../../abr/algorithm.ts';
import type { RateExecution } from './execution.ts';
import { RateRule } from './rateRule.ts';

/** Makes an ABR algorithm of a rule. */
export function algorithmOf(
  rule: CheckedRule,
  execution: RateExecution,
  known: Pick<AlgorithmDefinition, 'canOversubscribeWithMcr'> = {},
): AlgorithmDefinition {
  const { id, short, name, source, help, parameters, ordered, lines, shown } = rule;
  return {
    id,
    short,
    name,
    citation: source,
    help,
    parameters,
    ...(ordered.length > 0 ? { ordered } : {}),
    pseudoCode: lines,
    readingLabel: shown.find(({ reading }) => reading !== null)?.reading ?? '',
    ...known,
    create: (vcs) => new RateRule(rule, execution, vcs),
  };
}
