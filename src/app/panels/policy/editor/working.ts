import { useEffect } from 'react';
import { isRuleText } from '../../../../contract/index.ts';
import { useSession } from '../../../session/context.ts';
import type { Session } from '../../../session/session.ts';
import { setRunning, setWorking, useEditing, type Working } from '../../../store/rules/editing.ts';
import { ruleDraftOf, useKeptRules } from '../../../store/rules/keptRules.ts';
import { forkRule, textOf } from './origins.ts';

/** Text to edit for a policy: a written rule as it is, a built-in rule as a copy with a name of its own. */
function ownText(base: string): string {
  const text = textOf(base) ?? '';
  return isRuleText(base) ? text : forkRule(text);
}

/** Begins to edit a policy. @param isNew ignore kept drafts */
export function startDraft(base: string, isNew = false): Working {
  const draft = isNew ? undefined : ruleDraftOf(base);
  const began = draft?.draft ?? base;
  const from = ownText(began);
  return { base: began, from, text: draft?.text ?? from };
}

export const isModified = ({ text, from }: Working): boolean => text !== from;

/** The draft of a text that already runs: unchanged. */
const runningDraft = (text: string): Working => ({ base: text, from: text, text });

/** The draft after the running policy has changed: a modified text stays. @param asked policy asked for; null: the running one */
export function syncDraft(working: Working, running: string, asked: string | null): Working {
  if (working.text === running) return working.base === running ? working : runningDraft(running);
  return asked === null && !isModified(working) && working.base !== running ? startDraft(running) : working;
}

/** Keeps each version of a text, so that nothing is lost when the page closes. */
export function write(session: Session, working: Working, text: string): void {
  const { write: keep, forget } = useKeptRules.getState();
  if (text === working.from) forget(working.text);
  else keep(text, isModified(working) ? working.text : null, working.base);
  setWorking(session, { ...working, text });
}

/** The text that is open in the editor. @param running policy that decides at the place the text is for */
export function useWorking(running: string): Working {
  const session = useSession();
  const { asked, isNew, working } = useEditing();
  const now = syncDraft(working ?? startDraft(asked ?? running, isNew), running, asked);
  useEffect(() => {
    if (now !== working) (now.text === running ? setRunning : setWorking)(session, now);
  });
  return now;
}
