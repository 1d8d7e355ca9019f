import { perSession } from '../session/session.ts';

interface Opening {
  /** Builds the run again as it was opened, without what was changed since. */
  readonly reopen: () => Promise<unknown>;
  /** The port that the scene shows on its own. */
  readonly port: string;
}

/** Where `reset` goes back to; what opens a run knows how. */
export const openingOf = perSession(() => {
  let current: Opening = { reopen: () => Promise.resolve(), port: '' };
  return {
    get: (): Opening => current,
    remember: (next: Opening): void => {
      current = next;
    },
  };
});
