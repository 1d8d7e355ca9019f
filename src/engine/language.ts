import { checkPolicy } from '../rules/check.ts';
import { decisionCost, tooManySteps } from '../rules/cost.ts';
import { stateDiagramOf } from '../rules/states.ts';
import { interpreted } from './rules/interpret.ts';
import { readTexts } from './rules/written.ts';

/** From now on the text of a rule may be where the name of a policy does. Comes late: it brings the parser along. */
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
