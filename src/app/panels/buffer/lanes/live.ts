import { EventCode, type QueuesView } from '../../../../contract/index.ts';
import { shownPortIndex } from '../../../plot/shown.ts';
import type { Session } from '../../../session/session.ts';
import type { StageState } from '../../../store/types.ts';
import { tracesOf } from '../../../traces/index.ts';
import { cellsByQueue } from './queueLanes.ts';

/** The queues of the shown port at the head, with the cells of each in the order in which they leave. */
export interface QueuesNow {
  readonly queues: QueuesView;
  readonly cells: readonly Uint16Array[];
}

export function queuesNow(session: Session): QueuesNow | null {
  const view = tracesOf(session).shown.view();
  if (!view?.queues) return null;
  const { queues, buffer } = view;
  return { queues, cells: cellsByQueue(buffer, queues.of, queues.cells) };
}

/** Picks that change faster than this are a flicker and are not marked, per second. */
const MOST_PICKS = 4;

/** Whether one can follow whom the scheduler picks: paused, or slow enough. */
export function picksShow({ run, speed, loaded }: StageState): boolean {
  return run !== 'playing' || (speed * 1e12) / (loaded?.cellPs ?? 1) <= MOST_PICKS;
}

/** Wall time for which a pushed-out cell stays in sight while the run goes on, seconds. */
const STAYS_S = 0.3;
const MOST_PS = 5e10;

/** Cells pushed out a moment ago, by VC: at a decision just that one, while playing those of the last moment. */
export function pushedNow(
  session: Session,
  { loaded, now, run, speed, decision }: StageState,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  if (!loaded) return counts;
  if (run !== 'playing') {
    const vc = decision?.sharing?.pushedOut ?? null;
    if (vc !== null) counts.set(vc, 1);
    return counts;
  }
  const series = tracesOf(session).shown.eventsAt(EventCode.pushOut, shownPortIndex(loaded));
  const to = series.from(now + 1);
  for (const vc of series.vc.slice(series.from(now - Math.min(MOST_PS, speed * STAYS_S * 1e12)), to))
    counts.set(vc, (counts.get(vc) ?? 0) + 1);
  return counts;
}
