import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptRun, KeptStore } from '../../../src/app/lab/kept.ts';
import { createLab, type Lab } from '../../../src/app/lab/lab.ts';
import type { RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { type Job, keyOf } from '../../../src/studies/index.ts';
import { SlowWorker } from '../../support/slowWorker.ts';

const finish = (worker: SlowWorker | undefined): void =>
  worker?.say({ type: 'study-done', results: { seed: worker.task?.seed } });

const JOBS: readonly Job[] = [1, 2, 3].map((seed) => ({ scenario: 'symmetric-500', settings: [], seed }));
const NETWORK = {} as ScenarioDocument;

const memory = (): KeptStore & { readonly runs: Map<string, KeptRun> } => {
  const runs = new Map<string, KeptRun>();
  return {
    runs,
    all: async () => ({ runs, older: [], damaged: 0 }),
    keep: async (key, run) => void runs.set(key, run),
    drop: async () => {},
  };
};

const QUOTA = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
const full: KeptStore = {
  all: async () => ({ runs: new Map(), older: [], damaged: 0 }),
  keep: () => Promise.reject(QUOTA),
  drop: async () => {},
};

function started(kept: KeptStore): { readonly lab: Lab; readonly workers: SlowWorker[] } {
  const workers: SlowWorker[] = [];
  const lab = createLab(kept, () => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  lab.run(JOBS, () => NETWORK);
  return { lab, workers };
}

beforeEach(() => vi.stubGlobal('navigator', { hardwareConcurrency: 2 }));
afterEach(() => vi.unstubAllGlobals());

it('keeps each run as soon as it is done, so that cancelling and closing lose none', async () => {
  const kept = memory();
  const { lab, workers } = started(kept);
  finish(workers[0]);
  expect(kept.runs.size).toBe(1);
  lab.cancel();
  expect(workers[0]?.isTerminated).toBe(true);
  expect(lab.store.getState()).toMatchObject({ status: 'cancelled', done: 1, of: 3, seeds: 1 });
  const { lab: later, workers: next } = started(kept);
  later.cancel();
  await later.open();
  later.run(JOBS, () => NETWORK);
  expect(later.store.getState().of).toBe(2);
  expect(next.at(-1)?.task?.seed).toBe(2);
});

it('names a run whose worker crashed, goes on with the others, and runs it again when asked', () => {
  const { lab, workers } = started(memory());
  workers[0]?.onerror({ message: 'out of memory' });
  finish(workers[1]);
  finish(workers[1]);
  expect(lab.store.getState()).toMatchObject({
    status: 'idle',
    failures: [{ job: { scenario: 'symmetric-500', seed: 1 }, cause: 'out of memory' }],
  });
  expect([...lab.store.getState().results.values()].map(({ seed }: RunResults) => seed)).toEqual([2, 3]);
  lab.retry();
  expect(workers.at(-1)?.task?.seed).toBe(1);
  finish(workers.at(-1));
  expect(lab.store.getState()).toMatchObject({ status: 'idle', failures: [], of: 1 });
  expect(lab.store.getState().results.size).toBe(3);
});

it('says that a full device keeps nothing, and has the results all the same', async () => {
  const { lab, workers } = started(full);
  for (const _ of JOBS) finish(workers[0]);
  await Promise.resolve();
  expect(lab.store.getState()).toMatchObject({ status: 'idle', unkept: 'QuotaExceededError: no room' });
  expect(lab.store.getState().results.size).toBe(3);
});

it('opens where the browser keeps nothing, and says so', async () => {
  const { lab } = started({ ...full, all: () => Promise.reject(QUOTA) });
  lab.cancel();
  await lab.open();
  expect(lab.store.getState()).toMatchObject({ status: 'idle', unkept: 'QuotaExceededError: no room' });
});

it('names what is kept of another engine, runs it with this one when asked, and then forgets the other', async () => {
  const jobs = JOBS.slice(0, 2);
  const older = jobs.map((job) => ({ engine: 'abcd', key: keyOf(job) }));
  const dropped: string[] = [];
  const kept: KeptStore = {
    ...memory(),
    all: async () => ({ runs: new Map(), older, damaged: 2 }),
    drop: async (runs) => void dropped.push(...runs.map(({ engine, key }) => `${engine} ${key}`)),
  };
  const workers: SlowWorker[] = [];
  const lab = createLab(kept, () => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  await lab.open();
  expect(lab.store.getState()).toMatchObject({ older, damaged: 2 });
  lab.renew(({ seed }) => (seed === 1 ? NETWORK : null));
  expect(workers.map(({ task }) => task?.seed)).toEqual([1]);
  finish(workers[0]);
  await vi.waitFor(() => expect(dropped).toEqual([`abcd ${keyOf(JOBS[0] as Job)}`]));
  expect(lab.store.getState().older).toEqual(older.slice(1));
});

it('jobs that are found a part at a time are run when all of them are, each once; cancelling ends the search too', () => {
  vi.useFakeTimers();
  const workers: SlowWorker[] = [];
  const lab = createLab(memory(), () => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  lab.runParts([JOBS.slice(0, 2), JOBS], () => NETWORK);
  expect(lab.store.getState()).toMatchObject({ status: 'running', of: 0 });
  expect(workers).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(lab.store.getState().of).toBe(3);
  expect(workers[0]?.task?.seed).toBe(1);
  lab.cancel();
  lab.runParts([JOBS], () => NETWORK);
  lab.cancel();
  vi.runAllTimers();
  expect(workers).toHaveLength(1);
  expect(lab.store.getState()).toMatchObject({ status: 'cancelled', of: 0 });
  vi.useRealTimers();
});

it('says so and runs when the store of the browser does not answer, and knows its runs once it does', async () => {
  vi.useFakeTimers();
  try {
    let answer: (kept: Awaited<ReturnType<KeptStore['all']>>) => void = () => {};
    const shut: KeptStore = {
      all: () => new Promise((resolve) => (answer = resolve)),
      keep: () => new Promise(() => {}),
      drop: async () => {},
    };
    const workers: SlowWorker[] = [];
    const lab = createLab(shut, () => {
      const worker = new SlowWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    });
    const open = lab.open();
    expect(lab.store.getState().status).toBe('opening');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lab.store.getState()).toMatchObject({
      status: 'idle',
      unkept: expect.stringContaining('another tab'),
    });
    lab.run(JOBS, () => NETWORK);
    finish(workers[0]);
    expect(lab.store.getState()).toMatchObject({ status: 'running', done: 1 });
    const earlier: KeptRun = { made: 1, trace: {} as never };
    answer({ runs: new Map([['an earlier one', earlier]]), older: [], damaged: 0 });
    await open;
    expect(lab.store.getState()).toMatchObject({ status: 'running', unkept: null });
    expect(lab.store.getState().traces.size).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
