import type { Session } from '../session/session.ts';
import { awaitNothing, runBothOf } from './store.ts';

/** Gives the focus to what replaces a part that had it and left; nothing else loses it. */
export function takeFocus(next: HTMLElement | null): void {
  if (document.activeElement === document.body) next?.focus({ preventScroll: true });
}

/** The sentence of a result takes the focus of the button that asked for it. A result of a link or of Undo does not. */
export function takeFocusOnce(session: Session, sentence: HTMLElement | null): void {
  const runs = runBothOf(session);
  if (sentence === null || !runs.getState().awaited) return;
  awaitNothing(session);
  takeFocus(sentence);
}
