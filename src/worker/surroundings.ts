import type { Report } from '../contract/index.ts';
import type { Answering } from './questions.ts';

/** What the host needs of its surroundings; a test gives its own. */
export interface Surroundings {
  readonly now: () => number;
  /** Calls `task` soon, after other messages. */
  readonly soon: (task: () => void, delayMs: number) => void;
  readonly post: (report: Report) => void;
  /** Gets what answers questions. */
  readonly answering: (came: (answering: Answering) => void, failed: () => void) => void;
}
