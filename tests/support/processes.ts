import children, { type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';
import { runJob } from '../../src/cli/sim/runJob.ts';
import type { Job } from '../../src/studies/index.ts';

/** Stands for the process of `jobWorker.ts`: makes its runs here, and says and ends as that one does. */
class HereWorker extends EventEmitter {
  private hasEnded = false;

  send({ index, job }: { readonly index: number; readonly job: Job }): void {
    setImmediate(() => {
      if (!this.hasEnded) this.emit('message', structuredClone(runJob(index, job)));
    });
  }

  disconnect(): void {
    this.end(0, null);
  }

  kill(signal: NodeJS.Signals): void {
    this.end(null, signal);
  }

  private end(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    setImmediate(() => this.emit('exit', code, signal));
  }
}

const { fork } = children;

function forkBy(by: typeof fork): void {
  children.fork = by;
  syncBuiltinESMExports();
}

/** Processes of runs, in a file where they are not the claim: to start one costs more than its runs do. */
export function withoutProcesses(): void {
  beforeAll(() => forkBy(() => new HereWorker() as unknown as ChildProcess));
  afterAll(() => forkBy(fork));
}

/** With processes after all. */
export async function withProcesses<T>(action: () => Promise<T>): Promise<T> {
  const before = children.fork;
  forkBy(fork);
  try {
    return await action();
  } finally {
    forkBy(before);
  }
}
