import { createStore } from 'zustand';
import { hookOf } from '../../../session/context.ts';
import { perSession, type Session } from '../../../session/session.ts';
import { showDialog } from '../../../store/page.ts';

interface Choice {
  /** `stage` or the id of a panel. */
  readonly of: string;
  readonly isOpen: boolean;
  /** Whether the reader has asked for the picture at a panel, so that the dialog scrolls to it. */
  readonly isWanted: boolean;
}

/** The picture that the dialog offers. */
export const choiceOf = perSession(() =>
  createStore<Choice>()(() => ({ of: 'stage', isOpen: false, isWanted: false })),
);
export const useChoice = hookOf(choiceOf);

/** Called once the dialog has scrolled to the pictures. */
export const arriveAtPictures = (session: Session): void => choiceOf(session).setState({ isWanted: false });

export const openPictures = (session: Session, isOpen: boolean): void =>
  choiceOf(session).setState({ isOpen });

export const choosePicture = (session: Session, of: string): void => choiceOf(session).setState({ of });

/** Opens the dialog at the picture of a panel. */
export function offerPicture(session: Session, of: string): void {
  choiceOf(session).setState({ of, isOpen: true, isWanted: true });
  showDialog(session, 'share');
}
