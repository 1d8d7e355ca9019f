import type { KeptRule } from '../store/rules/keptRules.ts';
import { ruleTexts } from '../strings/rules.ts';
import type { Option } from '../widgets/Select.tsx';
import { LIST, NEW } from './actions.ts';

/** At the end of a list of policies: what is no policy. */
export const ruleCommands = (kept: readonly KeptRule[]): readonly Option<string>[] => [
  [NEW, ruleTexts.new],
  ...(kept.length > 0 ? [[LIST, ruleTexts.list] as const] : []),
];
