import {
  EventCode,
  LONGEST_EPISODE,
  type LoadedReport,
  type Picoseconds,
  quietTime,
} from '../../../../contract/index.ts';
import { isRated } from '../../../store/rated.ts';
import type { TraceStore } from '../../../traces/store.ts';
import type { EventSeries } from '../../../traces/types.ts';

/** The quiet time between two events at the shown port, as the page knows the run; the buffer as it was opened. */
export function quietOf(loaded: LoadedReport): Picoseconds {
  const cells = loaded.ports.find(({ id }) => id === loaded.port)?.bufferCells ?? 0;
  const trips = loaded.vcs.map(({ baseRttPs }) => baseRttPs);
  return quietTime(trips, cells * loaded.cellPs, isRated({ loaded }));
}

/** Cells lost at a port: refused by its policy or a share, thrown away at the head, or pushed out. Each is in one of them. */
export const lossesAt = (traces: Pick<TraceStore, 'eventsAt'>, port: number): readonly EventSeries[] => [
  // It has what a share refused, too.
  traces.eventsAt(EventCode.drop, port),
  traces.eventsAt(EventCode.pushOut, port),
];

/** The last event as the eye sees it, up to a moment: what a step calls a burst, as far as it has come. */
export interface Burst {
  /** Of a longer one than a step measures: where the measured part begins. */
  readonly first: Picoseconds;
  readonly last: Picoseconds;
  readonly count: number;
  /** Its VCs, each with its first event of the burst. */
  readonly vcs: ReadonlyMap<number, Picoseconds>;
  /** Longer than a step measures. */
  readonly isLong: boolean;
  /** The quiet time has passed since. */
  readonly isOver: boolean;
}

/**
 * What has happened without a pause as long as the quiet time, looking back from a moment.
 * @param quiet between two events (contract: `quietTime`), picoseconds
 */
export function lastBurst(all: readonly EventSeries[], now: Picoseconds, quiet: Picoseconds): Burst | null {
  const heads = all.map((series) => ({ series, at: series.from(now + 1) - 1 }));
  const vcs = new Map<number, Picoseconds>();
  let [first, last, count] = [now, Number.NaN, 0];
  for (;;) {
    let latest = heads[0];
    for (const head of heads)
      if (head.at >= 0 && (latest === undefined || latest.at < 0 || timeOf(head) > timeOf(latest)))
        latest = head;
    if (latest === undefined || latest.at < 0) break;
    const time = timeOf(latest);
    if (count === 0) last = time;
    else if (first - time >= quiet) break;
    if (last - time >= LONGEST_EPISODE)
      return { first, last, count, vcs, isLong: true, isOver: now - last >= quiet };
    first = time;
    count++;
    vcs.set(latest.series.vc.at(latest.at), time);
    latest.at--;
  }
  return count === 0 ? null : { first, last, count, vcs, isLong: false, isOver: now - last >= quiet };
}

const timeOf = ({ series, at }: { readonly series: EventSeries; readonly at: number }): Picoseconds =>
  series.time.at(at);
