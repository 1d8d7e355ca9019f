import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { KeptStore } from '../../../src/app/lab/kept.ts';
import { createLab } from '../../../src/app/lab/lab.ts';
import { OlderRuns } from '../../../src/app/lab/RunStatus.tsx';
import { FIRST_QUESTION, fileOf, jobsOf, readSweepFile, sweepPlan } from '../../../src/app/sweep/question.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { type Job, keyOf } from '../../../src/studies/index.ts';
import { SlowWorker } from '../../support/slowWorker.ts';

const network = findScenario('symmetric-500') as ScenarioDocument;
const own = readSweepFile('mine.json', JSON.stringify({ ...network, title: 'my own' }), FIRST_QUESTION);
const jobs = jobsOf(own, sweepPlan(own, [{ id: 'epd', short: 'EPD' }])).slice(0, 2);

/** A device on which another engine has run two points of a sweep of one's own file. */
async function opened() {
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
  const workers: SlowWorker[] = [];
  const kept: KeptStore = {
    all: async () => ({
      runs: new Map(),
      older: jobs.map((job) => ({ engine: 'abcd', key: keyOf(job) })),
      damaged: 0,
    }),
    keep: async () => {},
    drop: async () => {},
  };
  const lab = createLab(kept, () => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  await lab.open();
  return { lab, workers };
}

it('runs of an own file are run with this engine once the file is open', async () => {
  const { lab, workers } = await opened();
  const find = (job: Job) => fileOf(own, job) ?? findScenario(job.scenario);
  lab.renew(find);
  expect(lab.store.getState()).toMatchObject({ status: 'running', of: 2 });
  expect(workers[0]?.task?.scenario).toMatchObject({ title: 'my own' });
  lab.cancel();
  vi.unstubAllGlobals();
});

it('a file of the same name with another content is another network', () => {
  const other = readSweepFile('mine.json', JSON.stringify({ ...network, title: 'another' }), FIRST_QUESTION);
  expect(jobs.map((job) => fileOf(other, job))).toEqual([null, null]);
  expect(jobs.map((job) => fileOf(FIRST_QUESTION, job))).toEqual([null, null]);
});

it('a button that could do nothing says so', async () => {
  const { lab } = await opened();
  vi.unstubAllGlobals();
  const shown = (find: (job: Job) => ScenarioDocument | null): string =>
    renderToStaticMarkup(
      <OlderRuns
        lab={{ ...lab, store: { ...lab.store, getInitialState: lab.store.getState } }}
        find={find}
      />,
    );
  const nothing = shown(({ scenario }) => findScenario(scenario));
  expect(nothing).toContain('2 of them are of a network that is not open here: open its file to run them.');
  expect(nothing).toContain('disabled=""');
  const all = shown((job) => fileOf(own, job));
  expect(all).toContain('Run them with this engine');
  expect(all).not.toContain('not open here');
  expect(all).not.toContain('disabled');
});
