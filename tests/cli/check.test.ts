import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { check, claimsLost, numbersOff } from '../../src/cli/reproduce/check.ts';
import { chosen, jobsOf } from '../../src/cli/reproduce/choices.ts';
import { type KeptNumbers, nameOf, readKeptNumbers } from '../../src/cli/reproduce/keptNumbers.ts';
import { makerText } from '../../src/cli/reproduce/keptRuns.ts';
import { reproduceCommand } from '../../src/cli/reproduce/reproduceCommand.ts';
import { readScores } from '../../src/cli/reproduce/verdictTable.ts';
import { completeScenario, readScenario } from '../../src/cli/sim/scenarioSource.ts';
import type { RunResults } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/node.ts';
import { allJobs, findStudy, keyOf, type StudyCell, type StudyTable } from '../../src/studies/index.ts';
import { recorder } from './support.ts';

const cell = (mean: number, row = 'r'): StudyCell => ({
  paper: '000',
  table: 1,
  row,
  column: 'c',
  printed: null,
  mean,
  sd: 0,
  seeds: 1,
  scale: 1,
});
const kept = (low: number, high: number): KeptNumbers => ({
  made: { engine: '0', sources: 'abc' },
  bands: { [nameOf(cell(0))]: { low, high } },
  runs: {},
});

/** The runs of a table without what is read off them. */
const noNumbers = ({ rows }: StudyTable): StudyTable['rows'] =>
  rows.map((row) => ({ ...row, measure: () => null }));

describe('the check of the fast part', () => {
  it('names each number outside of its band, without a band, and missing', () => {
    expect(numbersOff([cell(5)], kept(5, 7))).toEqual([]);
    expect(numbersOff([cell(4.9)], kept(5, 7))).toEqual(['000, 1, r, c: 4.9 is outside of 5 to 7']);
    expect(numbersOff([cell(6), cell(1, 'new')], kept(5, 7))).toEqual([
      '000, 1, new, c: 1: no band is kept (--bands)',
    ]);
    expect(numbersOff([cell(Number.NaN)], kept(5, 7))).toEqual([
      '000, 1, r, c: no number, but a band is kept',
    ]);
  });

  it('names a claim that held in every kept seed and holds no more', () => {
    const whole = findStudy('000') ?? expect.unreachable();
    const [table] = whole.tables.filter((one) => one.table === 5);
    const [claim] = whole.judgements.filter(({ id }) => id === 'maximum-5');
    if (table === undefined || claim === undefined) expect.unreachable();
    const results = new Map(allJobs([table], [1]).map((job) => [keyOf(job), {} as RunResults]));
    const lost = (held: boolean) => {
      const judgements = [{ ...claim, judge: () => ({ held, detail: '7' }) }];
      const study = { ...whole, tables: [{ ...table, rows: noNumbers(table) }], judgements, disputed: [] };
      return claimsLost({ study, results }, readScores());
    };
    expect(lost(true)).toEqual([]);
    expect(lost(false)).toEqual([`000, ${claim.statement}: held in 10 of 10 seeds, now in 0 of 1: 7`]);
  });

  it('fails with a list where numbers are not there', async () => {
    const output = recorder();
    expect(await check([], output)).toBe(1);
    expect(output.errors).toHaveLength(Object.keys(readKeptNumbers().bands).length);
    expect(output.lines.at(-1)).toMatch(/^\d+ of 0 numbers or claims are not as they were kept$/);
  });

  it('says which verdicts are of other sources than these', async () => {
    const output = recorder();
    await check([], output);
    for (const [paper, { made, count }] of Object.entries(readScores())) {
      expect(made.reduce((sum, { runs }) => sum + runs, 0)).toBe(count);
      for (const one of made.filter(({ sources }) => sources === ''))
        expect(output.lines).toContain(
          `${paper}: ${one.runs} runs behind its verdicts are of ${makerText(one)}, not of these sources`,
        );
    }
  });

  it('has a digest for each run of the fast part, and no other', () => {
    const keys = chosen('fast').flatMap((choice) => jobsOf(choice, undefined).map(keyOf));
    expect(Object.keys(readKeptNumbers().runs).sort()).toEqual([...new Set(keys)].sort());
  });

  it.each(['000', '004'])(
    '%s: a run of these sources is to the bit the one that was kept',
    (paper) => {
      const fast = chosen('fast').find(({ study }) => study.paper === paper) ?? expect.unreachable();
      const [job] = jobsOf(fast, undefined);
      if (job === undefined) expect.unreachable();
      const run = createSimulation(completeScenario(readScenario(job.scenario), job.settings), {
        seed: job.seed,
      });
      run.runUntil(run.end);
      expect(run.results().digest).toBe(readKeptNumbers().runs[keyOf(job)]);
    },
    120_000,
  );

  it.each([
    [['000', '--check'], /--check, --bands: of fast as it is stated/],
    [['fast', '--check', '--seeds', '2'], /--check, --bands: of fast as it is stated/],
    [['fast', '--bands', '--scale', '0.5'], /--check, --bands: of fast as it is stated/],
  ])('%j: one line, exit code 2', async (argv, message) => {
    const output = recorder();
    expect(await reproduceCommand(argv, output)).toBe(2);
    expect(output.errors.join('\n')).toMatch(message);
  });

  it('runs on every push, in three minutes at most', () => {
    const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
    const step = jobs.fast.steps.at(-1);
    expect(step.run).toBe('npm run reproduce -- fast --check');
    expect(step['timeout-minutes']).toBe(3);
    expect(jobs.fast['timeout-minutes']).toBeGreaterThan(3);
  });
});
