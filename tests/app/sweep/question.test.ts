import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweepAddress } from '../../../src/app/link/sweepLink.ts';
import {
  commandOf,
  FIRST_QUESTION,
  jobsOf,
  questionFile,
  readQuestion,
  readSweepFile,
  type SweepQuestion,
  sweepPlan,
} from '../../../src/app/sweep/question.ts';
import { rowsOf } from '../../../src/app/sweep/sweepLab.ts';
import { sweepCommand } from '../../../src/cli/sweep/sweepCommand.ts';
import type { RaceReport, RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { sweepCsv } from '../../../src/race/sweep/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { keyOf } from '../../../src/studies/index.ts';
import { check, race } from '../../../src/worker/race.ts';
import { recorder } from '../../cli/support.ts';
import { withoutProcesses } from '../../support/processes.ts';

withoutProcesses();

const network = findScenario('symmetric-500') as ScenarioDocument;

const QUESTION: SweepQuestion = {
  ...FIRST_QUESTION,
  vary: ['policy.threshold=500..1500:1000'],
  policies: ['epd'],
  metrics: ['ports.S1>S2.queueMean', 'whole.jain'],
  set: ['run.durationS=0.3', 'measure.fromS=0.1'],
  seeds: 2,
};

const { policies } = check({ type: 'check', scenario: network, points: [[]] }).catalog;

describe('a sweep on the page', () => {
  it.each<[string, SweepQuestion]>([
    ['of a policy over its threshold', QUESTION],
    [
      'of two policies side by side',
      { ...QUESTION, vary: ['buffer=2000,3000'], policies: ['epd', 'espd'], seeds: 1 },
    ],
  ])(
    '%s gives the numbers of the command line',
    async (_what, asked) => {
      const plan = sweepPlan(asked, policies);
      const jobs = jobsOf(asked, plan);
      const results = new Map<string, RunResults>();
      for (const job of jobs) {
        const take = (report: RaceReport) =>
          void (report.type === 'study-done' && results.set(keyOf(job), report.results));
        await race({ type: 'study', scenario: network, settings: job.settings, seed: job.seed }, take);
      }
      const output = recorder();
      const [, ...argv] = commandOf(asked).replaceAll("'", '').split(' -- ');
      expect(await sweepCommand([...argv.join().split(' '), '--csv', '--jobs', '1'], output)).toBe(0);
      expect(jobs.length).toBeGreaterThan(3);
      expect(sweepCsv(plan, rowsOf(jobs, plan, results)).trimEnd()).toBe(output.lines.join('\n'));
    },
    120_000,
  );

  it('is its link and its file, whatever is typed', () => {
    const texts = fc.array(fc.string({ minLength: 1 }), { maxLength: 3 });
    const names = fc.array(fc.stringMatching(/^[a-z.:=>-]{1,12}$/), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        texts,
        texts,
        names,
        names,
        fc.integer({ min: 1, max: 100 }),
        (vary, set, some, metrics, seeds) => {
          const question: SweepQuestion = {
            scene: 'x',
            document: null,
            vary,
            set,
            policies: some,
            metrics,
            seeds,
          };
          expect(readQuestion(sweepAddress.link(question))).toEqual(question);
          const document = { nodes: [] } as unknown as ScenarioDocument;
          const own = { ...question, document };
          expect(readSweepFile('a.json', questionFile(own, []), FIRST_QUESTION)).toEqual(own);
        },
      ),
    );
  });

  it.each<[Partial<SweepQuestion>, RegExp]>([
    [{ vary: [] }, /vary = 0 settings: the page shows 1 to 2/],
    [{ vary: ['policy.threshold=5..1:1'] }, /policy\.threshold = 5\.\.1:1: the step/],
    [{ policies: ['epd', 'nix'] }, /policy = nix: unknown; known: .*espd/],
    [{ policies: ['epd', 'epd'] }, /policies = epd,epd: epd twice/],
    [{ set: ['run'] }, /set = run: not of the form/],
  ])('%j is refused by name', (changes, message) => {
    const asked = { ...QUESTION, ...changes };
    expect(() => jobsOf(asked, sweepPlan(asked, policies))).toThrow(message);
  });

  it('names the value that does not fit the network, and its range, before anything runs', () => {
    const asked = { ...QUESTION, vary: ['policy.threshold=1000..9000:4000'] };
    const points = jobsOf(asked, sweepPlan(asked, policies)).map(({ settings }) => settings);
    expect(check({ type: 'check', scenario: network, points }).problems[0]).toMatchObject({
      value: 5000,
      reason: { key: 'inBuffer' },
    });
  });

  it.each<[string, RegExp]>([
    ['{', /a\.json: not JSON/],
    ['{}', /a\.json: neither a scenario nor a sweep/],
    ['{"kind":"cellscope-run"}', /a saved run; open it on the stage/],
    ['{"kind":"cellscope-sweep","version":2}', /version = 2: not 1/],
    ['{"kind":"cellscope-sweep","version":1,"scene":"x","vary":7}', /vary = 7: not a list of texts/],
    [
      '{"kind":"cellscope-sweep","version":1,"scene":"x","vary":[],"set":[],"policies":[],"metrics":[],"seeds":0}',
      /seeds = 0: not a whole number from 1 to 100/,
    ],
  ])('refuses the file %s', (text, message) => {
    expect(() => readSweepFile('a.json', text, QUESTION)).toThrow(message);
  });
});
