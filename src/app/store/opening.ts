interface Opening {
  /** Builds the run again as it was opened, without what was changed since. */
  readonly reopen: () => Promise<unknown>;
  /** The port that the scene shows by itself. */
  readonly port: string;
}

let current: Opening = { reopen: () => Promise.resolve(), port: '' };

/** Where `reset` goes back to; the session knows how. */
export const opening = {
  get: (): Opening => current,
  remember: (next: Opening): void => {
    current = next;
  },
};
