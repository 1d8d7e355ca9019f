import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';

/** Where the cursor is, or would if it were moved by keys: at the play head, if that is in sight. */
export function cursorTime(session: Session): number {
  const { viewport, now, cursor } = stageOf(session).getState();
  return cursor ?? Math.min(viewport.to, Math.max(viewport.from, now));
}

/** Where a key moves the cursor, ps; null for any other key. */
export function cursorKey(session: Session, key: string, shift: boolean, columns: number): number | null {
  const { viewport } = stageOf(session).getState();
  const step = ((viewport.to - viewport.from) / columns) * (shift ? 20 : 1);
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: cursorTime(session) - step,
    ArrowRight: cursorTime(session) + step,
    Home: viewport.from,
    End: viewport.to,
  };
  const to = places[key];
  return to === undefined ? null : Math.min(viewport.to, Math.max(viewport.from, to));
}
