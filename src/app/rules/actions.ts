import { inWords } from '../../contract/index.ts';
import { readRule } from '../client/requests.ts';
import { isLocked } from '../link/parts.ts';
import type { Session } from '../session/session.ts';
import { pageOf, say, showDialog } from '../store/page.ts';
import { useKeptRules } from '../store/rules/keptRules.ts';
import { asRuleText, ruleName } from '../store/rules/ruleHead.ts';
import { showProblems, stageOf } from '../store/stage.ts';
import { ruleTexts } from '../strings/rules.ts';
import { said } from '../widgets/words/reasons.ts';

/** Entries of the policy menu that are commands. */
export const LIST = '+list';
export const NEW = '+new';

/** Handles a choice in the policy menu. */
export function choose(session: Session, value: string, path: string): void {
  if (value === LIST || value === NEW) showDialog(session, 'rules');
  else void runRule(session, value, path);
}

/** Puts a rule into force. Returns whether it runs: a faulty one is reported with its place, and kept. */
export async function runRule(
  session: Session,
  text: string,
  path = 'policy',
  file: string | null = null,
): Promise<boolean> {
  const { fault } = await readRule(session, text);
  if (fault === null) {
    stageOf(session).getState().set(path, text);
    return true;
  }
  const reason = inWords(ruleTexts.fault(fault.line, fault.column, await said(fault.reason)));
  showProblems(session, [{ path: file ?? ruleName(text), value: undefined, reason }], file);
  useKeptRules.getState().keep(text);
  return false;
}

/** Keeps a rule from a file, and runs it if possible. */
export async function openRule(session: Session, file: string, content: string): Promise<void> {
  const text = asRuleText(content);
  const locked = isLocked(pageOf(session).getState().lock, 'policy');
  if (!locked && !(await runRule(session, text, 'policy', file))) return;
  useKeptRules.getState().keep(text);
  const name = ruleName(text);
  say(session, locked ? ruleTexts.onlyKept(name) : ruleTexts.opened(name));
}
