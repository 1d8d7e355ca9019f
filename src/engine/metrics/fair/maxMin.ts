/** A session of the reference: which links it crosses, and the rates it is bound by, in the unit of the links. */
export interface Demand {
  /** Indices into the capacities. */
  readonly links: readonly number[];
  /** Most it can use (PCR), not below its minimum. Default: no limit. */
  readonly peak?: number;
  /** Rate it is promised (MCR). Default 0. */
  readonly minimum?: number;
  /** Its part of what is shared out by weight, above 0. Default 1. */
  readonly weight?: number;
}

/** A session whose rate is `base` + `weight` x level, at least `floor`. */
export interface Share {
  readonly base: number;
  readonly weight: number;
  readonly floor: number;
}

/** What fair means when minima are promised; fairnessRules.ts has more of them. */
export type FairnessRule = (minimum: number, weight: number) => Share;

/** Minima do not count. */
export const plain: FairnessRule = () => ({ base: 0, weight: 1, floor: 0 });
/** The larger of the minimum and the common share. */
export const floor: FairnessRule = (minimum) => ({ base: 0, weight: 1, floor: minimum });

/**
 * Max-min fair rates by water-filling: the common level rises until a link is full; the sessions on it stay
 * where they are, the others go on (Bertsekas & Gallager, Data Networks, section 6.5.2).
 * Where minima alone overfill a link its sessions get their minima.
 * @param capacities of the links, any one unit
 */
export function maxMinRates(
  capacities: readonly number[],
  demands: readonly Demand[],
  rule: FairnessRule = plain,
): number[] {
  const shares = demands.map(({ minimum = 0, weight = 1 }) => rule(minimum, weight));
  const rates = shares.map(({ base }) => base);
  const rising = new Set([...shares.keys()].filter((i) => shares[i]!.weight > 0));
  // A peak is a link of one's own.
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

/** The level at which these take `room` together; 0 when bases or floors fill it. */
function levelThatFills(room: number, shares: readonly Share[]): number {
  let lifted = room;
  let weights = 0;
  for (const { base, weight, floor } of shares) {
    lifted -= base + floor;
    weights += weight;
  }
  if (shares.every(({ floor }) => floor === 0)) return Math.max(0, lifted / weights);
  // Floors are under sessions without base, of weight 1: lift them in their order.
  const ascending = shares.map(({ floor }) => floor).sort((a, b) => a - b);
  for (let below = 1; below <= ascending.length; below++) {
    lifted += ascending[below - 1]!;
    const level = lifted / below;
    // The level is below the next floor: nothing else is lifted by it.
    if (below === ascending.length || level <= ascending[below]!) return Math.max(0, level);
  }
  return 0;
}
