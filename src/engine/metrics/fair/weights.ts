import { findScheduler } from '../../switch/schedulers/index.ts';
import type { MeasuredWindow } from '../measured.ts';

/** NaN counts as nothing promised. */
const areEqual = (values: readonly number[]): boolean =>
  values.every((value) => value === values[0] || Number.isNaN(value));

/**
 * What each session is due, against the others, by what the shown port promises at the end of the window: the weights of
 * its scheduler, else the least shares of the buffer that VCs have of their own, else under rate control the ideal goodputs,
 * which keep to MCR; 1 where all are due the same.
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
