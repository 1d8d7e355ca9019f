import { isRuleText } from '../../../contract/index.ts';
import { useKeptRules } from '../../store/rules/keptRules.ts';
import { namesApart, ruleName } from '../../store/rules/ruleHead.ts';
import { ruleTexts } from '../../strings/rules.ts';
import { LIST, NEW } from './actions.ts';

/** Kept rules but for the one that runs: the end of the list of policies. */
export function RuleOptions({ running }: { readonly running: string }) {
  const kept = useKeptRules((s) => s.rules);
  const finished = kept.filter(({ draft }) => draft === undefined);
  const texts = [...(isRuleText(running) ? [running] : []), ...finished.map(({ text }) => text)];
  const unique = [...new Set(texts)];
  const names = namesApart(unique.map(ruleName));
  return (
    <>
      {unique.map(
        (text, i) =>
          text !== running && (
            <option key={text} value={text}>
              {names[i]}
            </option>
          ),
      )}
      <option value={NEW}>{ruleTexts.new}</option>
      {kept.length > 0 && <option value={LIST}>{ruleTexts.list}</option>}
    </>
  );
}
