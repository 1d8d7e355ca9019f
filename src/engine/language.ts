import { checkPolicy } from '../rules/check.ts';
import { decisionCost, tooManySteps } from '../rules/cost.ts';
import { stateDiagramOf } from '../rules/states.ts';
import { interpreted } from './rules/interpret.ts';
import { readTexts } from './rules/written.ts';

/** Allows the text of a rule instead of the id of a policy. Loaded later, because it includes the parser. */
export const loadRuleLanguage = (): void =>
  readTexts({
    read(text) {
      const rule = checkPolicy(text);
      return { rule, execution: interpreted(rule), states: stateDiagramOf(rule) };
    },
    tooDear(rule, vcs) {
      const { steps, line } = decisionCost(rule, vcs);
      const words = tooManySteps(steps, vcs);
      return words === null ? null : { line, words };
    },
  });
