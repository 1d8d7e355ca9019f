import type { RunMoment, ScenarioDocument } from '../../contract/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { allJobs, type Job, keyOf, type StudyTable } from '../../studies/index.ts';

/** Runs that are not there yet, seed by seed: whatever stops them, whole columns are there. */
export function missingJobs(
  tables: readonly StudyTable[],
  seeds: number,
  known: { has(key: string): boolean },
): readonly Job[] {
  const jobs = new Map<string, Job>();
  for (let seed = 1; seed <= seeds; seed++)
    for (const job of allJobs(tables, [seed])) if (!known.has(keyOf(job))) jobs.set(keyOf(job), job);
  return [...jobs.values()];
}

/** The network of a run. @throws RangeError for one that no scenario has */
export function networkOf({ scenario }: Job): ScenarioDocument {
  const document = findScenario(scenario);
  if (document === null) throw new RangeError(`a study names the network ${scenario}, which is not there`);
  return document;
}

/** A run as the stage opens it. Settings are what links write. @param back the place of the link, to return to */
export function stageLink({ scenario, settings, seed }: Job, moment: RunMoment, back: string): string {
  const query = new URLSearchParams([
    ['scene', scenario],
    ['seed', String(seed)],
    ...settings.map(([path, value]): [string, string] => [path, value]),
    ['back', back],
    ['t', String(moment.timeS)],
    ...(moment.event === null ? [] : [['at', `${moment.event}1`] satisfies [string, string]]),
    ['paused', '1'],
  ]);
  return `?${query}`;
}
