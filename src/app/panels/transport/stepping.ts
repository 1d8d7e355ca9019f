import type { StepKind } from '../../../contract/index.ts';
import { useStage } from '../../store/stage.ts';

export function stepOn(kind?: StepKind): void {
  useStage.getState().step(kind);
}

export function stepBack(kind?: StepKind): void {
  useStage.getState().step(kind, true);
}

export function playOrPause(): void {
  const { run, stepping, play, pause, reset } = useStage.getState();
  if (run === 'playing' || stepping) pause();
  else if (run === 'ended') reset();
  else play();
}
