import { RandomStream } from '../sim/random.ts';
import type { CompleteScenario, CompleteVc } from './complete.ts';

/** Starts this close to each other count as one: a few cell times, picoseconds. */
export const TOGETHER = 1e7;

/** Uniform over the given range, from a stream of its own: no other choice moves it. Picoseconds. */
export function startTime({ id, startFromPs, startToPs }: CompleteVc, seed: number): number {
  return (
    startFromPs + Math.floor(new RandomStream(seed, `vc ${id} start`).uniform() * (startToPs - startFromPs))
  );
}

/** Just before the last start of a VC with rate control that is measured, picoseconds; calls of pools do not count. */
export function beforeLastStart({ vcs, toPs }: CompleteScenario, seed: number): number {
  const starts = vcs.map((vc) => (vc.abr === null ? 0 : startTime(vc, seed)));
  return Math.max(...starts.filter((time) => time < toPs)) - TOGETHER;
}
