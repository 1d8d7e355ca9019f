import { expect, it } from 'vitest';
import { runJobs } from '../../src/cli/reproduce/jobs.ts';
import { digestOf } from '../../src/cli/reproduce/shards.ts';
import type { DrawnTrace, ScenarioDocument } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { figureJobs } from '../../src/studies/figures/plots.ts';
import { findStudy, type Job, type StudyFigure } from '../../src/studies/index.ts';
import { figureAtScale } from '../../src/studies/scale.ts';
import { race } from '../../src/worker/race.ts';

async function onPage({ scenario, settings, seed, trace }: Job): Promise<DrawnTrace | undefined> {
  if (trace === undefined) throw new Error('a run without a figure');
  const drawn: DrawnTrace[] = [];
  const document = findScenario(scenario) as ScenarioDocument;
  await race({ type: 'figure', scenario: document, settings, seed, trace }, (report) => {
    if (report.type === 'figure-done') drawn.push(report.trace);
  });
  return drawn[0];
}

it('a figure over time has the same curves on the page and on the command line, and others with another seed', async () => {
  const figure = findStudy('000')?.figures.find(({ runs }) => runs !== undefined) as StudyFigure;
  const short = figureAtScale(figure, 0.2);
  const jobs = [1, 2].flatMap((seed) => figureJobs(short, seed).slice(0, 1));
  const there = new Map<number, string>();
  await runJobs(jobs, 1, (_done, { seed }, { trace }) => {
    if (trace !== null) there.set(seed, digestOf(trace));
  });
  const here = new Map<number, string>();
  for (const job of jobs) {
    const trace = await onPage(job);
    if (trace !== undefined) here.set(job.seed, digestOf(trace));
  }
  expect(here).toEqual(there);
  expect(new Set(here.values()).size).toBe(2);
}, 60_000);
