import { findScheduler } from '../../switch/schedulers/index.ts';
import type { MeasuredWindow } from '../measured.ts';

/** Whether all values are equal; NaN, no guarantee, is ignored. */
const areEqual = (values: readonly number[]): boolean =>
  values.every((value) => value === values[0] || Number.isNaN(value));

/**
 * Relative weight of each session, by the settings of the shown port at the end of the window: the weights of
 * its scheduler, else the minimum buffer shares set for VCs, else under rate control the ideal goodputs,
 * which respect MCR; 1 for all if they are equal.
 * @param ideals goodputs, Mb/s
 */
export function weightsOf(
  { scenario, network, vcs }: MeasuredWindow,
  ideals: readonly number[],
): readonly number[] {
  const equal = network.connections.map(() => 1);
  const scheduler = network.ports.find(({ id }) => id === scenario.shownPort)?.settings.scheduler;
  const ofVc = (of: (vc: MeasuredWindow['vcs'][number]) => number): readonly number[] =>
    network.connections.map(({ vc }) => {
      const state = vcs.find(({ id }) => id === vc.id);
      return state === undefined ? Number.NaN : of(state);
    });
  if (scheduler !== undefined && findScheduler(scheduler).byWeight === true)
    return ofVc(({ weight }) => weight);
  const least = ofVc(({ share }) => share.min ?? Number.NaN);
  if (least.every((share) => share > 0) && !areEqual(least)) return least;
  const mcrs = network.connections.map(({ vc }) => vc.abr?.mcr ?? Number.NaN);
  const promises = mcrs.every(Number.isFinite) && !areEqual(mcrs);
  return promises && ideals.every((ideal) => ideal > 0) ? ideals : equal;
}
