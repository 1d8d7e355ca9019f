import { useEffect } from 'react';
import { isRuleText } from '../../../../contract/index.ts';
import { useSession } from '../../../session/context.ts';
import type { Session } from '../../../session/session.ts';
import { type RuleDraft, setDraft, setRunning, useEditing } from '../../../store/rules/editing.ts';
import { ruleDraftOf, useKeptRules } from '../../../store/rules/keptRules.ts';
import { forkRule, textOf } from './origins.ts';

/** Text to edit for a policy: a written rule as it is, a built-in rule as a copy with a name of its own. */
function ownText(base: string): string {
  const text = textOf(base) ?? '';
  return isRuleText(base) ? text : forkRule(text);
}

/** Begins to edit a policy. @param isNew ignore kept drafts */
export function startDraft(base: string, isNew = false): RuleDraft {
  const kept = isNew ? undefined : ruleDraftOf(base);
  const began = kept?.draft ?? base;
  const from = ownText(began);
  return { base: began, from, text: kept?.text ?? from };
}

export const isModified = ({ text, from }: RuleDraft): boolean => text !== from;

/** The draft of a text that already runs: unchanged. */
const runningDraft = (text: string): RuleDraft => ({ base: text, from: text, text });

/** The draft after the running policy has changed: a modified text stays. @param asked policy asked for; null: the running one */
export function syncDraft(draft: RuleDraft, running: string, asked: string | null): RuleDraft {
  if (draft.text === running) return draft.base === running ? draft : runningDraft(running);
  return asked === null && !isModified(draft) && draft.base !== running ? startDraft(running) : draft;
}

/** Keeps each version of a text, so that nothing is lost when the page closes. */
export function write(session: Session, draft: RuleDraft, text: string): void {
  const { write: keep, forget } = useKeptRules.getState();
  if (text === draft.from) forget(draft.text);
  else keep(text, isModified(draft) ? draft.text : null, draft.base);
  setDraft(session, { ...draft, text });
}

/** The text that is open in the editor. @param running policy that decides at the place the text is for */
export function useRuleDraft(running: string): RuleDraft {
  const session = useSession();
  const { asked, isNew, draft } = useEditing();
  const now = syncDraft(draft ?? startDraft(asked ?? running, isNew), running, asked);
  useEffect(() => {
    if (now !== draft) (now.text === running ? setRunning : setDraft)(session, now);
  });
  return now;
}
