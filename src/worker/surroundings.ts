import type { Report } from '../contract/index.ts';

/** What the host needs of its surroundings; a test gives its own. */
export interface Surroundings {
  readonly now: () => number;
  /** Calls `task` soon, after other messages. */
  readonly soon: (task: () => void, delayMs: number) => void;
  readonly post: (report: Report) => void;
}
