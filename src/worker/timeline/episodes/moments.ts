import {
  type Cluster,
  type Edit,
  type Episode,
  type EpisodeKind,
  LONGEST_EPISODE,
  type Picoseconds,
} from '../../../contract/index.ts';

/** Signals that are watched: single events, or the time during which a value exceeds a level. */
export type Signal = 'losses' | 'timeouts' | 'queue' | 'excess' | 'marks' | 'floor' | 'credit' | 'rates';
export type Activity = Readonly<Partial<Record<Signal, readonly Cluster[]>>>;

/** Activity seen by the last search of a run; other edits or another port make it invalid. */
export interface SearchRecord {
  readonly port: string;
  readonly edits: readonly Edit[];
  readonly from: Picoseconds;
  readonly until: Picoseconds;
  readonly activity: Activity;
}

interface Definition {
  readonly of: Signal;
  /** Whether the event is at the first or the last activity of a cluster. */
  readonly edge: 'first' | 'last';
  /** Whether the number of events in the cluster is reported. */
  readonly counts?: true;
}

/** The upper one of two at the same time applies. */
const EPISODES: Readonly<Record<EpisodeKind, Definition>> = {
  burst: { of: 'losses', edge: 'first', counts: true },
  timeouts: { of: 'timeouts', edge: 'first', counts: true },
  empty: { of: 'queue', edge: 'last' },
  refill: { of: 'queue', edge: 'first' },
  over: { of: 'excess', edge: 'first' },
  under: { of: 'excess', edge: 'last' },
  marks: { of: 'marks', edge: 'first', counts: true },
  floor: { of: 'floor', edge: 'first', counts: true },
  credit: { of: 'credit', edge: 'first', counts: true },
  rates: { of: 'rates', edge: 'first', counts: true },
  settled: { of: 'rates', edge: 'last' },
};

export interface Moment {
  readonly time: Picoseconds;
  readonly kind: EpisodeKind;
  readonly cluster: Cluster;
  /** Time at which the same signal is active again; Infinity: not so far. */
  readonly next: Picoseconds;
}

/** Events in the activity up to a time, ascending; the end of an activity needs the quiet time after it. */
export function momentsIn(activity: Activity, until: Picoseconds, quiet: Picoseconds): readonly Moment[] {
  const kinds = Object.keys(EPISODES) as EpisodeKind[];
  return kinds
    .flatMap((kind) => {
      const { of, edge } = EPISODES[kind];
      const clusters = activity[of] ?? [];
      return clusters.flatMap((cluster, i): readonly Moment[] =>
        edge === 'last' && until - cluster.last < quiet
          ? []
          : [{ time: cluster[edge], kind, cluster, next: clusters[i + 1]?.first ?? Infinity }],
      );
    })
    .sort((a, b) => a.time - b.time);
}

/** Whether all reported values of the event are known. */
export function isOver(
  { kind, time, cluster, next }: Moment,
  until: Picoseconds,
  quiet: Picoseconds,
): boolean {
  if (until - time >= LONGEST_EPISODE + quiet) return true;
  return EPISODES[kind].edge === 'first' ? until - cluster.last >= quiet : next < Infinity;
}

/** The event as reported. @param end end of the run, where everything counts as over */
export function episodeOf({ kind, time, cluster, next }: Moment, end: Picoseconds): Episode {
  const { edge, counts } = EPISODES[kind];
  const span = Math.min(edge === 'first' ? cluster.last : next, end) - time;
  const spanPs = span < LONGEST_EPISODE ? span : null;
  const isCounted = counts === true && spanPs !== null;
  return { kind, count: isCounted ? cluster.count : 0, vcs: isCounted ? cluster.vcs.size : 0, spanPs };
}
