/** `fast`: two minutes. `all`: whatever must hold, each claim at least once. `long`: many seeds and cases. */
export type Tier = 'fast' | 'all' | 'long';

const TIERS: readonly Tier[] = ['fast', 'all', 'long'];
const wanted = process.env.CELLSCOPE_TIER ?? 'all';
const known = TIERS.find((name) => name === wanted);
if (known === undefined) throw new RangeError(`CELLSCOPE_TIER = ${wanted}: known are ${TIERS.join(', ')}`);

export const tier: Tier = known;

/** How many cases a property draws, given how many it draws in `all`. */
export function cases(count: number, name: Tier = tier): number {
  if (name === 'long') return count * 20;
  return name === 'fast' ? Math.max(Math.min(count, 10), Math.ceil(count / 5)) : count;
}

/** The same of a property that counts what it has met: in a hurry it would not meet enough, so it draws all. */
export const counted = (count: number, name: Tier = tier): number =>
  cases(count, name === 'fast' ? 'all' : name);

/** The first value in `fast` and `all`, the second one in `long`. */
export const byTier = <T>(all: T, long: T, name: Tier = tier): T => (name === 'long' ? long : all);
