import type { RunResults } from '../../contract/index.ts';
import { PS_PER_SECOND } from '../../contract/index.ts';
import { groupResults } from './fair/groups.ts';
import type { MeasuredWindow } from './measured.ts';
import { linkResults, mergedResults, poolResults, portResults, routerResults } from './placeResults.ts';
import { rateNotes } from './rateNotes.ts';
import { sessionResults } from './sessionResults.ts';
import { settingNotes } from './settingNotes.ts';
import { wholeResult } from './wholeResult.ts';

/** All figures of a run over the window between two totals. */
export function resultsOf(measured: MeasuredWindow): RunResults {
  const { scenario, from, to, seed, digest, hops } = measured;
  const sessions = sessionResults(measured);
  return {
    scenario: scenario.document.id,
    seed,
    window: { fromS: from.time / PS_PER_SECOND, toS: to.time / PS_PER_SECOND },
    whole: wholeResult(measured, sessions),
    sessions,
    groups: groupResults(measured, sessions),
    pools: poolResults(measured),
    ports: portResults(measured),
    links: linkResults(measured),
    mergedVcs: mergedResults(measured),
    routers: routerResults(measured),
    notes: [...rateNotes(scenario, measured.network), ...settingNotes(measured)],
    digest,
    hops,
  };
}
