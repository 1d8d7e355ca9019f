import type { Picoseconds } from '../../contract/index.ts';
import type { EventSeries } from '../traces/index.ts';

/** Events this far apart belong to two bursts; seconds on the screen at the chosen speed. */
const QUIET_S = 0.4;
/** After its last event a burst is still looked at for so long. */
const AFTER_S = 0.15;
/** What goes on for longer is no burst: a port that refuses cells all the time is not slowed down all the time. */
const LONGEST_S = 0.6;

/** How much slower the play head moves in a burst. */
export const BURST_SLOWING = 4;

export type Times = Pick<EventSeries, 'time' | 'from'>;

/**
 * Whether the head is in a burst of events, from what happened up to it.
 * @param second simulated time of one second on the screen at the chosen speed
 */
export function isInBurst(events: Times, now: Picoseconds, second: Picoseconds): boolean {
  const { time } = events;
  const last = events.from(now + 1) - 1;
  if (last < 0 || now - time.at(last) >= AFTER_S * second) return false;
  const earliest = now - LONGEST_S * second;
  let start = last;
  while (start > 0 && time.at(start) - time.at(start - 1) < QUIET_S * second) {
    start--;
    if (time.at(start) <= earliest) return false;
  }
  return time.at(start) > earliest;
}

/** Simulated over wall seconds, as the head moves now. */
export const headSpeed = (speed: number, inBurst: boolean): number =>
  inBurst ? speed / BURST_SLOWING : speed;
