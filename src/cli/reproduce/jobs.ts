import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DrawnTrace, RunResults } from '../../contract/index.ts';
import type { Job } from '../../studies/index.ts';

export interface JobDone {
  readonly index: number;
  readonly results: RunResults;
  /** Of a run for a figure over time, which ends where the figure does. */
  readonly trace: DrawnTrace | null;
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

/** Runs every job on `processes` processes, first come first served, until all are done or it is stopped. */
export async function runJobs(
  jobs: readonly Job[],
  processes: number,
  told: (done: number, job: Job, run: JobDone) => void = () => {},
  stop?: AbortSignal,
): Promise<JobsDone> {
  let count = 0;
  let busyMs = 0;
  const began = performance.now();
  const results: RunResults[] = [];
  const queue = jobs.entries();
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = fork(WORKER, { execArgv: RUNNER, serialization: 'advanced' });
      const end = (): void => void worker.kill('SIGTERM');
      stop?.addEventListener('abort', end);
      let given = 0;
      const give = (): void => {
        given = performance.now();
        const next = stop?.aborted ? { done: true as const } : queue.next();
        if (next.done === true) worker.disconnect();
        else worker.send({ index: next.value[0], job: next.value[1] });
      };
      worker.on('error', reject);
      worker.on('exit', (code) => {
        stop?.removeEventListener('abort', end);
        if (code === 0 || stop?.aborted) resolve();
        else reject(new Error(`a run ended with code ${code}`));
      });
      worker.on('message', (done: JobDone) => {
        busyMs += performance.now() - given;
        results[done.index] = done.results;
        const job = jobs[done.index];
        if (job !== undefined) told(++count, job, done);
        give();
      });
      give();
    });
  const working = Math.min(processes, jobs.length);
  await Promise.all(Array.from({ length: working }, work));
  return { results, busy: busyMs / (working * (performance.now() - began)) };
}
