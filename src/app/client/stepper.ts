import { type Command, PS_PER_SECOND } from '../../contract/index.ts';
import { later } from '../rest.ts';
import type { Session } from '../session/session.ts';
import { pageOf } from '../store/page.ts';
import { canDrive } from '../store/runKind.ts';
import { endStepping, stageOf } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';

/** How long a step is shown before the next one, milliseconds. */
export const SHOWN_MS = 600;

/** A sender can be driven at every moment, and events are up to half a second apart: then a step is as long as it is shown. */
function stepOf(session: Session): Command {
  const state = stageOf(session).getState();
  const { now, stepKind, followedVc, speed, loaded } = state;
  if (loaded === null || !pageOf(session).getState().hand || !canDrive(state))
    return { type: 'step', kind: stepKind, back: false, vc: followedVc };
  const span = Math.round((SHOWN_MS / 1000) * speed * PS_PER_SECOND);
  return { type: 'seek', time: Math.min(now + span, loaded.endPs), id: session.channel.nextId() };
}

/** Steps lead no further, as has just been reported. */
const isAtLast = ({ run, reason, failure }: StageState, before: StageState): boolean =>
  run === 'ended' ||
  (reason?.key === 'none' && reason !== before.reason) ||
  (failure !== null && failure !== before.failure);

/** Play, for a reader who wants no motion: step after step, until something else is asked for or the run ends. */
export function startStepping(session: Session): void {
  let from = Number.NaN;
  let cancel: (() => void) | null = null;
  const step = (): void => {
    cancel = null;
    from = stageOf(session).getState().now;
    session.channel.send(stepOf(session));
  };
  stageOf(session).subscribe((state, before) => {
    const { stepping, run, now } = state;
    if (!stepping || isAtLast(state, before)) {
      cancel?.();
      cancel = null;
      if (stepping) endStepping(session);
    } else if (!before.stepping) step();
    else if (run === 'paused' && now !== from) cancel ??= later(step, SHOWN_MS);
  });
  // A change of a value, or of the branch, ends the search for a step: the worker has nothing to do and the run has not moved.
  session.channel.onReport(({ type }) => {
    const { stepping, now } = stageOf(session).getState();
    if (type === 'idle' && stepping && cancel === null && now === from) step();
  });
}
