import { expect, it } from 'vitest';
import { jobNetwork, jobsAsked, partsAtScale } from '../../src/app/papers/jobs.ts';
import { reproduceCommand } from '../../src/cli/reproduce/reproduceCommand.ts';
import type { RaceReport, RunResults } from '../../src/contract/index.ts';
import { csvOf } from '../../src/studies/formats.ts';
import { findStudy, keyOf, outcomeOf } from '../../src/studies/index.ts';
import { race } from '../../src/worker/race.ts';
import { withoutProcesses } from '../support/processes.ts';
import { recorder } from './support.ts';

withoutProcesses();

const SCALE = 0.01;

/** The file of *Save numbers* after *Run*, by the worker of the page. */
async function onPage(paper: string, name: string, seeds: number): Promise<string> {
  const study = findStudy(paper) ?? expect.unreachable();
  const tables = partsAtScale(study, SCALE).tables.filter(({ table }) => String(table) === name);
  const results = new Map<string, RunResults>();
  for (const job of [...jobsAsked({ tables, seeds, reading: null })].flat()) {
    const take = (report: RaceReport): void => {
      if (report.type === 'study-done') results.set(keyOf(job), report.results);
    };
    if (results.has(keyOf(job))) continue;
    await race({ type: 'study', scenario: jobNetwork(job), settings: job.settings, seed: job.seed }, take);
  }
  return csvOf(outcomeOf(study, tables, seeds, results).cells);
}

it.each([
  ['000', '5', 2],
  ['001', '1', 1],
  ['002', '1', 1],
  ['003', '4.2', 1],
  ['004', '5.1', 1],
])(
  '%s, table %s: the page gives the numbers of the command line',
  async (paper, table, seeds) => {
    const output = recorder();
    const argv = [`${paper}/${table}`, '--seeds', String(seeds), '--scale', String(SCALE), '--jobs', '1'];
    expect(await reproduceCommand([...argv, '--csv'], output)).toBe(0);
    const page = await onPage(paper, table, seeds);
    expect(page.split('\n').length).toBeGreaterThan(4);
    expect(page).toBe(output.lines.join('\n'));
  },
  120_000,
);
