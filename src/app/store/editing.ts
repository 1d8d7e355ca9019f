import { create } from 'zustand';
import { usePage } from './page.ts';

/** The rule editor of the policy card. */
interface Editing {
  /** Path of the policy that it changes, `policy` or `classes.ubr.policy`; null: it is closed. */
  readonly path: string | null;
  /** The text it opens with; null: the rule that runs there. */
  readonly text: string | null;
  /** Counts openings: each begins with its own text. */
  readonly turn: number;
}

export const useEditing = create<Editing>()(() => ({ path: null, text: null, turn: 0 }));

/** Opens the editor on the policy card. @param text of a rule; without one, the rule that runs */
export function openEditor(text: string | null = null, path = 'policy'): void {
  usePage.setState({ card: 'policy', tab: 'policy' });
  useEditing.setState(({ turn }) => ({ path, text, turn: turn + 1 }));
}

export const closeEditor = (): void => useEditing.setState({ path: null, text: null });
