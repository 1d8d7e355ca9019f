import type { RaceFailure, RaceReport, RaceTask } from '../../contract/index.ts';
import { clamp } from '../clamp.ts';
import { faults } from '../strings/faults.ts';
import { crashOf } from './simulation.ts';
import { startWorker } from './startWorker.ts';
import { type Watch, watchProgress } from './watchdog.ts';

type Done = Extract<RaceReport, { type: 'race-done' | 'study-done' | 'figure-done' }>;

const DONE: readonly string[] = ['race-done', 'study-done', 'figure-done'] satisfies Done['type'][];

/** Receives reports of a pool; indices are those of the list of tasks. */
export interface PoolListener {
  /** Progress of all runs, 0 to 1. */
  progress(share: number): void;
  done(index: number, report: Done): void;
  failed(index: number, cause: RaceFailure): void;
  /** All runs are done or have failed; not called after `cancel`. @param busy share of all workers' time in which they had a run */
  ended(busy: number): void;
}

/** Number of workers: one less than processors, so that the page stays responsive. */
export const poolSize = (processors: number, tasks: number): number => clamp(tasks, 1, processors - 1);

/**
 * Runs the tasks on workers of their own, in order. A worker without a report for too long is replaced, and its task has failed.
 * Returns a function that cancels the rest.
 */
export function runPool(
  tasks: readonly RaceTask[],
  size: number,
  listener: PoolListener,
  start: () => Worker = startWorker,
): () => void {
  const queue = tasks.entries();
  const shares = tasks.map(() => 0);
  const workers = new Map<Worker, Watch>();
  const began = performance.now();
  let busyMs = 0;
  let left = tasks.length;
  const report = (index: number, share: number): void => {
    shares[index] = share;
    listener.progress(shares.reduce((sum, value) => sum + value, 0) / tasks.length);
  };

  const end = (worker: Worker): void => {
    workers.get(worker)?.end();
    workers.delete(worker);
    worker.terminate();
  };

  const work = (worker: Worker): void => {
    workers.get(worker)?.end();
    const next = queue.next();
    if (next.done === true) {
      end(worker);
      return;
    }
    const [index, task] = next.value;
    const given = performance.now();
    const finish = (another: () => Worker): void => {
      const now = performance.now();
      busyMs += now - given;
      report(index, 1);
      if (--left === 0) listener.ended(busyMs / (size * (now - began)));
      work(another());
    };
    const broken = (cause: RaceFailure): void => {
      end(worker);
      listener.failed(index, cause);
      finish(start);
    };
    const watch = watchProgress(() => broken(faults.noAnswer));
    workers.set(worker, watch);
    worker.onmessage = ({ data }: MessageEvent<RaceReport>) => {
      watch.answered();
      if (data.type === 'race-progress') report(index, data.share);
      else if (data.type === 'race-failed') {
        listener.failed(index, data.cause);
        finish(() => worker);
      } else if (DONE.includes(data.type)) {
        // Other reports are for a stage.
        listener.done(index, data);
        finish(() => worker);
      }
    };
    worker.onerror = (event) => broken(crashOf(event));
    worker.postMessage(task);
  };
  for (let i = 0; i < size; i++) work(start());

  return () => {
    for (const worker of [...workers.keys()]) end(worker);
  };
}
