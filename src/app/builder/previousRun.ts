import { createStore } from 'zustand';
import { currentState } from '../client/opening/address.ts';
import { openRun } from '../client/opening/open.ts';
import { toRunFile } from '../link/packed/file.ts';
import type { RunFile } from '../link/packed/runFile.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { showDialog } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';

/** A run as it was, with its branches and marks. */
interface PresentRun {
  readonly title: string;
  readonly file: RunFile;
}

interface PreviousRun {
  /** Was on the stage before *Run*; null: there was none. */
  readonly run: PresentRun | null;
}

export const previousRunOf = perSession(() => createStore<PreviousRun>()(() => ({ run: null })));
export const usePreviousRun = hookOf(previousRunOf);

export function presentRun(session: Session): PresentRun | null {
  const title = stageOf(session).getState().loaded?.scenario.title;
  return title === undefined ? null : { title, file: toRunFile(currentState(session)) };
}

export const keepPreviousRun = (session: Session, run: PresentRun | null): void => {
  if (run !== null) previousRunOf(session).setState({ run });
};

/** Shows the previous run again; the run that it replaces is then the previous one. */
export async function backToPreviousRun(session: Session): Promise<void> {
  const { run } = previousRunOf(session).getState();
  if (run === null) return;
  keepPreviousRun(session, presentRun(session));
  showDialog(session, null);
  await openRun(session, run.file);
}
