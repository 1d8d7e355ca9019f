import type { StepKind } from '../../../contract/index.ts';
import { goTo } from '../../client/opening.ts';
import { useStage } from '../../store/stage.ts';

export function stepOn(kind?: StepKind): void {
  useStage.getState().step(kind);
}

export function stepBack(kind?: StepKind): void {
  useStage.getState().step(kind, true);
}

/** At the end of the run: from its start again, with every branch and edit. A failed run is reported by the session. */
function playAgain(): void {
  useStage.getState().setFollowing(true);
  goTo(0)
    .then((digest) => {
      if (digest !== null) useStage.getState().play();
    })
    .catch(() => {});
}

export function playOrPause(): void {
  const { run, stepping, play, pause } = useStage.getState();
  if (run === 'playing' || stepping) pause();
  else if (run === 'ended') playAgain();
  else play();
}
