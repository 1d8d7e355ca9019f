import type { Report } from '../contract/index.ts';
import type { Answering } from './questions.ts';

/** Interface of the host to the worker that it runs in; tests have their own. */
export interface WorkerPort {
  readonly now: () => number;
  /** Calls `task` soon, after other messages. */
  readonly soon: (task: () => void, delayMs: number) => void;
  readonly post: (report: Report) => void;
  /** Loads the script that answers questions. */
  readonly answering: (came: (answering: Answering) => void, failed: () => void) => void;
}
