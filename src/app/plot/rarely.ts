import { later } from '../rest.ts';
import type { Session } from '../session/session.ts';
import { pageOf } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';

/** What stands still is described this soon. */
const STILL_MS = 300;

/**
 * A painter that runs `write` at most once per `everyMs` while a run plays, sooner while it stands still, and once more
 * afterwards when it was asked in between: the last state is always written. Until a scene has come to its start nothing is.
 */
export function rarely(
  session: Session,
  everyMs: number,
  write: () => void,
): { paint: (wallMs: number) => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  const paint = (wallMs: number) => {
    if (pageOf(session).getState().phase !== 'ready') {
      cancel();
      last = Number.NEGATIVE_INFINITY;
      return;
    }
    const every = stageOf(session).getState().run === 'playing' ? everyMs : Math.min(everyMs, STILL_MS);
    const wait = last + every - wallMs;
    cancel();
    if (wait <= 0) {
      last = wallMs;
      write();
      return;
    }
    cancel = later(() => {
      last = performance.now();
      write();
    }, wait);
  };
  return { paint, stop: () => cancel() };
}
