import { type BatchReport, type Halt, NO_TOKEN, type RunState } from '../../contract/index.ts';
import type { Branches } from '../branches.ts';
import type { Surroundings } from '../surroundings.ts';
import { batchOf, type LastSent, partOf } from './batch.ts';
import { Space } from './space.ts';

/**
 * Shortest time between two batches of a playing run: where the page has painted the one before, which it says once in a frame of
 * the display; and where it has not yet. Between two that bring results.
 */
const PAINTED_MS = 8;
const BATCH_MS = 30;
const RESULTS_MS = 500;
/** Batches that may be under way to a slow page. */
const CREDITS = 3;

type Message = Pick<BatchReport, 'state' | 'reason' | 'stopped'> & { readonly whole: boolean };

/** Sends batches: seldom enough, never too many at a time, and what seldom changes only when it has changed. */
export class BatchSender {
  /** Batches say which VCs are refused next. */
  foresees = false;
  /** Why the run is paused, as last sent. */
  reason: Halt | null = null;
  private readonly outside: Surroundings;
  private credits = CREDITS;
  private lastBatch = Number.NEGATIVE_INFINITY;
  private lastResults = Number.NEGATIVE_INFINITY;
  private readonly space = new Space();
  private lastSent: LastSent = { curve: '', inForce: '' };

  constructor(outside: Surroundings) {
    this.outside = outside;
  }

  /** A run is about to begin of which the page knows nothing. */
  begin(): void {
    this.credits = CREDITS;
    this.forgetSent();
  }

  /** What the page was sent before is of another branch. */
  forgetSent(): void {
    this.lastSent = { curve: '', inForce: '' };
  }

  /** The page has taken a batch, and has no use for its bins any more. */
  credit(space: readonly ArrayBuffer[]): void {
    this.space.giveBack(space);
    this.credits = Math.min(CREDITS, this.credits + 1);
  }

  sendIfDue(branches: Branches, now: number, state: RunState): void {
    const shortest = this.credits === CREDITS ? PAINTED_MS : BATCH_MS;
    if (this.credits <= 0 || now - this.lastBatch < shortest) return;
    const whole = now - this.lastResults >= RESULTS_MS;
    this.send(branches, { state, reason: null, stopped: null, whole });
  }

  /** @param message with results where it is `whole` */
  send(branches: Branches, { state, reason, stopped, whole }: Message): void {
    const { run, current: branch } = branches;
    const { space, foresees } = this;
    this.sendRefused(branches);
    this.reason = reason;
    this.credits--;
    this.lastBatch = this.outside.now();
    if (whole) this.lastResults = this.lastBatch;
    const { comparableFrom } = branches;
    const from = whole ? comparableFrom : null;
    const others = branches.others.map((other) => partOf(other.run, other.id, from, space));
    const settings = { branch, state, reason, stopped, whole, comparableFrom, others, foresees };
    this.outside.post(batchOf(run, this.lastSent, settings, space));
  }

  /** Edits that a run could not take at their time, and the lists without them. */
  private sendRefused(branches: Branches): void {
    const problems = branches.running.flatMap((run) => run.takeRefused());
    for (const problem of problems) this.outside.post({ type: 'rejected', token: NO_TOKEN, problem });
    if (problems.length > 0) this.outside.post(branches.report());
  }
}
