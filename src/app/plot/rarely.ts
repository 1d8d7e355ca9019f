import { onPaint } from '../frame.ts';
import { later } from '../rest.ts';
import type { Session } from '../session/session.ts';
import { pageOf } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';

/** What stands still is described this soon. */
const STILL_MS = 300;

/**
 * A painter that runs `write` at most once per `everyMs` while a run plays, in a turn of the words; sooner while it stands
 * still, and once more afterwards when it was asked in between: the last state is always written. Until a scene has come to
 * its start nothing is.
 */
export function rarely(
  session: Session,
  everyMs: number,
  write: () => void,
): { paint: (wallMs: number) => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  /** When it is to be written next, ms; null where nothing waits. */
  let due: number | null = null;
  const paint = (wallMs: number) => {
    if (pageOf(session).getState().phase !== 'ready') {
      cancel();
      due = null;
      last = Number.NEGATIVE_INFINITY;
      return;
    }
    const plays = stageOf(session).getState().run === 'playing';
    const every = plays ? everyMs : Math.min(everyMs, STILL_MS);
    const next = last + every;
    // A timer that waits for the same moment goes on waiting: it is asked for in every frame.
    if (next === due) return;
    cancel();
    if (next <= wallMs) {
      due = null;
      last = wallMs;
      write();
      return;
    }
    // Words come again soon: a timer would have the page laid out once more between two turns.
    due = plays ? null : next;
    if (plays) return;
    cancel = later(() => {
      due = null;
      last = performance.now();
      write();
    }, next - wallMs);
  };
  return { paint, stop: () => cancel() };
}

/** Writes words rarely, as frames are painted. @returns what stops it */
export function onPaintRarely(session: Session, everyMs: number, write: () => void): () => void {
  const { paint, stop } = rarely(session, everyMs, write);
  const forget = onPaint('words', paint);
  return () => {
    forget();
    stop();
  };
}
