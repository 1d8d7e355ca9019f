import {
  type Cluster,
  Clusters,
  type EpisodeKind,
  EventCode,
  type EventCodeValue,
  halt,
  LONGEST_EPISODE,
  type LoadedReport,
  type Picoseconds,
  quietTime,
} from '../../../../contract/index.ts';
import { sayHalt } from '../../../../strings/en/halts.ts';
import { isRated } from '../../../store/rated.ts';
import type { EventSeries } from '../../../traces/index.ts';

/** An event as the eye sees it, of those that are recorded cell by cell. */
export interface Recorded {
  readonly kind: EpisodeKind;
  readonly time: Picoseconds;
  readonly words: string;
}

/** Reads the recorded events of a code, of the shown port where that has any. */
export type Series = (code: EventCodeValue) => EventSeries;

export function quietOf(loaded: LoadedReport): Picoseconds {
  const cells = loaded.ports.find(({ id }) => id === loaded.port)?.bufferCells ?? 0;
  const trips = loaded.vcs.map(({ baseRttPs }) => baseRttPs);
  return quietTime(trips, cells * loaded.cellPs, isRated({ loaded }));
}

function clustersOf(series: readonly EventSeries[], quiet: Picoseconds): readonly Cluster[] {
  const clusters = new Clusters(quiet);
  for (const { length, time, vc } of series)
    for (let i = 0; i < length; i++) clusters.add(time.at(i), time.at(i), vc.at(i));
  return clusters.list;
}

export function recorded(kind: EpisodeKind, { first, last, count, vcs }: Cluster): Recorded {
  const span = last - first;
  const spanPs = span < LONGEST_EPISODE ? span : null;
  return { kind, time: first, words: sayHalt(halt('episode', { kind, count, vcs: vcs.size, spanPs })) };
}

/** Bursts of losses and marks at the shown port, and timeouts, ascending. */
export function recordedEpisodes(loaded: LoadedReport, series: Series): readonly Recorded[] {
  const quiet = quietOf(loaded);
  const losses = [EventCode.drop, EventCode.pushOut, EventCode.capped].map(series);
  return [
    ...clustersOf(losses, quiet).map((cluster) => recorded('burst', cluster)),
    ...clustersOf([series(EventCode.timeout)], quiet).map((cluster) => recorded('timeouts', cluster)),
    ...clustersOf([series(EventCode.mark)], quiet).map((cluster) => recorded('marks', cluster)),
  ].sort((a, b) => a.time - b.time);
}

/** Those around a moment: most of them before it. */
export function around(all: readonly Recorded[], now: Picoseconds, most: number): readonly Recorded[] {
  const next = all.findIndex(({ time }) => time >= now);
  const here = next < 0 ? all.length : next;
  const from = Math.max(0, Math.min(here - Math.ceil(most / 2), all.length - most));
  return all.slice(from, from + most);
}
