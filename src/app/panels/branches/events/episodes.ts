import {
  type Cluster,
  Clusters,
  type EpisodeKind,
  halt,
  LONGEST_EPISODE,
  type LoadedReport,
  type Picoseconds,
} from '../../../../contract/index.ts';
import { sayHalt } from '../../../../strings/en/halts.ts';
import type { EventSeries } from '../../../traces/index.ts';
import { quietOf } from './burst.ts';

/** An event as the eye sees it, of those that are recorded cell by cell. */
export interface Recorded {
  readonly kind: EpisodeKind;
  readonly time: Picoseconds;
  readonly words: string;
}

/** What is recorded cell by cell: cells lost and marked at the shown port, and the timers of all senders. */
export interface CellEvents {
  readonly losses: EventSeries;
  readonly timeouts: EventSeries;
  readonly marks: EventSeries;
}

function clustersOf({ length, time, vc }: EventSeries, quiet: Picoseconds): readonly Cluster[] {
  const clusters = new Clusters(quiet);
  for (let i = 0; i < length; i++) clusters.add(time.at(i), time.at(i), vc.at(i));
  return clusters.list;
}

export function recorded(kind: EpisodeKind, { first, last, count, vcs }: Cluster): Recorded {
  const span = last - first;
  const spanPs = span < LONGEST_EPISODE ? span : null;
  return { kind, time: first, words: sayHalt(halt('episode', { kind, count, vcs: vcs.size, spanPs })) };
}

/** Bursts of losses and marks at the shown port, and timeouts, ascending. */
export function recordedEpisodes(loaded: LoadedReport, events: CellEvents): readonly Recorded[] {
  const { losses, timeouts, marks } = events;
  const quiet = quietOf(loaded);
  return [
    ...clustersOf(losses, quiet).map((cluster) => recorded('burst', cluster)),
    ...clustersOf(timeouts, quiet).map((cluster) => recorded('timeouts', cluster)),
    ...clustersOf(marks, quiet).map((cluster) => recorded('marks', cluster)),
  ].sort((a, b) => a.time - b.time);
}

/** Those around a moment: most of them before it. */
export function around(all: readonly Recorded[], now: Picoseconds, most: number): readonly Recorded[] {
  const next = all.findIndex(({ time }) => time >= now);
  const here = next < 0 ? all.length : next;
  const from = Math.max(0, Math.min(here - Math.ceil(most / 2), all.length - most));
  return all.slice(from, from + most);
}
