import { createStore } from 'zustand';
import { hookOf } from '../../session/context.ts';
import { perSession, type Session } from '../../session/session.ts';
import { showCard } from '../page.ts';

/** A text under work. */
export interface Working {
  /** What it began as: the id of a policy, or a text. */
  readonly base: string;
  /** That, as a text of one's own. */
  readonly from: string;
  readonly text: string;
}

/** The rule editor of the policy card. */
interface Editing {
  /** Path of the policy that it changes, `policy` or `classes.ubr.policy`; null: it is closed. */
  readonly path: string | null;
  /** What it opens with, the id of a policy or a text; null: the rule that runs there. */
  readonly asked: string | null;
  /** Drafts from before are left alone. */
  readonly isNew: boolean;
  /** Null until the editor has come, and once it is closed. */
  readonly working: Working | null;
  /** Line of the cursor, from 1; null: there is none yet. */
  readonly line: number | null;
}

const CLOSED: Editing = { path: null, asked: null, isNew: false, working: null, line: null };

export const editingOf = perSession(() => createStore<Editing>()(() => CLOSED));

export const useEditing = hookOf(editingOf);

/** The rule under work reads what each VC has in the queue. */
export const writesAboutVcs = ({ working }: Editing): boolean =>
  working !== null && /\bVC cells waiting\b/.test(working.text);

/** Opens the editor on the policy card. */
export function openEditor(
  session: Session,
  { path = 'policy', asked = null, isNew = false }: Partial<Editing> = {},
): void {
  showCard(session, 'policy');
  editingOf(session).setState({ ...CLOSED, path, asked, isNew });
}

export const closeEditor = (session: Session): void => editingOf(session).setState(CLOSED);

export const setWorking = (session: Session, working: Working): void =>
  editingOf(session).setState({ working });

/** What was asked for runs by now. */
export const setRunning = (session: Session, working: Working): void =>
  editingOf(session).setState({ working, asked: null });

export const setLine = (session: Session, line: number): void => editingOf(session).setState({ line });
