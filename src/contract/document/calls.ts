import type { Lengths } from './sources.ts';

/**
 * Calls that come and go: a Poisson process over a pool of VCs from one host. A call takes the first free VC of
 * the pool for as long as it lasts; when there is none it is blocked and does not come again. Exactly one of
 * `fileBytes` (for greedy TCP: each call is a connection that carries a file) and `holdingMs` (for sources
 * without TCP: each call is the source, from its start) says how long a call lasts.
 */
export interface ArrivalsDocument {
  readonly id: string;
  /** Ids of VCs, in the order in which they are tried. */
  readonly vcs: readonly number[];
  /** Mean. */
  readonly callsPerSecond: number;
  readonly fileBytes?: number;
  readonly holdingMs?: number;
  /** Default `exponential`: `fileBytes` or `holdingMs` is a mean. */
  readonly lengths?: Lengths;
}

/** A pool over the window of measurement. */
export interface PoolResult {
  readonly pool: string;
  /** Calls that came = carried (got a VC) + blocked (found none). */
  readonly offered: number;
  readonly carried: number;
  readonly blocked: number;
  /** Blocked over offered, 0 to 1. */
  readonly blockingRatio: number;
  /** Calls that ended, and how long these lasted; NaN without one. */
  readonly ended: number;
  readonly durationMeanS: number;
  /** VCs in use, mean over time: the carried load in erlang. */
  readonly busyMean: number;
}
