import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RunResults } from '../../contract/index.ts';
import type { Job } from '../../studies/index.ts';

export interface JobDone {
  readonly index: number;
  readonly results: RunResults;
}

export const defaultJobs = (): number => availableParallelism();

/** A process of its own runs TypeScript as this one does; threads of Node 20 cannot. */
const WORKER = fileURLToPath(new URL('./jobWorker.ts', import.meta.url));
const RUNNER = ['--import', import.meta.resolve('tsx')];

/**
 * Runs every job on `processes` processes, first come first served, and gives the results in the order of
 * the jobs: it does not depend on the number of processes.
 */
export async function runJobs(
  jobs: readonly Job[],
  processes: number,
  told: (done: number, job: Job, results: RunResults) => void = () => {},
): Promise<readonly RunResults[]> {
  let count = 0;
  const results: RunResults[] = [];
  const queue = jobs.entries();
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = fork(WORKER, { execArgv: RUNNER, serialization: 'advanced' });
      const give = (): void => {
        const next = queue.next();
        if (next.done === true) worker.disconnect();
        else worker.send({ index: next.value[0], job: next.value[1] });
      };
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a run ended with code ${code}`)),
      );
      worker.on('message', (done: JobDone) => {
        results[done.index] = done.results;
        const job = jobs[done.index];
        if (job !== undefined) told(++count, job, done.results);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, work));
  return results;
}
