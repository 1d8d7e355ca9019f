import {
  type Cluster,
  Clusters,
  type EpisodeKind,
  LONGEST_EPISODE,
  type LoadedReport,
  type Picoseconds,
  pauseReason,
} from '../../../contract/index.ts';
import { sayHalt } from '../../../strings/en/halts.ts';
import { Grown } from '../../traces/grown.ts';
import type { EventSeries } from '../../traces/index.ts';
import { quietOf } from './burst.ts';

/** A visible event composed of events recorded cell by cell. */
export interface Recorded {
  readonly kind: EpisodeKind;
  readonly time: Picoseconds;
  readonly words: string;
}

/** Events recorded cell by cell: cells lost and marked at the shown port, and timeouts of all senders. */
export interface CellEvents {
  readonly losses: EventSeries;
  readonly timeouts: EventSeries;
  readonly marks: EventSeries;
}

/** Clusters of events of a kind, extended as events arrive. */
const clustering = (quiet: Picoseconds): Grown<Clusters> =>
  new Grown(
    () => new Clusters(quiet),
    (clusters, { time, vc }, i) => clusters.add(time.at(i), time.at(i), vc.at(i)),
  );

/** Bursts of losses and marks at the shown port, and timeouts, ascending. Grows with the record. */
export class RecordedEpisodes {
  private readonly clusters: Readonly<Record<'burst' | 'timeouts' | 'marks', Grown<Clusters>>>;

  constructor(loaded: LoadedReport) {
    const quiet = quietOf(loaded);
    this.clusters = { burst: clustering(quiet), timeouts: clustering(quiet), marks: clustering(quiet) };
  }

  of({ losses, timeouts, marks }: CellEvents): readonly Recorded[] {
    const { clusters } = this;
    return [
      ...clusters.burst.of(losses).list.map((cluster) => recordedEpisode('burst', cluster)),
      ...clusters.timeouts.of(timeouts).list.map((cluster) => recordedEpisode('timeouts', cluster)),
      ...clusters.marks.of(marks).list.map((cluster) => recordedEpisode('marks', cluster)),
    ].sort((a, b) => a.time - b.time);
  }
}

export function recordedEpisode(kind: EpisodeKind, { first, last, count, vcs }: Cluster): Recorded {
  const span = last - first;
  const spanPs = span < LONGEST_EPISODE ? span : null;
  return {
    kind,
    time: first,
    words: sayHalt(pauseReason('episode', { kind, count, vcs: vcs.size, spanPs })),
  };
}

/** At most `most` events around a time, preferably half of them before it. */
export function around(all: readonly Recorded[], now: Picoseconds, most: number): readonly Recorded[] {
  const next = all.findIndex(({ time }) => time >= now);
  const here = next < 0 ? all.length : next;
  const from = Math.max(0, Math.min(here - Math.ceil(most / 2), all.length - most));
  return all.slice(from, from + most);
}
