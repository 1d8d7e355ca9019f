import { type BatchReport, NO_TOKEN, type PauseReason, type RunState } from '../../contract/index.ts';
import type { Branches } from '../branches.ts';
import type { WorkerPort } from '../workerPort.ts';
import { batchOf, type LastSent, partOf } from './batch.ts';
import { BufferPool } from './bufferPool.ts';

/**
 * Shortest time between two batches of a playing run: where the page has painted the one before, which it says once in a frame of
 * the display; and where it has not yet. Between two that bring results.
 */
const PAINTED_MS = 8;
const BATCH_MS = 30;
const RESULTS_MS = 500;
/** Batches that a slow page may have received and not acknowledged. */
const MOST_UNACKED = 3;

type Message = Pick<BatchReport, 'state' | 'reason' | 'stopped'> & { readonly whole: boolean };

/** Sends batches: seldom enough, never too many at a time, and what seldom changes only when it has changed. */
export class BatchSender {
  /** Batches include the VCs whose next packet would be dropped. */
  predictsDrops = false;
  /** Why the run is paused, as last sent. */
  reason: PauseReason | null = null;
  private readonly outside: WorkerPort;
  private freeSlots = MOST_UNACKED;
  private lastBatch = Number.NEGATIVE_INFINITY;
  private lastResults = Number.NEGATIVE_INFINITY;
  private readonly buffers = new BufferPool();
  private lastSent: LastSent = { curve: '', inForce: '' };

  constructor(outside: WorkerPort) {
    this.outside = outside;
  }

  /** Begins with a new run, of which the page knows nothing. */
  begin(): void {
    this.freeSlots = MOST_UNACKED;
    this.forgetSent();
  }

  /** Sends everything with the next batch: what was sent before is of another branch. */
  forgetSent(): void {
    this.lastSent = { curve: '', inForce: '' };
  }

  /** Takes the acknowledgement of a batch, with its buffers. */
  ackBatch(buffers: readonly ArrayBuffer[]): void {
    this.buffers.release(buffers);
    this.freeSlots = Math.min(MOST_UNACKED, this.freeSlots + 1);
  }

  sendIfDue(branches: Branches, now: number, state: RunState): void {
    const shortest = this.freeSlots === MOST_UNACKED ? PAINTED_MS : BATCH_MS;
    if (this.freeSlots <= 0 || now - this.lastBatch < shortest) return;
    const whole = now - this.lastResults >= RESULTS_MS;
    this.send(branches, { state, reason: null, stopped: null, whole });
  }

  /** @param message with results where it is `whole` */
  send(branches: Branches, { state, reason, stopped, whole }: Message): void {
    const { run, current: branch } = branches;
    const { buffers, predictsDrops } = this;
    this.sendRefused(branches);
    this.reason = reason;
    this.freeSlots--;
    this.lastBatch = this.outside.now();
    if (whole) this.lastResults = this.lastBatch;
    const { comparableFrom } = branches;
    const from = whole ? comparableFrom : null;
    const others = branches.others.map((other) => partOf(other.run, other.id, from, buffers));
    const settings = {
      branch,
      state,
      reason,
      stopped,
      whole,
      comparableFrom,
      others,
      predictsDrops,
    };
    this.outside.post(batchOf(run, this.lastSent, settings, buffers));
  }

  /** Edits that a run could not take at their time, and the lists without them. */
  private sendRefused(branches: Branches): void {
    const problems = branches.running.flatMap((run) => run.takeRefused());
    for (const problem of problems) this.outside.post({ type: 'rejected', token: NO_TOKEN, problem });
    if (problems.length > 0) this.outside.post(branches.report());
  }
}
