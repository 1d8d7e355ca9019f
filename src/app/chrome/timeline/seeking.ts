import { later } from '../../rest.ts';
import { perSession } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';

/** Shortest time between two seeks of one drag, milliseconds of wall clock. */
const EVERY_MS = 80;

/** Seeks now, or as soon as the last seek is long enough ago; only the newest wish counts. */
export const seekSoonOf = perSession((session) => {
  let last = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  const seekSoon = (time: number): void => {
    cancel();
    const wait = last + EVERY_MS - performance.now();
    if (wait > 0) {
      cancel = later(() => seekSoon(time), wait);
      return;
    }
    last = performance.now();
    const { loaded, seek } = stageOf(session).getState();
    seek(Math.round(Math.min(loaded?.endPs ?? 0, Math.max(0, time))));
  };
  return seekSoon;
});

/** The time a key asks for on a slider from 0 to `end`; null for any other key. */
export function keyedTime(key: string, shift: boolean, time: number, end: number): number | null {
  const step = end / (shift ? 2000 : 200);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return time - step;
  if (key === 'ArrowRight' || key === 'ArrowUp') return time + step;
  if (key === 'PageUp') return time + end / 20;
  if (key === 'PageDown') return time - end / 20;
  if (key === 'Home') return 0;
  return key === 'End' ? end : null;
}
