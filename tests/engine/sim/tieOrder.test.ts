import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTieKeys, tieRank } from '../../../src/engine/sim/tieOrder.ts';

const INPUTS = 7;
const CELL_PS = 2_726_337;
const keysOf = (seed: number, label = 'switch S1 draws'): Int32Array =>
  drawTieKeys(seed, label, INPUTS, []).byInput;

/** The inputs in the order in which cells of this instant are taken. */
const orderAt = (keys: Int32Array, time: number): number[] =>
  [...keys.keys()].sort((one, other) => tieRank(keys[one]!, time) - tieRank(keys[other]!, time));

/** How often each input stands at each place, over the ends of many cells in a row. */
function places(keys: Int32Array, draws: number, step: number): number[][] {
  const counts = Array.from({ length: INPUTS }, () => new Array<number>(INPUTS).fill(0));
  for (let k = 0; k < draws; k++)
    for (const [place, input] of orderAt(keys, 5e9 + k * step).entries()) counts[input]![place]!++;
  return counts;
}

describe('the order of a tie', () => {
  it.each([CELL_PS, 1, 4096, 2 ** 32, 10e9])('is uniform over instants %d ps apart', (step) => {
    const draws = 7_000;
    const expected = draws / INPUTS;
    for (const seed of [1, 2, 3]) {
      const cells = places(keysOf(seed), draws, step).flat();
      const chiSquare = cells.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
      // 36 degrees of freedom: 0.999999 of all draws stay below 90.
      expect(chiSquare).toBeLessThan(90);
    }
  });

  it('does not remember that of the last cell', () => {
    const keys = keysOf(4);
    let same = 0;
    const draws = 20_000;
    for (let k = 0; k < draws; k++) {
      const first = (time: number): number => orderAt(keys, time)[0]!;
      if (first(k * CELL_PS) === first((k + 1) * CELL_PS)) same++;
    }
    const mean = draws / INPUTS;
    expect(Math.abs(same - mean)).toBeLessThan(5 * Math.sqrt(mean * (1 - 1 / INPUTS)));
  });

  it('never leaves two inputs at one rank, at any instant of a run', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (seed, time) => {
        expect(new Set([...keysOf(seed)].map((key) => tieRank(key, time))).size).toBe(INPUTS);
      }),
    );
  });

  it('is another one for another seed and at another switch', () => {
    const orders = (keys: Int32Array): string =>
      [1, 2, 3, 4].map((k) => orderAt(keys, k * CELL_PS).join()).join(' ');
    expect(orders(keysOf(1))).toBe(orders(keysOf(1)));
    expect(orders(keysOf(2))).not.toBe(orders(keysOf(1)));
    expect(orders(keysOf(1, 'switch S2 draws'))).not.toBe(orders(keysOf(1)));
  });

  it('knows by which input each flow comes', () => {
    const { byInput, byFlow } = drawTieKeys(1, 'switch S1 draws', 2, [0, 1, -1, 0]);
    expect([...byFlow]).toEqual([byInput[0], byInput[1], 0, byInput[0]]);
  });
});
