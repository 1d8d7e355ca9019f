import {
  type Cluster,
  type Edit,
  type Episode,
  type EpisodeKind,
  LONGEST_EPISODE,
  type Picoseconds,
} from '../../../contract/index.ts';

/** What is listened to: single events, or the time in which a value is above a level. */
export type Signal = 'losses' | 'timeouts' | 'queue' | 'excess' | 'marks' | 'floor' | 'credit' | 'rates';
export type Activity = Readonly<Partial<Record<Signal, readonly Cluster[]>>>;

/** What the last search of a run has listened to: other edits or another port void it. */
export interface SearchRecord {
  readonly port: string;
  readonly edits: readonly Edit[];
  readonly from: Picoseconds;
  readonly until: Picoseconds;
  readonly activity: Activity;
}

interface Definition {
  readonly of: Signal;
  /** Where in a cluster of activity the event is. */
  readonly edge: 'first' | 'last';
  /** The cluster counts what happens in it. */
  readonly counts?: true;
}

/** Of two at one instant the upper one is meant. */
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
  /** When the same is active again; Infinity: not so far. */
  readonly next: Picoseconds;
}

/** The events that activity up to a moment shows, ascending; one that ends something needs the quiet time behind it. */
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

/** Whether all that is sent of it is known. */
export function isOver(
  { kind, time, cluster, next }: Moment,
  until: Picoseconds,
  quiet: Picoseconds,
): boolean {
  if (until - time >= LONGEST_EPISODE + quiet) return true;
  return EPISODES[kind].edge === 'first' ? until - cluster.last >= quiet : next < Infinity;
}

/** What is sent of it. @param end of the run: what is not over by then is over there */
export function episodeOf({ kind, time, cluster, next }: Moment, end: Picoseconds): Episode {
  const { edge, counts } = EPISODES[kind];
  const span = Math.min(edge === 'first' ? cluster.last : next, end) - time;
  const spanPs = span < LONGEST_EPISODE ? span : null;
  const isCounted = counts === true && spanPs !== null;
  return { kind, count: isCounted ? cluster.count : 0, vcs: isCounted ? cluster.vcs.size : 0, spanPs };
}
