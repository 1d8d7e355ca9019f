import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Demand, type MinimumRule, maxMinRates } from '../../../src/engine/metrics/maxMin.ts';

const near = (rates: readonly number[], expected: readonly number[]): void => {
  expect(rates).toHaveLength(expected.length);
  for (const [i, rate] of rates.entries()) expect(rate).toBeCloseTo(expected[i], 9);
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

  const network = fc.integer({ min: 1, max: 5 }).chain((links) =>
    fc.record({
      capacities: fc.array(fc.integer({ min: 10, max: 100 }), { minLength: links, maxLength: links }),
      demands: fc.array(
        fc.record({
          links: fc.uniqueArray(fc.nat(links - 1), { minLength: 1, maxLength: links }),
          peak: fc.option(fc.integer({ min: 2, max: 60 }), { nil: Infinity }),
          minimum: fc.integer({ min: 0, max: 1 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  );

  const bottleneckOf = (
    { links, peak = Infinity, minimum = 0 }: Demand,
    own: number,
    load: (link: number) => number,
    capacities: readonly number[],
    largest: (link: number) => number,
    share: (rate: number, minimum: number) => number,
  ): boolean =>
    own >= peak - 1e-9 ||
    links.some(
      (link) => load(link) >= capacities[link] - 1e-9 && share(own, minimum) >= largest(link) - 1e-9,
    );

  it.each<MinimumRule>(['plus', 'floor'])(
    'nobody can have more without taking from a smaller one (%s)',
    (rule) => {
      const share = (rate: number, minimum: number): number => (rule === 'plus' ? rate - minimum : rate);
      fc.assert(
        fc.property(network, ({ capacities, demands }) => {
          const rates = maxMinRates(capacities, demands, rule);
          const users = (link: number): number[] =>
            demands.flatMap(({ links }, i) => (links.includes(link) ? [i] : []));
          const load = (link: number): number => users(link).reduce((sum, i) => sum + rates[i], 0);
          const largest = (link: number): number =>
            Math.max(
              ...users(link)
                .filter((i) => rule === 'plus' || rates[i] > demands[i].minimum + 1e-9)
                .map((i) => share(rates[i], demands[i].minimum)),
            );
          for (const [link, capacity] of capacities.entries())
            expect(load(link)).toBeLessThanOrEqual(capacity + 1e-9);
          demands.forEach((demand, i) => {
            expect(rates[i]).toBeGreaterThanOrEqual(demand.minimum);
            expect(rates[i]).toBeLessThanOrEqual(demand.peak + 1e-9);
            expect(bottleneckOf(demand, rates[i], load, capacities, largest, share)).toBe(true);
          });
        }),
      );
    },
  );
});
