import { Failure } from '../output.ts';
import { fixed } from '../text.ts';

/** What was measured, and how many times as much it takes as what it is compared with. */
export interface Compared {
  readonly what: string;
  readonly times: number;
}

/** @throws Failure that names each of these that takes more than so many times as much */
export function holdLimit(limit: number, compared: readonly Compared[]): void {
  const over = compared.filter(({ times }) => times > limit);
  if (over.length > 0) throw new Failure(over.map(({ what, times }) => `${what}: ${fixed(times, 2)} times`));
}
