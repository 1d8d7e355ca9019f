import { createStore, type StoreApi } from 'zustand';
import type {
  DrawnTrace,
  RaceFailure,
  RaceReport,
  RaceTask,
  RunMoment,
  RunResults,
  ScenarioDocument,
} from '../../contract/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { poolSize, runPool } from '../client/pool.ts';
import { startWorker } from '../client/startWorker.ts';
import { busy } from '../rest.ts';
import { labTexts as texts } from '../strings/pages/lab.ts';
import type { KeptRun, KeptStore, OlderRun } from './kept.ts';
import { inTurns } from './turns.ts';

/** Known runs by the key of their job, and the highest seed among them. */
export interface Known {
  readonly results: ReadonlyMap<string, RunResults>;
  /** The most interesting time of each. */
  readonly moments: ReadonlyMap<string, RunMoment>;
  readonly seeds: number;
}

export interface LabState extends Known {
  /** Traces for figures over time, by the key of their job. */
  readonly traces: ReadonlyMap<string, DrawnTrace>;
  readonly status: 'opening' | 'idle' | 'running' | 'cancelled';
  /** Progress of the runs started last: share done, numbers, and when they began (milliseconds since 1970). */
  readonly share: number;
  readonly done: number;
  readonly of: number;
  readonly began: number;
  /** Number of workers, and the share of their time in which they had a run; NaN until all runs are done. */
  readonly workers: number;
  readonly busy: number;
  readonly failures: readonly { readonly job: Job; readonly cause: RaceFailure }[];
  /** Why runs cannot be stored on the device, in the browser's words; null while they can. */
  readonly unkept: string | null;
  /** When the newest known run was computed. */
  readonly made: number | null;
  /** Stored runs of other engines that this one has not computed yet. */
  readonly older: readonly OlderRun[];
  /** Number of damaged stored runs, which are left out and computed again. */
  readonly damaged: number;
}

/** Progress before the first of the requested runs. */
const NO_PROGRESS = { share: 0, done: 0, of: 0, busy: Number.NaN, failures: [] };

const INITIAL_LAB: LabState = {
  results: new Map(),
  moments: new Map(),
  traces: new Map(),
  seeds: 0,
  status: 'opening',
  ...NO_PROGRESS,
  began: 0,
  workers: 0,
  unkept: null,
  made: null,
  older: [],
  damaged: 0,
};

/** @returns the same document for the same network, because it may take a while to build */
type NetworkOf = (job: Job) => ScenarioDocument;

/** Runs of a page without a stage: computed by a pool of workers, and stored on the device as soon as each is done. */
export interface Lab {
  readonly store: StoreApi<LabState>;
  /** Reads the runs of earlier visits. Never rejects; if it takes long, the page can start runs before it resolves. */
  open(): Promise<void>;
  /** Computes the jobs without a known run, on all processors but one. */
  run(jobs: readonly Job[], networkOf: NetworkOf): void;
  /** Like `run`, with jobs that are found part by part while the page responds. */
  runParts(parts: Iterable<readonly Job[]>, networkOf: NetworkOf): void;
  /** Computes stored runs of other engines again. @param find null: the network no longer exists; its runs stay as they are */
  renew(find: (job: Job) => ScenarioDocument | null): void;
  /** Computes failed runs again. */
  retry(): void;
  /** Cancels the rest; finished runs stay, and are stored. */
  cancel(): void;
}

/** Least time between recomputations of everything that depends on the runs, milliseconds. */
const LEARN_MS = 1000;
/** A database blocked by another tab does not respond: after this time the page works without it, milliseconds. */
const OPENING_MS = 3000;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

function taskOf({ settings, seed, trace }: Job, scenario: ScenarioDocument): RaceTask {
  const run = { scenario, settings, seed };
  return trace === undefined ? { type: 'study', ...run } : { type: 'figure', trace, ...run };
}

function runOf(report: RaceReport): KeptRun | null {
  const made = Date.now();
  if (report.type === 'study-done') return { results: report.results, moment: report.moment, made };
  return report.type === 'figure-done' ? { trace: report.trace, made } : null;
}

/** The job of a key written by `keyOf`. */
export function jobOf(key: string): Job {
  const [scenario, settings, seed, trace] = JSON.parse(key);
  return { scenario, settings, seed, ...(trace !== undefined && { trace }) };
}

/** @param start creates a worker */
export function createLab(kept: KeptStore, start: () => Worker = startWorker): Lab {
  const store = createStore<LabState>()(() => INITIAL_LAB);
  let stop: (() => void) | null = null;
  let again = (): void => {};
  const unkept = (error: unknown): void => store.setState({ unkept: reasonOf(error) });

  function learn(runs: Iterable<readonly [string, KeptRun]>): void {
    const state = store.getState();
    const results = new Map(state.results);
    const moments = new Map(state.moments);
    const traces = new Map(state.traces);
    let { seeds, made } = state;
    for (const [key, run] of runs) {
      made = Math.max(made ?? 0, run.made);
      if ('trace' in run) traces.set(key, run.trace);
      else {
        results.set(key, run.results);
        moments.set(key, run.moment);
        seeds = Math.max(seeds, run.results.seed);
      }
    }
    // Tables are recomputed when their runs change, not when a trace arrives.
    store.setState({
      made,
      seeds,
      traces,
      ...(results.size > state.results.size ? { results, moments } : {}),
    });
  }

  const opened = (): void => {
    if (store.getState().status !== 'running') store.setState({ status: 'idle' });
  };

  async function open(): Promise<void> {
    const { blocked } = texts;
    const patience = setTimeout(() => {
      store.setState({ unkept: blocked });
      opened();
    }, OPENING_MS);
    try {
      const { runs, older, damaged } = await kept.all();
      store.setState(({ unkept: before }) => ({
        older,
        damaged,
        unkept: before === blocked ? null : before,
      }));
      learn(runs);
    } catch (error) {
      unkept(error);
    }
    clearTimeout(patience);
    opened();
  }

  /** Deletes the stored run of another engine once this engine has computed it. */
  async function dropOlder(key: string): Promise<void> {
    const isSame = (run: OlderRun): boolean => run.key === key;
    const { older } = store.getState();
    if (!older.some(isSame)) return;
    store.setState({ older: older.filter((run) => !isSame(run)) });
    await kept.drop(older.filter(isSame)).catch(unkept);
  }

  function renew(find: (job: Job) => ScenarioDocument | null): void {
    const found = store.getState().older.flatMap(({ key }) => {
      const job = jobOf(key);
      const network = find(job);
      return network === null ? [] : [[job, network] as const];
    });
    const networks = new Map(found.map(([job, network]) => [job.scenario, network]));
    run(
      found.map(([job]) => job),
      ({ scenario }) => networks.get(scenario) as ScenarioDocument,
    );
  }

  function run(asked: readonly Job[], networkOf: NetworkOf): void {
    stop?.();
    const found = finding([asked], networkOf);
    for (const _ of found.steps);
    begin(found.missing, networkOf);
  }

  function runParts(parts: Iterable<readonly Job[]>, networkOf: NetworkOf): void {
    stop?.();
    store.setState({ ...NO_PROGRESS, status: 'running', began: Date.now() });
    const atRest = busy();
    const found = finding(parts, networkOf);
    const end = inTurns(found.steps, () => {
      stop = null;
      begin(found.missing, networkOf);
      atRest();
    });
    stop = () => {
      stop = null;
      end();
      store.setState({ status: 'cancelled' });
      atRest();
    };
  }

  /** Collects jobs without a known run in `missing`, by key, in steps. */
  function finding(parts: Iterable<readonly Job[]>, networkOf: NetworkOf) {
    const { results, traces } = store.getState();
    const missing = new Map<string, Job>();
    function* steps() {
      for (const part of parts)
        for (const job of part) {
          const key = keyOf(job);
          const isMissing = !(results.has(key) || traces.has(key));
          if (isMissing) {
            missing.set(key, job);
            networkOf(job);
          }
          yield;
        }
    }
    return { missing, steps: steps() };
  }

  function begin(missing: ReadonlyMap<string, Job>, networkOf: NetworkOf): void {
    const jobs = [...missing.values()];
    again = () =>
      run(
        store.getState().failures.map(({ job }) => job),
        networkOf,
      );
    store.setState({ ...NO_PROGRESS, of: jobs.length, began: Date.now() });
    if (jobs.length === 0) store.setState({ status: 'idle' });
    else work(jobs, networkOf);
  }

  function work(jobs: readonly Job[], networkOf: NetworkOf): void {
    const workers = poolSize(navigator.hardwareConcurrency, jobs.length);
    store.setState({ status: 'running', workers });
    const atRest = busy();
    const tasks = jobs.map((job) => taskOf(job, networkOf(job)));
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
      store.setState({ status });
    };
    const listener = {
      progress: (share: number) => store.setState({ share }),
      done: (index: number, report: RaceReport) => {
        const job = jobs[index];
        const made = runOf(report);
        if (job === undefined || made === null) return;
        finished.push([keyOf(job), made]);
        store.setState(({ done }) => ({ done: done + 1 }));
        kept.keep(keyOf(job), made).then(() => dropOlder(keyOf(job)), unkept);
      },
      failed: (index: number, cause: RaceFailure) => {
        const job = jobs[index];
        if (job === undefined) return;
        store.setState(({ failures, done }) => ({ failures: [...failures, { job, cause }], done: done + 1 }));
      },
      ended: (busy: number) => {
        store.setState({ busy });
        end('idle');
      },
    };
    const endPool = runPool(tasks, workers, listener, start);
    stop = () => {
      endPool();
      end('cancelled');
    };
  }

  return { store, open, run, runParts, renew, retry: () => again(), cancel: () => stop?.() };
}

/** Closing a tab loses its unfinished runs: the browser asks for confirmation. */
export function guardUnfinishedRuns({ store, cancel }: Lab): void {
  addEventListener('beforeunload', (event) => {
    if (store.getState().status === 'running') event.preventDefault();
  });
  addEventListener('pagehide', cancel);
}
