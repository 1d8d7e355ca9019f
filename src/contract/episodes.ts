import { elementAt } from './elements.ts';
import { type Picoseconds, PS_PER_MS } from './units.ts';

/** Shortest and longest pause between two events as the eye sees them; loops under rate control are shorter. */
const QUIET = { shortest: 10 * PS_PER_MS, withRates: 2 * PS_PER_MS, longest: 100 * PS_PER_MS } as const;

/**
 * The longest round trip, without rate control through the full buffer: what is closer together is one event.
 * @param fullPs that a full buffer of the port takes to leave, picoseconds
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

/** A rate that changes by less than this part of it in one step is taken for steady. */
export const STEADY_RATE = 0.05;

/** Of a longer event its length is not given: a step does not look further ahead. */
export const LONGEST_EPISODE: Picoseconds = 500 * PS_PER_MS;

/** Activity without a pause as long as the quiet time. */
export interface Cluster {
  first: Picoseconds;
  last: Picoseconds;
  count: number;
  readonly vcs: Set<number>;
}

/** Joins what is closer together than the quiet time. The order in which activity is added does not matter. */
export class Clusters {
  /** Ascending in time. */
  readonly list: Cluster[] = [];
  private readonly quiet: Picoseconds;

  constructor(quiet: Picoseconds) {
    this.quiet = quiet;
  }

  /** @param vc 0: of no VC */
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
