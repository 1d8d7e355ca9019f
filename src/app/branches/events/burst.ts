import { LONGEST_EPISODE, type LoadedReport, type Picoseconds, quietTime } from '../../../contract/index.ts';
import { hasRateControl } from '../../store/runKind.ts';
import type { EventSeries } from '../../traces/types.ts';

/** Quiet time that separates two events at the shown port; uses the buffer as it was opened. */
export function quietOf(loaded: LoadedReport): Picoseconds {
  const cells = loaded.ports.find(({ id }) => id === loaded.port)?.bufferCells ?? 0;
  const trips = loaded.vcs.map(({ baseRttPs }) => baseRttPs);
  return quietTime(trips, cells * loaded.cellPs, hasRateControl({ loaded }));
}

/** The last visible event up to a time: what a step calls a burst, or its part so far. */
export interface Burst {
  /** Start of the burst; in one longer than a step measures, start of the measured part. */
  readonly first: Picoseconds;
  readonly last: Picoseconds;
  readonly count: number;
  /** VCs of the burst, each with the time of its last event in it. */
  readonly vcs: ReadonlyMap<number, Picoseconds>;
  /** Whether the burst is longer than a step measures. */
  readonly isLong: boolean;
  /** Whether the quiet time has passed since. */
  readonly isOver: boolean;
}

/**
 * The last burst before a time: all events without a pause as long as the quiet time.
 * @param quiet between two events (contract: `quietTime`), picoseconds
 */
export function lastBurst(events: EventSeries, now: Picoseconds, quiet: Picoseconds): Burst | null {
  const vcs = new Map<number, Picoseconds>();
  const newest = events.from(now + 1) - 1;
  if (newest < 0) return null;
  const last = events.time.at(newest);
  const isOver = now - last >= quiet;
  let [first, count] = [last, 0];
  for (let at = newest; at >= 0; at--) {
    const time = events.time.at(at);
    if (first - time >= quiet) break;
    if (last - time >= LONGEST_EPISODE) return { first, last, count, vcs, isLong: true, isOver };
    first = time;
    count++;
    const vc = events.vc.at(at);
    if (!vcs.has(vc)) vcs.set(vc, time);
  }
  return { first, last, count, vcs, isLong: false, isOver };
}
