import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptStore } from '../../../src/app/lab/kept.ts';
import { createLab } from '../../../src/app/lab/lab.ts';
import type { Runs } from '../../../src/app/papers/shown/agreementHere.ts';
import { agreementHere } from '../../../src/app/papers/shown/agreementHere.ts';
import { quantitiesOf } from '../../../src/app/papers/tables/agreement.ts';
import { ownRuns } from '../../../src/app/papers/tables/ownRuns.ts';
import { papersTexts } from '../../../src/app/strings/pages/papers.ts';
import type { DrawnTrace, RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { figureJobs } from '../../../src/studies/figures/plots.ts';
import {
  findStudy,
  type Job,
  jobsOf,
  keyOf,
  type Study,
  type StudyTable,
} from '../../../src/studies/index.ts';
import { atScale } from '../../../src/studies/scale.ts';
import { SlowWorker } from '../../support/slowWorker.ts';
import { lastOf } from '../../support/steps.ts';

const tableOf = (name: number, policy: string): StudyTable => ({
  table: name,
  caption: policy,
  seeds: 2,
  scenario: 'symmetric-500',
  columns: [{ column: policy, settings: [['policy', policy]] }],
  rows: [500, 1000].map((threshold) => ({
    row: `${threshold} cells`,
    settings: [['policy.threshold', String(threshold)]],
    printed: [100],
    measure: (runs) => ({ mean: runs[0]?.whole.packets ?? Number.NaN, sd: 0 }),
  })),
});

const paperOf = (tables: readonly StudyTable[]): Study => ({
  paper: '000',
  citation: 'A. Author, "Title", 1997',
  reading: [],
  tables,
  figures: [],
  judgements: [],
  disputed: [],
  open: [],
});

const runsIn = (table: StudyTable): readonly Job[] =>
  table.rows.flatMap((row) => table.columns.flatMap((column) => jobsOf(table, row, column, [1])));

const NOWHERE: KeptStore = {
  all: async () => ({ runs: new Map(), older: [], damaged: 0 }),
  keep: async () => {},
  drop: async () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a run that comes draws only the table it belongs to, and of it only its row', () => {
  const tables = [tableOf(1, 'epd'), tableOf(2, 'espd')];
  const study = paperOf(tables);
  const worker = new SlowWorker();
  const lab = createLab(NOWHERE, () => worker as unknown as Worker);
  const drawn = tables.map(() => 0);
  for (const [nth, table] of tables.entries())
    lab.store.subscribe((now, before) => {
      if (ownRuns(table, now) !== ownRuns(table, before)) drawn[nth] = (drawn[nth] ?? 0) + 1;
    });
  lab.run(tables.flatMap(runsIn), () => ({}) as ScenarioDocument);
  const come = (): void => {
    worker.say({ type: 'race-progress', share: 0.5 });
    worker.say({
      type: 'study-done',
      results: { seed: 1, whole: { packets: 100 } },
      moment: { timeS: 1, event: null },
    });
    vi.advanceTimersByTime(1000);
  };
  come();
  expect(drawn).toEqual([1, 0]);
  const [first] = tables as [StudyTable];
  const before = quantitiesOf(study, first, lab.store.getState());
  come();
  expect(drawn).toEqual([2, 0]);
  const after = quantitiesOf(study, first, lab.store.getState());
  expect(after.map((quantity, row) => quantity === before[row])).toEqual([true, false]);
  expect(after.map(({ lines }) => lines[0]?.mean)).toEqual([100, 100]);
  come();
  expect(drawn).toEqual([2, 1]);
  lab.cancel();
});

const NOTHING: Runs = { results: new Map(), moments: new Map(), traces: new Map(), seeds: 0, status: 'idle' };

const standing = (study: Study, scale: number, runs: Runs) => lastOf(agreementHere(study, scale, runs));

it('a paper that was only run at another length says at which', () => {
  const table = tableOf(1, 'epd');
  const study = paperOf([table]);
  const known = (of: StudyTable): Runs => {
    const results = new Map(
      runsIn(of).map((job) => [keyOf(job), { seed: 1, whole: { packets: 104 } } as unknown as RunResults]),
    );
    return { ...NOTHING, results, seeds: 1 };
  };
  expect(standing(study, 1, NOTHING)).toBeNull();
  const said = { printed: 2, near: 2, drawn: 0 };
  expect(standing(study, 1, known(atScale(table, 0.2)))).toEqual({ scale: 0.2, ...said });
  expect(standing(study, 0.2, known(table))).toEqual({ scale: 1, ...said });
});

it('a paper of which only figures over time were run says how many', () => {
  const study = findStudy('004') ?? expect.unreachable();
  const [first, second] = study.figures.filter(({ runs }) => runs !== undefined);
  const drawn = [first, second].flatMap((figure) => figureJobs(figure ?? expect.unreachable(), 1));
  const traces = new Map(drawn.map((job) => [keyOf(job), {} as DrawnTrace]));
  const there = standing(study, 1, { ...NOTHING, traces }) ?? expect.unreachable();
  expect(there).toEqual({ scale: 1, printed: 0, near: 0, drawn: 2 });
  expect(papersTexts.onDevice(there)).toBe('On this device, 2 figures are drawn.');
});
