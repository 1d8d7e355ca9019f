import { useStore } from 'zustand';
import type { ScenarioDocument, SweepCheck, SweepChecked } from '../../contract/index.ts';
import {
  checkMetrics,
  type Figures,
  pointsOf,
  SweepFault,
  type SweepPlan,
  type SweepRow,
  sweepOutcome,
} from '../../race/sweep/index.ts';
import { findScenario, scenarioIds } from '../../scenarios/index.ts';
import { didYouMean } from '../../scenarios/nearest.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { askWorker } from '../client/askWorker.ts';
import { crashOf } from '../client/simulation.ts';
import { keptIn } from '../lab/kept.ts';
import { createLab, type LabState } from '../lab/lab.ts';
import { labTexts } from '../strings/pages/lab.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { said } from '../widgets/words/reasons.ts';
import { figuresOfRun } from './points.ts';
import { jobsOf, type SweepQuestion, sweepPlan } from './question.ts';

export const sweepLab = createLab(keptIn('cellscope-sweeps'));

export const useSweepLab = <Part>(part: (state: LabState) => Part): Part => useStore(sweepLab.store, part);

/** The network of a question. @throws SweepFault for one that is not there */
export function networkOf({ scene, document }: Pick<SweepQuestion, 'scene' | 'document'>): ScenarioDocument {
  const network = document ?? findScenario(scene);
  if (network === null) throw new SweepFault(labTexts.noScene(scene, didYouMean(scene, scenarioIds())));
  return network;
}

/** Asks a worker to check a scenario and its settings. Rejects if no worker starts. */
export const asked = (check: SweepCheck): Promise<SweepChecked> => askWorker(check, crashOf);

/** Checks that every run of a question is possible. @throws SweepFault naming path, value and what is allowed */
export async function checked(question: SweepQuestion, known: SweepChecked): Promise<readonly Job[]> {
  const plan = sweepPlan(question, known.catalog.policies);
  const scenario = networkOf(question);
  const jobs = jobsOf(question, plan);
  const points = jobs.slice(0, pointsOf(plan).length).map(({ settings }) => settings);
  const { problems, metrics } = await asked({ type: 'check', scenario, points });
  const [problem] = problems;
  if (problem !== undefined)
    throw new SweepFault(texts.refused(problem.path, problem.value, await said(problem.reason)));
  checkMetrics(plan.metrics, new Map(metrics.map((name) => [name, 0])));
  return jobs;
}

/** Rows of a plan from the known runs. */
export function rowsOf(
  jobs: readonly Job[],
  plan: SweepPlan,
  results: LabState['results'],
): readonly SweepRow[] {
  const figures = jobs.map((job): Figures | undefined => {
    const run = results.get(keyOf(job));
    return run && figuresOfRun(run);
  });
  return sweepOutcome(plan, figures);
}
