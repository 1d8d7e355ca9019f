import { createStore, useStore } from 'zustand';
import type { RaceFailure, RunResults } from '../../contract/index.ts';
import { type Job, keyOf, type StudyTable } from '../../studies/index.ts';
import { poolSize, runPool } from '../client/pool.ts';
import { busy } from '../rest.ts';
import { missingJobs, networkOf } from './jobs.ts';
import { type KeptRun, keepRun, keptRuns } from './kept.ts';

/** Runs that are known, by the key of their job, and the highest seed among them. */
export interface Known {
  readonly results: ReadonlyMap<string, RunResults>;
  readonly seeds: number;
}

export interface LabState extends Known {
  readonly status: 'opening' | 'idle' | 'running' | 'cancelled';
  /** Of what was started last: share that is done, runs, and when it began (milliseconds since 1970). */
  readonly share: number;
  readonly done: number;
  readonly of: number;
  readonly began: number;
  readonly failures: readonly { readonly job: Job; readonly cause: RaceFailure }[];
  /** Why runs are not kept on the device, as the browser says it; null while they are. */
  readonly unkept: string | null;
  /** When the newest known run was made. */
  readonly made: number | null;
}

export const lab = createStore<LabState>()(() => ({
  results: new Map(),
  seeds: 0,
  status: 'opening',
  share: 0,
  done: 0,
  of: 0,
  began: 0,
  failures: [],
  unkept: null,
  made: null,
}));

export const useLab = <Part>(part: (state: LabState) => Part): Part => useStore(lab, part);

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
const unkept = (error: unknown): void => lab.setState({ unkept: reasonOf(error) });

function learn(runs: Iterable<readonly [string, KeptRun]>): void {
  const { results: before, ...state } = lab.getState();
  const results = new Map(before);
  let { seeds, made } = state;
  for (const [key, run] of runs) {
    results.set(key, run.results);
    seeds = Math.max(seeds, run.results.seed);
    made = Math.max(made ?? 0, run.made);
  }
  lab.setState({ results, seeds, made });
}

/** What earlier visits have run. */
export async function openLab(): Promise<void> {
  try {
    learn(await keptRuns());
  } catch (error) {
    unkept(error);
  }
  lab.setState({ status: 'idle' });
}

/** All tables are computed anew from the known runs: not more often than this, milliseconds. */
const LEARN_MS = 1000;

let stop: (() => void) | null = null;

/** What is finished stays, and is kept. */
export function cancelRuns(): void {
  stop?.();
}

/** Runs what is missing of these tables with seeds 1 to a number, on all processors but one. */
export function runTables(tables: readonly StudyTable[], seeds: number): void {
  cancelRuns();
  const jobs = missingJobs(tables, seeds, lab.getState().results);
  lab.setState({ share: 0, done: 0, of: jobs.length, began: Date.now(), failures: [] });
  if (jobs.length === 0) return;
  lab.setState({ status: 'running' });
  const atRest = busy();
  const tasks = jobs.map((job) => ({
    type: 'study' as const,
    scenario: networkOf(job),
    settings: job.settings,
    seed: job.seed,
  }));
  const finished: (readonly [string, KeptRun])[] = [];
  const learnFinished = (): void => {
    if (finished.length > 0) learn(finished.splice(0));
  };
  const timer = setInterval(learnFinished, LEARN_MS);
  const end = (status: LabState['status']): void => {
    stop = null;
    clearInterval(timer);
    learnFinished();
    atRest();
    lab.setState({ status });
  };
  const endPool = runPool(tasks, poolSize(navigator.hardwareConcurrency, tasks.length), {
    progress: (share) => lab.setState({ share }),
    done: (index, report) => {
      const job = jobs[index];
      if (job === undefined || report.type !== 'study-done') return;
      const run = { results: report.results, made: Date.now() };
      finished.push([keyOf(job), run]);
      lab.setState(({ done }) => ({ done: done + 1 }));
      keepRun(keyOf(job), run).catch(unkept);
    },
    failed: (index, cause) => {
      const job = jobs[index];
      if (job === undefined) return;
      lab.setState(({ failures, done }) => ({ failures: [...failures, { job, cause }], done: done + 1 }));
    },
    ended: () => end('idle'),
  });
  stop = () => {
    endPool();
    end('cancelled');
  };
}
