import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { RandomStream } from '../../sim/random.ts';

/** Starts within this time of each other count as simultaneous: a few cell times, picoseconds. */
export const TOGETHER = 1e7;

/** Start time of a VC, uniform over its range, picoseconds; from its own stream, so that other settings do not change it. */
export function startTimeOf({ id, startFromPs, startToPs }: CompleteVc, seed: number): number {
  return (
    startFromPs + Math.floor(new RandomStream(seed, `vc ${id} start`).uniform() * (startToPs - startFromPs))
  );
}

/** By VC index: whether it belongs to a call pool, whose calls begin and end, and so has no start time. */
export const inPools = ({ vcs, arrivals }: CompleteScenario): readonly boolean[] =>
  vcs.map(({ id }) => arrivals.some((pool) => pool.vcs.includes(id)));
