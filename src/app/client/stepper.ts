import { later } from '../rest.ts';
import type { Session } from '../session/session.ts';
import { stageOf } from '../store/stage.ts';

/** How long a step stands before the next one, milliseconds. */
export const STANDS_MS = 600;

/** Play, for a reader who wants no motion: step after step, until something else is asked for or the run ends. */
export function keepStepping(session: Session): void {
  let from = Number.NaN;
  let cancel: (() => void) | null = null;
  const step = (): void => {
    cancel = null;
    const { now, stepKind, followedVc } = stageOf(session).getState();
    from = now;
    session.channel.send({ type: 'step', kind: stepKind, back: false, vc: followedVc });
  };
  stageOf(session).subscribe(({ stepping, run, now }, before) => {
    if (!stepping || run === 'ended') {
      cancel?.();
      cancel = null;
      if (stepping) stageOf(session).setState({ stepping: false });
    } else if (!before.stepping) step();
    else if (run === 'paused' && now !== from) cancel ??= later(step, STANDS_MS);
  });
}
