import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cubeRoot } from '../../../src/engine/sim/cubeRoot.ts';

it('is exact for cubes of whole numbers', () => {
  for (const n of [0, 1, 2, 3, 5, 10, 100, 12_345]) expect(cubeRoot(n * n * n)).toBeCloseTo(n, 9);
});

it('gives back what was cubed, over every magnitude', () =>
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
      const root = cubeRoot(x);
      expect(Math.abs(root / Math.cbrt(x) - 1)).toBeLessThan(4e-16);
    }),
  ));

it('knows no root of what is none: it returns it', () => {
  expect([cubeRoot(0), cubeRoot(Infinity)]).toEqual([0, Infinity]);
});
