import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { RandomStream } from '../../sim/random.ts';

/** Starts this close to each other count as one: a few cell times, picoseconds. */
export const TOGETHER = 1e7;

/** Uniform over the given range, from a stream of its own: no other choice moves it. Picoseconds. */
export function startTimeOf({ id, startFromPs, startToPs }: CompleteVc, seed: number): number {
  return (
    startFromPs + Math.floor(new RandomStream(seed, `vc ${id} start`).uniform() * (startToPs - startFromPs))
  );
}

/** By index of the VC: it is of a pool, whose calls come and go instead of a start. */
export const inPools = ({ vcs, arrivals }: CompleteScenario): readonly boolean[] =>
  vcs.map(({ id }) => arrivals.some((pool) => pool.vcs.includes(id)));
