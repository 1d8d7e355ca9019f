import { EventCode } from '../../contract/index.ts';
import { shownPortIndex } from '../plot/shown.ts';
import type { Session } from '../session/session.ts';
import type { StageState } from '../store/types.ts';
import { tracesOf } from '../traces/index.ts';

/** Wall time for which a drop stays in sight while the run goes on, seconds. */
const STAYS_S = 0.3;

/** The drop at the head, or the last one within the last moment of watching; null when there is none. */
export function refusedNow(
  session: Session,
  { loaded, now, run, speed }: StageState,
): { readonly vc: number; readonly time: number } | null {
  if (!loaded) return null;
  const drops = tracesOf(session).shown.eventsAt(EventCode.drop, shownPortIndex(loaded));
  const last = drops.from(now + 1) - 1;
  if (last < 0) return null;
  const moment = run === 'playing' ? Math.min(5e10, speed * STAYS_S * 1e12) : 0;
  const time = drops.time.at(last);
  return now - time <= Math.max(loaded.cellPs, moment) ? { vc: drops.vc.at(last), time } : null;
}
