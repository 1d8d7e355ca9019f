import type { StepKind } from '../../../contract/index.ts';
import { seekAndWait } from '../../client/opening/opening.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';

export function stepOn(session: Session, kind?: StepKind): void {
  stageOf(session).getState().step(kind);
}

export function stepBack(session: Session, kind?: StepKind): void {
  stageOf(session).getState().step(kind, true);
}

/** At the end of the run: from its start again, with every branch and edit. A failed run is reported by the session. */
function playAgain(session: Session): void {
  stageOf(session).getState().setFollowing(true);
  seekAndWait(session, 0)
    .then((digest) => {
      if (digest !== null) stageOf(session).getState().play();
    })
    .catch(() => {});
}

export function playOrPause(session: Session): void {
  const { run, stepping, play, pause } = stageOf(session).getState();
  if (run === 'playing' || stepping) pause();
  else if (run === 'ended') playAgain(session);
  else play();
}
