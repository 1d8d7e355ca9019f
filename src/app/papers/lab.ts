import { createStore, useStore } from 'zustand';
import type { DrawnTrace, RaceFailure, RaceReport, RaceTask, RunResults } from '../../contract/index.ts';
import { figureJobs } from '../../studies/figures/plots.ts';
import { type Job, keyOf, type StudyFigure, type StudyTable } from '../../studies/index.ts';
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
  /** What is known of runs for figures over time, by the key of their job. */
  readonly traces: ReadonlyMap<string, DrawnTrace>;
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
  traces: new Map(),
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
  const state = lab.getState();
  const results = new Map(state.results);
  const traces = new Map(state.traces);
  let { seeds, made } = state;
  for (const [key, run] of runs) {
    made = Math.max(made ?? 0, run.made);
    if ('trace' in run) traces.set(key, run.trace);
    else {
      results.set(key, run.results);
      seeds = Math.max(seeds, run.results.seed);
    }
  }
  // Tables are computed again when their runs change, not when a figure is drawn.
  lab.setState({ made, seeds, traces, ...(results.size > state.results.size ? { results } : {}) });
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

/** Figures over time are drawn from a run with this seed. */
export const DRAWN_SEED = 1;

function taskOf(job: Job): RaceTask {
  const run = { scenario: networkOf(job), settings: job.settings, seed: job.seed };
  return job.trace === undefined ? { type: 'study', ...run } : { type: 'figure', trace: job.trace, ...run };
}

function runOf(report: RaceReport): KeptRun | null {
  const made = Date.now();
  if (report.type === 'study-done') return { results: report.results, made };
  return report.type === 'figure-done' ? { trace: report.trace, made } : null;
}

let stop: (() => void) | null = null;

/** What is finished stays, and is kept. */
export function cancelRuns(): void {
  stop?.();
}

/** Runs what is missing of these tables, with seeds 1 to a number, and of these figures, on all processors but one. */
export function runTables(
  tables: readonly StudyTable[],
  seeds: number,
  figures: readonly StudyFigure[] = [],
): void {
  cancelRuns();
  const { results, traces } = lab.getState();
  const drawn = figures.flatMap((figure) => figureJobs(figure, DRAWN_SEED));
  const jobs = [...missingJobs(tables, seeds, results), ...drawn.filter((job) => !traces.has(keyOf(job)))];
  lab.setState({ share: 0, done: 0, of: jobs.length, began: Date.now(), failures: [] });
  if (jobs.length === 0) return;
  lab.setState({ status: 'running' });
  const atRest = busy();
  const tasks = jobs.map(taskOf);
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
      const run = runOf(report);
      if (job === undefined || run === null) return;
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
