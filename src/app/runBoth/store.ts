import { createStore } from 'zustand';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import type { Setting } from './sceneControl.ts';

interface RunBothState {
  /**
   * The answer that was pressed last, until the network runs it; at the end of a run, where nothing can change any more,
   * it is the one to compare with. Null: there is none, and the page suggests one.
   */
  readonly pressed: Setting | null;
  /** Both are on their way to the end. */
  readonly running: boolean;
  /** A button asked for the result that comes next. */
  readonly awaited: boolean;
}

export const runBothOf = perSession(() =>
  createStore<RunBothState>()(() => ({ pressed: null, running: false, awaited: false })),
);

export const useRunBoth = hookOf(runBothOf);

export const setPressed = (session: Session, pressed: Setting | null): void =>
  runBothOf(session).setState({ pressed });

/** Both runs set out for the end; a button waits for what comes of it. */
export const setOut = (session: Session): void =>
  runBothOf(session).setState({ running: true, pressed: null, awaited: true });

export const arrived = (session: Session): void => runBothOf(session).setState({ running: false });

export const awaitNothing = (session: Session): void => runBothOf(session).setState({ awaited: false });
