import { useStage } from '../store/stage.ts';
import { send } from './channel.ts';

/** How long a step stands before the next one, milliseconds. */
export const STANDS_MS = 600;

/** Play, for a reader who wants no motion: step after step, until something else is asked for or the run ends. */
export function keepStepping(): void {
  let from = Number.NaN;
  let next: ReturnType<typeof setTimeout> | undefined;
  const step = (): void => {
    next = undefined;
    const { now, stepKind, followedVc } = useStage.getState();
    from = now;
    send({ type: 'step', kind: stepKind, back: false, vc: followedVc });
  };
  useStage.subscribe(({ stepping, run, now }, before) => {
    if (!stepping || run === 'ended') {
      clearTimeout(next);
      next = undefined;
      if (stepping) useStage.setState({ stepping: false });
    } else if (!before.stepping) step();
    else if (run === 'paused' && now !== from) next ??= setTimeout(step, STANDS_MS);
  });
}
