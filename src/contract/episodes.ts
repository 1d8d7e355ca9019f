import { elementAt } from './elements.ts';
import { type Picoseconds, PS_PER_MS } from './units.ts';

/** Range of the pause that separates two events for the eye; loops under rate control are shorter. */
const QUIET = { shortest: 10 * PS_PER_MS, withRates: 2 * PS_PER_MS, longest: 100 * PS_PER_MS } as const;

/**
 * Quiet time that separates two events: the longest round trip, without rate control through the full buffer.
 * @param fullPs time to drain a full buffer of the port, picoseconds
 */
export function quietTime(
  tripsPs: readonly Picoseconds[],
  fullPs: Picoseconds,
  hasRateControl: boolean,
): Picoseconds {
  const trip = Math.max(0, ...tripsPs);
  const least = hasRateControl ? Math.max(QUIET.withRates, trip) : Math.max(QUIET.shortest, trip + fullPs);
  return Math.min(QUIET.longest, least);
}

/** A relative change of a rate by less than this in one step counts as steady. */
export const STEADY_RATE = 0.05;

/** The length of a longer event is not given: a step does not look further ahead. */
export const LONGEST_EPISODE: Picoseconds = 500 * PS_PER_MS;

/** Activity without a pause of the quiet time or longer. */
export interface Cluster {
  first: Picoseconds;
  last: Picoseconds;
  count: number;
  readonly vcs: Set<number>;
}

/** Joins activities closer together than the quiet time. The order in which they are added does not matter. */
export class Clusters {
  /** Ascending in time. */
  readonly list: Cluster[] = [];
  private readonly quiet: Picoseconds;

  constructor(quiet: Picoseconds) {
    this.quiet = quiet;
  }

  /** @param vc 0: not of a VC */
  add(first: Picoseconds, last: Picoseconds, vc = 0): void {
    const { list, quiet } = this;
    let at = list.length - 1;
    while (at >= 0 && elementAt(list, at).first - last >= quiet) at--;
    const near = list[at];
    if (near === undefined || first - near.last >= quiet) {
      list.splice(at + 1, 0, { first, last, count: 1, vcs: new Set([vc]) });
      return;
    }
    near.first = Math.min(near.first, first);
    near.last = Math.max(near.last, last);
    near.count++;
    near.vcs.add(vc);
    this.joinBefore(at, near);
  }

  /** A cluster that now begins earlier may reach those before it. */
  private joinBefore(place: number, cluster: Cluster): void {
    const { list, quiet } = this;
    for (let at = place - 1; at >= 0; at--) {
      const before = elementAt(list, at);
      if (cluster.first - before.last >= quiet) return;
      cluster.first = Math.min(cluster.first, before.first);
      cluster.last = Math.max(cluster.last, before.last);
      cluster.count += before.count;
      for (const vc of before.vcs) cluster.vcs.add(vc);
      list.splice(at, 1);
    }
  }
}
