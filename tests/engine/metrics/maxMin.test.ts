import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAIRNESS_RULES } from '../../../src/engine/metrics/fair/fairnessRules.ts';
import { type Demand, maxMinRates as ratesBy } from '../../../src/engine/metrics/fair/maxMin.ts';

type FairnessRule = keyof typeof FAIRNESS_RULES;

const maxMinRates = (
  capacities: readonly number[],
  demands: readonly Demand[],
  rule: FairnessRule = 'plus',
): number[] => ratesBy(capacities, demands, FAIRNESS_RULES[rule]);

const near = (rates: readonly number[], expected: readonly number[]): void => {
  expect(rates).toHaveLength(expected.length);
  for (const [i, rate] of rates.entries()) expect(rate).toBeCloseTo(expected[i]!, 9);
};

describe('max-min fair rates', () => {
  it('share one link equally, and leave what a slow one does not use to the others', () => {
    near(maxMinRates([12], [{ links: [0] }, { links: [0] }, { links: [0] }]), [4, 4, 4]);
    near(maxMinRates([12], [{ links: [0], peak: 2 }, { links: [0] }, { links: [0] }]), [2, 5, 5]);
  });

  it('of the chain of Rosolen et al.: 0.3, 0.1 and 0.6 of a rate', () => {
    // Links of 20, 100 and 60 %: Nb and Nx on the left one, Na, Nb, Nc in the middle, Na and Ny on the right.
    const [left, middle, right] = [0, 1, 2];
    const rates = maxMinRates(
      [0.2, 1, 0.6],
      [
        { links: [middle, right] },
        { links: [left, middle] },
        { links: [middle] },
        { links: [left] },
        { links: [right] },
      ],
    );
    near(rates, [0.3, 0.1, 0.6, 0.1, 0.3]);
  });

  it('of the three switches of Ülkü: C/2 for the one that meets few, C/6 for the rest', () => {
    const demands = [[0, 1, 2], [0, 1], [1, 2], [1, 2], [2], [2], [2]].map((links) => ({ links }));
    const rates = maxMinRates([1, 1, 1], demands);
    near(rates, [1 / 6, 1 / 2, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6]);
  });

  it('with promised minima: equal shares of the rest, or the larger of minimum and share', () => {
    const demands = [{ links: [0], minimum: 6 }, { links: [0], minimum: 1 }, { links: [0] }];
    near(maxMinRates([13], demands, 'plus'), [8, 3, 2]);
    near(maxMinRates([13], demands, 'floor'), [6, 3.5, 3.5]);
    near(
      maxMinRates([13], [{ links: [0], minimum: 6 }, { links: [0], minimum: 5 }, { links: [0] }], 'floor'),
      [6, 5, 2],
    );
  });

  it('give minima that overfill a link, and no limit to who meets none', () => {
    near(
      maxMinRates(
        [5],
        [
          { links: [0], minimum: 4 },
          { links: [0], minimum: 3 },
        ],
      ),
      [4, 3],
    );
    expect(maxMinRates([5], [{ links: [] }])).toEqual([Infinity]);
    expect(maxMinRates([], [])).toEqual([]);
  });

  it('of TM 4.0, appendix I.3: five ways to share 14 between minima of 6, 1 and 0', () => {
    const demands: readonly Demand[] = [
      { links: [0], minimum: 6, weight: 1 },
      { links: [0], minimum: 1, weight: 2 },
      { links: [0], weight: 4 },
    ];
    near(maxMinRates([14], demands, 'plain'), [14 / 3, 14 / 3, 14 / 3]);
    near(maxMinRates([14], demands, 'plus'), [6 + 7 / 3, 1 + 7 / 3, 7 / 3]);
    near(maxMinRates([14], demands, 'floor'), [6, 4, 4]);
    near(maxMinRates([14], demands, 'proportional'), [12, 2, 0]);
    near(maxMinRates([14], demands, 'weighted'), [7, 3, 4]);
  });

  it('leave to the others what a peak cell rate cuts off, by the same rule', () => {
    const demands: readonly Demand[] = [
      { links: [0], minimum: 6, weight: 1, peak: 6.5 },
      { links: [0], minimum: 1, weight: 2 },
      { links: [0], weight: 4 },
    ];
    near(maxMinRates([14], demands, 'plus'), [6.5, 4.25, 3.25]);
    near(maxMinRates([14], demands, 'proportional'), [6.5, 7.5, 0]);
    near(maxMinRates([14], demands, 'weighted'), [6.5, 1 + 6.5 / 3, 13 / 3]);
  });
});

const RULES: readonly FairnessRule[] = ['plain', 'plus', 'floor', 'proportional', 'weighted'];

/** The level a rate stands for: what the rule wants equal wherever it can be. */
function levelOf(rule: FairnessRule, rate: number, { minimum = 0, weight = 1 }: Demand): number {
  if (rule === 'plus') return rate - minimum;
  if (rule === 'proportional') return minimum === 0 ? 0 : rate / minimum;
  if (rule === 'weighted') return (rate - minimum) / weight;
  return rate;
}

const leastOf = (rule: FairnessRule, { minimum = 0 }: Demand): number =>
  rule === 'plain' || rule === 'proportional' ? 0 : minimum;

const loadOf = (link: number, demands: readonly Demand[], rates: readonly number[]): number =>
  demands.reduce((sum, { links }, i) => sum + (links.includes(link) ? rates[i]! : 0), 0);

const networkOf = (most: { links: number; capacity: number; peak: number; demands: number }) =>
  fc.integer({ min: 1, max: most.links }).chain((links) =>
    fc.record({
      capacities: fc.array(fc.integer({ min: most.demands, max: most.capacity }), {
        minLength: links,
        maxLength: links,
      }),
      demands: fc.array(
        fc.record({
          links: fc.uniqueArray(fc.nat(links - 1), { minLength: 1, maxLength: links }),
          peak: fc.option(fc.integer({ min: 1, max: most.peak }), { nil: Infinity }),
          minimum: fc.integer({ min: 0, max: 1 }),
          weight: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: most.demands },
      ),
    }),
  );

const network = networkOf({ links: 5, capacity: 100, peak: 60, demands: 8 });

describe.each(RULES)('max-min fair rates by the rule %s', (rule) => {
  it('overfill no link, and stay between promise and peak', () => {
    fc.assert(
      fc.property(network, ({ capacities, demands }) => {
        const rates = maxMinRates(capacities, demands, rule);
        for (const [link, capacity] of capacities.entries())
          expect(loadOf(link, demands, rates)).toBeLessThanOrEqual(capacity + 1e-9);
        for (const [i, rate] of rates.entries()) {
          expect(rate).toBeGreaterThanOrEqual(leastOf(rule, demands[i]!));
          expect(rate).toBeLessThanOrEqual(demands[i]!.peak + 1e-9);
        }
      }),
    );
  });

  it('give every session its peak, or a full link on which nobody above its promise has a higher level', () => {
    fc.assert(
      fc.property(network, ({ capacities, demands }) => {
        const rates = maxMinRates(capacities, demands, rule);
        const levels = rates.map((rate, i) => levelOf(rule, rate, demands[i]!));
        const highest = (link: number): number =>
          Math.max(
            ...demands.flatMap((demand, i) =>
              demand.links.includes(link) && rates[i]! > leastOf(rule, demand) + 1e-9 ? [levels[i]!] : [],
            ),
          );
        for (const [i, { links, peak, minimum }] of demands.entries()) {
          if (rates[i]! >= peak - 1e-9 || (rule === 'proportional' && minimum === 0)) continue;
          const isBottleneck = (link: number): boolean =>
            loadOf(link, demands, rates) >= capacities[link]! - 1e-9 && levels[i]! >= highest(link) - 1e-9;
          expect(links.some(isBottleneck)).toBe(true);
        }
      }),
    );
  });

  it('do not depend on the order of sessions and links', () => {
    fc.assert(
      fc.property(network, ({ capacities, demands }) => {
        const last = capacities.length - 1;
        const turned = demands.map((demand) => ({ ...demand, links: demand.links.map((l) => last - l) }));
        const rates = maxMinRates(capacities, demands, rule);
        near(maxMinRates(capacities.toReversed(), turned.toReversed(), rule), rates.toReversed());
      }),
    );
  });

  it('are the best of all allocations on a grid, the smallest level counting first', () => {
    const STEP = 0.25;
    const tiny = networkOf({ links: 2, capacity: 4, peak: 3, demands: 3 });
    /** Levels in ascending order: the allocation with the larger one at the first difference is fairer. */
    const ordered = (rates: readonly number[], demands: readonly Demand[]): number[] =>
      rates.map((rate, i) => levelOf(rule, rate, demands[i]!)).sort((a, b) => a - b);
    fc.assert(
      fc.property(tiny, ({ capacities, demands }) => {
        const best = ordered(maxMinRates(capacities, demands, rule), demands);
        const visit = (rates: readonly number[]): void => {
          if (
            capacities.some(
              (capacity, link) => loadOf(link, demands.slice(0, rates.length), rates) > capacity,
            )
          )
            return;
          if (rates.length === demands.length) {
            const levels = ordered(rates, demands);
            const first = levels.findIndex((level, i) => Math.abs(level - best[i]!) > 1e-9);
            if (first >= 0) expect(levels[first]).toBeLessThan(best[first]!);
            return;
          }
          const demand = demands[rates.length]!;
          for (let rate = leastOf(rule, demand); rate <= Math.min(4, demand.peak); rate += STEP)
            visit([...rates, rate]);
        };
        visit([]);
      }),
    );
  });
});
