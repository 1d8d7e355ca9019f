import type { TcpWindow } from './window.ts';

/**
 * Length of the segment that may be sent at `next`; 0 = none yet. Full segments may always be sent. The short rest of
 * the application's data waits, with Nagle's rule, for the acknowledgement of all data before it (RFC 896). A
 * segment cut short by the window is sent only if it is at least half of the largest window (RFC 1122, section 4.2.3.4).
 * @param limit end of the window
 */
export function segmentLength(
  window: TcpWindow,
  limit: number,
  nagle: boolean,
  avoidsSilly: boolean,
): number {
  const { mss, next, end } = window;
  const room = limit - next;
  const given = end - next;
  if (room >= mss && given >= mss) return mss;
  if (room < 1 || given < 1) return 0;
  const ready = Math.min(mss, given);
  const again = next < window.sent;
  const idle = next === window.una;
  if (room >= ready) return idle || again || !nagle ? ready : 0;
  if (again || (nagle && !idle)) return 0;
  const cut = Math.floor(room);
  return !avoidsSilly || 2 * cut >= window.advertised ? cut : 0;
}
