import type { Report } from '../contract/index.ts';
import type { Answering } from './questions.ts';

/** What the host needs of the worker that it runs in; a test has one of its own. */
export interface WorkerPort {
  readonly now: () => number;
  /** Calls `task` soon, after other messages. */
  readonly soon: (task: () => void, delayMs: number) => void;
  readonly post: (report: Report) => void;
  /** Loads the script that answers questions. */
  readonly answering: (came: (answering: Answering) => void, failed: () => void) => void;
}
