import type { Picoseconds } from '../../contract/index.ts';
import type { EventSeries } from '../traces/index.ts';

/** Events this far apart belong to two bursts; seconds on the screen at the chosen speed. */
const QUIET_S = 0.4;
/** Time after its last event for which a burst stays slow. */
const AFTER_S = 0.15;
/** Longest duration of a burst: a port that refuses cells all the time is not slowed down all the time. */
const LONGEST_S = 0.6;

/** Factor by which the play head is slower in a burst. */
export const BURST_SLOWING = 4;

export type Times = Pick<EventSeries, 'time' | 'from'>;

/**
 * Whether the head is in a burst of events, judging from those up to it.
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

/** Simulated over wall seconds, at the present speed of the head. */
export const headSpeed = (speed: number, inBurst: boolean): number =>
  inBurst ? speed / BURST_SLOWING : speed;
