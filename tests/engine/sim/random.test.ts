import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../../src/engine/sim/random.ts';

const draw = (seed: number, label: string, count = 8): number[] => {
  const stream = new RandomStream(seed, label);
  return Array.from({ length: count }, () => stream.uint32());
};

describe('a random stream', () => {
  it('is the same for the same seed and label', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (seed, label) => {
        expect(draw(seed, label)).toEqual(draw(seed, label));
      }),
    );
  });

  it('differs for another label, and for another seed', () => {
    const label = fc.constantFrom(
      'vc 1 start',
      'vc 2 start',
      'vc 11 start',
      'link S1>S2 cdv',
      'switch S1 ties',
    );
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 9 }), label, label, (seed, step, one, other) => {
        fc.pre(one !== other);
        expect(draw(seed, one)).not.toEqual(draw(seed, other));
        expect(draw(seed, one)).not.toEqual(draw(seed + step, one));
      }),
    );
  });

  it('can be drawn from backwards', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(50), (seed, count) => {
        const stream = new RandomStream(seed, 'back');
        const states = Array.from({ length: count }, () => {
          const state = [...stream.words];
          stream.uint32();
          return state;
        });
        for (const state of states.toReversed()) {
          stream.back();
          expect([...stream.words]).toEqual(state);
        }
      }),
    );
  });

  it('tells seeds above 32 bits apart', () => {
    expect(draw(1, 'x')).not.toEqual(draw(1 + 2 ** 32, 'x'));
  });

  it('is uniform in [0, 1): mean, tenths, and no trend from one draw to the next', () => {
    const stream = new RandomStream(7, 'uniform');
    const draws = Array.from({ length: 100_000 }, () => stream.uniform());
    expect(draws.every((x) => x >= 0 && x < 1)).toBe(true);
    const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.004);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = draws.filter((x) => Math.floor(x * 10) === tenth).length / draws.length;
      expect(Math.abs(share - 0.1)).toBeLessThan(0.005);
    }
    const together = draws.slice(1).reduce((sum, x, i) => sum + (x - mean) * (draws[i]! - mean), 0);
    expect(Math.abs((together / draws.length) * 12)).toBeLessThan(0.015);
  });

  it('permutes: everybody once, every order of three about as often', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 6_000; seed++) {
      const order = new RandomStream(seed, 'ties').permutation(3);
      expect(order.toSorted()).toEqual([0, 1, 2]);
      seen.set(order.join(), (seen.get(order.join()) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
