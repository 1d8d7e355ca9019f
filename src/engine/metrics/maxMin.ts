/** A session of the reference: which links it crosses, and the rates it is bound by, in the unit of the links. */
export interface Demand {
  /** Indices into the capacities. */
  readonly links: readonly number[];
  /** Most it can use. Default: no limit. */
  readonly peak?: number;
  /** Rate it is promised (MCR). Default 0. */
  readonly minimum?: number;
}

/**
 * What a promised minimum does to a share (ATM Forum TM 4.0, appendix I.3): `plus` shares out what the minima
 * leave, equally; `floor` gives everybody the larger of its minimum and the common share. Without minima both
 * are plain max-min fairness.
 */
export type MinimumRule = 'plus' | 'floor';

/**
 * Max-min fair rates by water-filling: the common level rises until a link is full; the sessions on it stay
 * where they are, the others go on (Bertsekas & Gallager, Data Networks, section 6.5.2).
 * Where minima alone overfill a link its sessions get their minima.
 * @param capacities of the links, any one unit
 */
export function maxMinRates(
  capacities: readonly number[],
  demands: readonly Demand[],
  rule: MinimumRule = 'plus',
): number[] {
  const rates = demands.map(() => 0);
  const rising = new Set(demands.keys());
  // A peak is a link of one's own.
  const links = [
    ...capacities.map((capacity, link) => ({ capacity, users: usersOf(demands, link) })),
    ...demands.map(({ peak = Infinity }, i) => ({ capacity: peak, users: [i] })),
  ];
  const minimum = (i: number): number => demands[i].minimum ?? 0;
  const rateAt = (i: number, level: number): number =>
    rule === 'plus' ? minimum(i) + level : Math.max(minimum(i), level);
  while (rising.size > 0) {
    let lowest = Infinity;
    let full: readonly number[] = [];
    for (const { capacity, users } of links) {
      const open = users.filter((i) => rising.has(i));
      if (open.length === 0) continue;
      const taken = users.reduce((sum, i) => sum + (rising.has(i) ? 0 : rates[i]), 0);
      const level = levelThatFills(capacity - taken, open.map(minimum), rule);
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
      rates[i] = rateAt(i, lowest);
      rising.delete(i);
    }
  }
  return rates;
}

const usersOf = (demands: readonly Demand[], link: number): number[] =>
  demands.flatMap(({ links }, i) => (links.includes(link) ? [i] : []));

/** The level at which sessions with these minima take `room` together; 0 when the minima fill it. */
function levelThatFills(room: number, minima: readonly number[], rule: MinimumRule): number {
  const sum = minima.reduce((total, rate) => total + rate, 0);
  if (rule === 'plus') return Math.max(0, (room - sum) / minima.length);
  const ascending = minima.toSorted((a, b) => a - b);
  let above = sum;
  for (let below = 1; below <= ascending.length; below++) {
    above -= ascending[below - 1];
    const level = (room - above) / below;
    // The level lies below the next minimum: nobody else is lifted by it.
    if (below === ascending.length || level <= ascending[below]) return Math.max(0, level);
  }
  return 0;
}
