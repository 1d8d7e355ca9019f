import { createStore } from 'zustand';
import { hookOf } from '../../session/context.ts';
import { perSession, type Session } from '../../session/session.ts';
import { showCard } from '../page.ts';

/** The text in the rule editor. */
export interface RuleDraft {
  /** Origin of the text: the id of a policy, or a text. */
  readonly base: string;
  /** The origin as a text under a name of its own. */
  readonly from: string;
  readonly text: string;
}

/** The rule editor of the policy card. */
interface Editing {
  /** Path of the edited policy, `policy` or `classes.ubr.policy`; null while the editor is closed. */
  readonly path: string | null;
  /** Initial text or policy id; null: the rule that runs there. */
  readonly asked: string | null;
  /** Whether earlier drafts are ignored. */
  readonly isNew: boolean;
  /** Null until the editor has been loaded, and once it is closed. */
  readonly draft: RuleDraft | null;
  /** Line of the cursor, from 1; null before there is one. */
  readonly line: number | null;
}

const CLOSED: Editing = { path: null, asked: null, isNew: false, draft: null, line: null };

export const editingOf = perSession(() => createStore<Editing>()(() => CLOSED));

export const useEditing = hookOf(editingOf);

/** Whether the edited rule reads the queue of each VC. */
export const writesAboutVcs = ({ draft }: Editing): boolean =>
  draft !== null && /\bVC cells waiting\b/.test(draft.text);

/** Opens the editor on the policy card. */
export function openEditor(
  session: Session,
  { path = 'policy', asked = null, isNew = false }: Partial<Editing> = {},
): void {
  showCard(session, 'policy');
  editingOf(session).setState({ ...CLOSED, path, asked, isNew });
}

export const closeEditor = (session: Session): void => editingOf(session).setState(CLOSED);

export const setDraft = (session: Session, draft: RuleDraft): void => editingOf(session).setState({ draft });

/** Records that the requested text runs now. */
export const setRunning = (session: Session, draft: RuleDraft): void =>
  editingOf(session).setState({ draft, asked: null });

export const setLine = (session: Session, line: number): void => editingOf(session).setState({ line });
