import type { Picoseconds } from '../../contract/index.ts';
import type { Recipe } from '../client/requests.ts';

interface Opening {
  /** The run as it was opened, without what was changed since. */
  readonly recipe: Recipe | null;
  readonly startPs: Picoseconds;
  /** The port that the scene shows by itself. */
  readonly port: string;
}

let current: Opening = { recipe: null, startPs: 0, port: '' };

/** Where `reset` goes back to. */
export const opening = {
  get: (): Opening => current,
  remember: (next: Opening): void => {
    current = next;
  },
};
