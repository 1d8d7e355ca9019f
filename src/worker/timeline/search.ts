import type { Picoseconds } from '../../contract/index.ts';
import type { Run } from '../run.ts';
import { ConditionWatcher, type RunCondition } from './conditionWatcher.ts';

/** Finds the next time at which a condition holds, or the previous one, slice by slice. */
export class Search {
  /** Time at which it began. */
  readonly start: Picoseconds;
  readonly back: boolean;
  /** Time found; null: none. */
  found: Picoseconds | null = null;
  private readonly run: Run;
  private readonly conditions: readonly RunCondition[];
  private sentry: ConditionWatcher | null = null;
  /** Backwards: everything from here on has been searched. */
  private chunkEnd: Picoseconds;
  private chunkStart: Picoseconds = 0;

  constructor(run: Run, condition: RunCondition, back: boolean) {
    this.run = run;
    this.conditions = [condition];
    this.back = back;
    this.start = run.simulation.now;
    // A step stops one picosecond after its target.
    this.chunkEnd = this.start - 1;
  }

  /** Works on a slice; returns whether the search has ended. */
  work(mayGoOn: () => boolean): boolean {
    return this.back ? this.workBack(mayGoOn) : this.workOn(mayGoOn);
  }

  /** Ends the search; the run is not where the search began. */
  leave(): void {
    this.sentry?.release();
    this.sentry = null;
  }

  private workOn(mayGoOn: () => boolean): boolean {
    const { run, start } = this;
    this.sentry ??= new ConditionWatcher(run.recorder, this.conditions, start);
    const { sentry } = this;
    while (sentry.first === Infinity && !run.ended) {
      run.slice(run.simulation.end);
      if (sentry.first === Infinity && !run.ended && !mayGoOn()) return false;
    }
    if (sentry.first < Infinity) this.found = sentry.first;
    this.leave();
    return true;
  }

  private workBack(mayGoOn: () => boolean): boolean {
    const { run, start } = this;
    for (;;) {
      if (this.sentry === null) {
        if (this.chunkEnd <= 0) return true;
        run.goBackBefore(this.chunkEnd);
        this.sentry = new ConditionWatcher(run.recorder, this.conditions, run.simulation.now, start - 1);
        this.chunkStart = run.simulation.now;
      }
      while (run.simulation.now < this.chunkEnd) {
        run.slice(this.chunkEnd);
        if (run.simulation.now < this.chunkEnd && !mayGoOn()) return false;
      }
      const { last } = this.sentry;
      this.leave();
      if (last >= 0) {
        this.found = last;
        return true;
      }
      this.chunkEnd = this.chunkStart;
      if (this.chunkEnd > 0 && !mayGoOn()) return false;
    }
  }
}
