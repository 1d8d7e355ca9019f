import type { RaceTask } from '../../src/contract/index.ts';

/** A worker that answers when it is asked to. */
export class SlowWorker {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message?: string }) => void = () => {};
  task: RaceTask | null = null;
  isTerminated = false;
  postMessage(task: RaceTask): void {
    this.task = task;
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: unknown): void {
    this.onmessage({ data });
  }
}
