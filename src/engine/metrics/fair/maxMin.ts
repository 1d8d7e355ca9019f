/** A session in the computation of fair rates: its links and limits, in the unit of the capacities. */
export interface Demand {
  /** Indices into the capacities. */
  readonly links: readonly number[];
  /** Maximum rate (PCR), not below its minimum. Default: no limit. */
  readonly peak?: number;
  /** Guaranteed minimum rate (MCR). Default 0. */
  readonly minimum?: number;
  /** Weight of its share, above 0. Default 1. */
  readonly weight?: number;
}

/** A session whose rate is `base` + `weight` x level, at least `floor`. */
export interface Share {
  readonly base: number;
  readonly weight: number;
  readonly floor: number;
}

/** A definition of fairness with guaranteed minima; fairnessRules.ts has more of them. */
export type FairnessRule = (minimum: number, weight: number) => Share;

/** Minima do not count. */
export const plain: FairnessRule = () => ({ base: 0, weight: 1, floor: 0 });
/** The larger of the minimum and the common share. */
export const floor: FairnessRule = (minimum) => ({ base: 0, weight: 1, floor: minimum });

/**
 * Max-min fair rates by water-filling: the common level rises until a link is full; the sessions on it keep
 * their rates, the others continue to rise (Bertsekas & Gallager, Data Networks, section 6.5.2).
 * If minima alone exceed a link, its sessions get their minima.
 * @param capacities of the links, in any unit
 */
export function maxMinRates(
  capacities: readonly number[],
  demands: readonly Demand[],
  rule: FairnessRule = plain,
): number[] {
  const shares = demands.map(({ minimum = 0, weight = 1 }) => rule(minimum, weight));
  const rates = shares.map(({ base }) => base);
  const rising = new Set([...shares.keys()].filter((i) => shares[i]!.weight > 0));
  // A peak rate is like a link that only this session uses.
  const links = [
    ...capacities.map((capacity, link) => ({ capacity, users: usersOf(demands, link) })),
    ...demands.map(({ peak = Infinity }, i) => ({ capacity: peak, users: [i] })),
  ];
  while (rising.size > 0) {
    let lowest = Infinity;
    let full: readonly number[] = [];
    for (const { capacity, users } of links) {
      const open = users.filter((i) => rising.has(i));
      if (open.length === 0) continue;
      const taken = users.reduce((sum, i) => sum + (rising.has(i) ? 0 : rates[i]!), 0);
      const level = levelThatFills(
        capacity - taken,
        open.map((i) => shares[i]!),
      );
      if (level < lowest) {
        lowest = level;
        full = open;
      }
    }
    if (full.length === 0) {
      for (const i of rising) rates[i] = Infinity;
      break;
    }
    for (const i of full) {
      const { base, weight, floor } = shares[i]!;
      rates[i] = Math.max(floor, base + weight * lowest);
      rising.delete(i);
    }
  }
  return rates;
}

const usersOf = (demands: readonly Demand[], link: number): number[] =>
  demands.flatMap(({ links }, i) => (links.includes(link) ? [i] : []));

/** Level at which the sum of these shares is `room`; 0 if bases or floors fill it. */
function levelThatFills(room: number, shares: readonly Share[]): number {
  let lifted = room;
  let weights = 0;
  for (const { base, weight, floor } of shares) {
    lifted -= base + floor;
    weights += weight;
  }
  if (shares.every(({ floor }) => floor === 0)) return Math.max(0, lifted / weights);
  // Sessions with floors have base 0 and weight 1: they are raised in the order of their floors.
  const ascending = shares.map(({ floor }) => floor).sort((a, b) => a - b);
  for (let below = 1; below <= ascending.length; below++) {
    lifted += ascending[below - 1]!;
    const level = lifted / below;
    // At a level below the next floor, no further session is raised.
    if (below === ascending.length || level <= ascending[below]!) return Math.max(0, level);
  }
  return 0;
}
