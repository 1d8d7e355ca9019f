import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DrawnTrace, RunResults } from '../../contract/index.ts';
import type { Job } from '../../studies/index.ts';
import { Failure } from '../output.ts';
import type { JobDone } from '../sim/runJob.ts';

/** Runs by `keyOf`: of tables, and of figures over time. */
export interface Ran {
  readonly results: ReadonlyMap<string, RunResults>;
  readonly traces: ReadonlyMap<string, DrawnTrace>;
  readonly effort: string;
}

export const defaultJobs = (): number => availableParallelism();

/** A process of its own runs TypeScript as this one does; threads of Node 20 cannot. */
const WORKER = fileURLToPath(new URL('./jobWorker.ts', import.meta.url));
const RUNNER = ['--import', import.meta.resolve('tsx')];

interface JobsDone {
  /** In the order of the jobs, whatever the number of processes; holes where it was stopped. */
  readonly results: readonly RunResults[];
  /** Share of the time of all processes in which they had a run, 0 to 1. */
  readonly busy: number;
}

/** `half-empty with policy=espd, seed 3`. */
const nameOf = ({ scenario, settings, seed }: Job): string => {
  const set = settings.map((setting) => setting.join('=')).join(', ');
  return `${scenario}${set === '' ? '' : ` with ${set}`}, seed ${seed}`;
};

/** How the process of a run ended that should have gone on. */
const endText = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === null ? `ended with code ${code}` : `was ended by ${signal} (is memory short?)`;

/**
 * Runs every job on `processes` processes, first come first served, until all are done or it is stopped.
 * A process that dies, or an error of `onDone`, ends the others.
 * @throws Failure naming the run whose process died, or that did what no network can do
 */
export async function runJobs(
  jobs: readonly Job[],
  processes: number,
  onDone: (done: number, job: Job, run: JobDone) => void = () => {},
  stop?: AbortSignal,
): Promise<JobsDone> {
  let count = 0;
  let busyMs = 0;
  const began = performance.now();
  const results: RunResults[] = [];
  const queue = jobs.entries();
  const broken = new AbortController();
  const ending = AbortSignal.any(stop === undefined ? [broken.signal] : [broken.signal, stop]);
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown): void => {
        reject(error);
        broken.abort();
      };
      const worker = fork(WORKER, { execArgv: RUNNER, serialization: 'advanced' });
      const end = (): void => void worker.kill('SIGTERM');
      ending.addEventListener('abort', end);
      let given = 0;
      let current: Job | undefined;
      const give = (): void => {
        given = performance.now();
        const next = ending.aborted ? { done: true as const } : queue.next();
        current = next.done === true ? undefined : next.value[1];
        if (next.done === true) worker.disconnect();
        // A process that is gone says so by its end.
        else worker.send({ index: next.value[0], job: next.value[1] }, () => {});
      };
      worker.on('error', fail);
      worker.on('exit', (code, signal) => {
        ending.removeEventListener('abort', end);
        if (code === 0 || ending.aborted) resolve();
        else
          fail(
            new Failure([
              `${current === undefined ? 'a run' : nameOf(current)}: its process ${endText(code, signal)}`,
            ]),
          );
      });
      worker.on('message', (done: JobDone | string) => {
        if (typeof done === 'string') {
          fail(new Failure([`${current === undefined ? 'a run' : nameOf(current)}: ${done}`]));
          return;
        }
        busyMs += performance.now() - given;
        results[done.index] = done.results;
        const job = jobs[done.index];
        try {
          if (job !== undefined) onDone(++count, job, done);
          give();
        } catch (error) {
          fail(error);
        }
      });
      give();
    });
  const working = Math.min(processes, jobs.length);
  await Promise.all(Array.from({ length: working }, work));
  return { results, busy: busyMs / (working * (performance.now() - began)) };
}
