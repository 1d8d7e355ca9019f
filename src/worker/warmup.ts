import type { ScenarioDocument } from '../contract/index.ts';
import { beginRun, type Run } from './run.ts';
import { batchOf } from './sending/batch.ts';
import { BufferPool } from './sending/bufferPool.ts';

/** Work in all, ms, as long as nothing plays: by then compilers have seen what a run does again and again. */
const ENOUGH_MS = 1_500;

/**
 * A run of the same scenario that is never shown, computed while the worker has nothing else to do: what a run does is
 * compiled by the time of the first Play. It shares nothing with the run on the page.
 */
export class Warmup {
  private run: Run | null = null;
  private document: ScenarioDocument | null = null;
  private readonly now: () => number;
  private readonly space = new BufferPool();
  private worked = 0;

  constructor(now: () => number) {
    this.now = now;
  }

  get isWanted(): boolean {
    return this.document !== null;
  }

  begin(document: ScenarioDocument): void {
    this.document = document;
    this.worked = 0;
  }

  stop(): void {
    this.document = null;
    this.run = null;
  }

  /** A slice of it, with a batch that is not sent. */
  work(mayGoOn: () => boolean): void {
    if (this.document === null) return;
    const started = this.now();
    const run = this.run ?? this.beginRun(this.document);
    if (run === null) {
      this.stop();
      return;
    }
    run.advance(run.simulation.end, mayGoOn);
    const { space } = this;
    const lastSent = { curve: '', inForce: '' };
    const message = {
      branch: 1,
      state: 'playing',
      reason: null,
      stopped: null,
      whole: false,
      comparableFrom: null,
      others: [],
      predictsDrops: false,
    } as const;
    space.release(batchOf(run, lastSent, message, space).space);
    this.worked += this.now() - started;
    if (run.ended) this.run = null;
    if (this.worked >= ENOUGH_MS) this.stop();
  }

  private beginRun(document: ScenarioDocument): Run | null {
    const begun = beginRun(document, 0, []);
    this.run = 'run' in begun ? begun.run : null;
    return this.run;
  }
}
