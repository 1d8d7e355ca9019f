import { createStore } from 'zustand';
import { hookOf } from '../../../session/context.ts';
import { perSession, type Session } from '../../../session/session.ts';
import { showDialog } from '../../../store/page.ts';

interface Choice {
  /** `stage` or the id of a panel. */
  readonly of: string;
  readonly isOpen: boolean;
  /** The reader has asked for it at a panel and is to be taken to it. */
  readonly isWanted: boolean;
}

/** What the dialog offers a picture of. */
export const choiceOf = perSession(() =>
  createStore<Choice>()(() => ({ of: 'stage', isOpen: false, isWanted: false })),
);
export const useChoice = hookOf(choiceOf);

/** The reader is there. */
export const arriveAtPictures = (session: Session): void => choiceOf(session).setState({ isWanted: false });

export const openPictures = (session: Session, isOpen: boolean): void =>
  choiceOf(session).setState({ isOpen });

export const choosePicture = (session: Session, of: string): void => choiceOf(session).setState({ of });

/** Opens the dialog where a picture of the panel can be saved. */
export function offerPicture(session: Session, of: string): void {
  choiceOf(session).setState({ of, isOpen: true, isWanted: true });
  showDialog(session, 'share');
}
