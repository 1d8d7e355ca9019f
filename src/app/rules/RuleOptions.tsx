import { useKeptRules } from '../store/rules/keptRules.ts';
import { ruleChoices } from '../store/rules/ruleChoices.ts';
import { ruleTexts } from '../strings/rules.ts';
import { LIST, NEW } from './actions.ts';

/** Kept rules but for the one that runs: the end of the list of policies. */
export function RuleOptions({ running }: { readonly running: string }) {
  const kept = useKeptRules((s) => s.rules);
  return (
    <>
      {ruleChoices(kept, running).map(
        ({ value, label }) =>
          value !== running && (
            <option key={value} value={value}>
              {label}
            </option>
          ),
      )}
      <option value={NEW}>{ruleTexts.new}</option>
      {kept.length > 0 && <option value={LIST}>{ruleTexts.list}</option>}
    </>
  );
}
