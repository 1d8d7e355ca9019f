import { type Edit, isRuleText } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { eachSession } from '../session/sessions.ts';
import { useKeptRules } from '../store/rules/keptRules.ts';
import { ruleName } from '../store/rules/ruleHead.ts';

/** The rule that an edit takes the place of, if it is a version of the same one. */
export function versionBefore(edit: Edit, edits: readonly Edit[]): string | undefined {
  const { path, value } = edit;
  const before = edits
    .filter((one) => one.path === path && one.time <= edit.time && one.value !== value)
    .at(-1);
  const text = before?.value;
  return isRuleText(text) && isRuleText(value) && ruleName(text) === ruleName(value) ? text : undefined;
}

/** A rule that the reader puts into force is kept; what a link or a file brings is not. */
export const keepWhatRuns = (session: Session): (() => void) =>
  session.channel.onReport((report) => {
    if (report.type !== 'applied' || !isRuleText(report.edit.value)) return;
    useKeptRules.getState().keep(report.edit.value, versionBefore(report.edit, report.edits));
  });

eachSession(keepWhatRuns);
