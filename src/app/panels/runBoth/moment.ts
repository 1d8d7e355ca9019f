import { elementAt, type Picoseconds, PS_PER_MS } from '../../../contract/index.ts';
import type { EventSeries } from '../../traces/index.ts';

/** `overflow`: just before the last one; `first`: just before the first one of the run. */
export type Since = 'overflow' | 'first' | 'head' | 'start' | 'change';

/** Where two runs part, and what is special about that moment. */
export interface Parting {
  readonly time: Picoseconds;
  readonly since: Since;
}

/** Two runs that part later in a run than this have little left to differ in. */
const LATEST_SHARE = 0.8;
/** Longest time between the parting and the overflow that it comes before. */
const LONGEST_LEAD: Picoseconds = 20 * PS_PER_MS;

interface Moment {
  /** Beginnings of the overflows of the shown port. */
  readonly epochs: Pick<EventSeries, 'length' | 'time'>;
  readonly now: Picoseconds;
  readonly endPs: Picoseconds;
  /** Round trip without queues: what a sender does about a loss comes so much later. */
  readonly rttPs: Picoseconds;
}

/** Just before the last overflow before the head: there two rules begin to do different things. */
export function partingAt({ epochs, now, endPs, rttPs }: Moment): Parting {
  const latest = LATEST_SHARE * endPs;
  const times = Array.from({ length: epochs.length }, (_, i) => epochs.time.at(i)).filter(
    (time) => time <= now,
  );
  const lead = Math.min(rttPs, LONGEST_LEAD);
  const before = (time: Picoseconds) => Math.max(0, Math.floor((time - lead) / PS_PER_MS) * PS_PER_MS);
  const last = times.at(-1);
  if (last !== undefined && last <= latest) return { time: before(last), since: 'overflow' };
  if (times.length > 0 && elementAt(times, 0) <= latest)
    return { time: before(elementAt(times, 0)), since: 'first' };
  return now <= latest ? { time: now, since: now === 0 ? 'start' : 'head' } : { time: 0, since: 'start' };
}
