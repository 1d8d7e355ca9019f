import { EventCode, PS_PER_SECOND } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { stageOf } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';
import { tracesOf } from '../traces/index.ts';
import { isInBurst } from './bursts.ts';

/** Cells lost at the shown port, or timeouts of any VC, up to the head. */
function inBurst(session: Session, { run, speed, slowsAtBursts, now, loaded }: StageState): boolean {
  if (run !== 'playing' || !slowsAtBursts || !Number.isFinite(speed) || loaded === null) return false;
  const port = loaded.ports.findIndex(({ id }) => id === loaded.port);
  const second = speed * PS_PER_SECOND;
  return [tracesOf(session).shown.lossesAt(port), tracesOf(session).shown.events(EventCode.timeout)].some(
    (times) => isInBurst(times, now, second),
  );
}

/** The head slows down at bursts of events, and speeds up again behind them. */
export function startPaceSync(session: Session): void {
  stageOf(session).subscribe((state) => {
    const found = inBurst(session, state);
    if (found !== state.inBurst) state.setInBurst(found);
  });
}
