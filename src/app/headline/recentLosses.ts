import { type LoadedReport, type Picoseconds, PS_PER_MS } from '../../contract/index.ts';
import { fixed, whole } from '../format.ts';
import { shownPortIndex } from '../plot/shown.ts';
import type { Session } from '../session/session.ts';
import { en } from '../strings/en.ts';
import { type EventSeries, tracesOf } from '../traces/index.ts';

/** How far back a headline looks, picoseconds. */
export const RECENT_PS: Picoseconds = 10 * PS_PER_MS;

/** Index range of the events in (from, to]. */
export function eventsWithin(
  series: EventSeries,
  from: Picoseconds,
  to: Picoseconds,
): readonly [number, number] {
  return [series.from(from + 1), series.from(to + 1)];
}

/** `0.50` in the first millisecond, then `10`. */
export const spanWords = (spanMs: number): string => fixed(spanMs, spanMs < 1 ? 2 : 0);

/** `462 cells were lost in the last 10 ms.`; empty where none was. @param spanMs the last so many milliseconds */
export const lossWords = (lost: number, spanMs: number): string =>
  lost === 0 ? '' : en.live.lostCells(lost, whole(lost), spanWords(spanMs));

/** The same about the shown port, over the time that a headline looks back. */
export function recentLosses(session: Session, loaded: LoadedReport, now: Picoseconds): string {
  const spanPs = Math.min(now, RECENT_PS);
  const losses = tracesOf(session).shown.lossesAt(shownPortIndex(loaded));
  const [first, end] = eventsWithin(losses, now - spanPs, now);
  return lossWords(end - first, spanPs / PS_PER_MS);
}
