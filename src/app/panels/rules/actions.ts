import { inWords } from '../../../contract/index.ts';
import { readRule } from '../../client/requests.ts';
import { isLocked } from '../../link/controls.ts';
import { useKeptRules } from '../../store/keptRules.ts';
import { say, usePage } from '../../store/page.ts';
import { asRuleText, ruleName } from '../../store/ruleHead.ts';
import { useStage } from '../../store/stage.ts';
import { ruleTexts } from '../../strings/rules.ts';
import { said } from '../../widgets/reasons.ts';

/** Choices of the list of policies that are no policy. */
export const LIST = '+list';
export const NEW = '+new';

/** What is chosen where policies are listed. */
export function choose(value: string, path: string): void {
  if (value === LIST || value === NEW) usePage.setState({ dialog: 'rules' });
  else void runRule(value, path);
}

/** Swaps a rule in. Returns whether it runs: a faulty one is reported with its place, and kept. */
export async function runRule(text: string, path = 'policy', file: string | null = null): Promise<boolean> {
  const { fault } = await readRule(text);
  if (fault === null) {
    useStage.getState().set(path, text);
    return true;
  }
  const reason = inWords(ruleTexts.fault(fault.line, fault.column, await said(fault.reason)));
  usePage.setState({ problemFile: file });
  useStage.setState({ problems: [{ path: file ?? ruleName(text), value: undefined, reason }] });
  useKeptRules.getState().keep(text);
  return false;
}

/** A rule from a file is kept, and runs if it can. */
export async function openRule(file: string, content: string): Promise<void> {
  const text = asRuleText(content);
  const locked = isLocked(usePage.getState().lock, 'policy');
  if (!locked && !(await runRule(text, 'policy', file))) return;
  useKeptRules.getState().keep(text);
  const name = ruleName(text);
  say(locked ? ruleTexts.onlyKept(name) : ruleTexts.opened(name));
}
