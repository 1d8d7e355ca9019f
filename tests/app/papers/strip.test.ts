import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pressRanges } from '../../../src/app/papers/tables/NumberLine.tsx';

it('gives every press to the nearest tick, however close its neighbours are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (values, press) => {
        const places = values.toSorted((a, b) => a - b);
        const reached = pressRanges(places).flatMap(([before, after], nth) =>
          press > places[nth]! - before && press < places[nth]! + after ? [places[nth]!] : [],
        );
        const nearest = Math.min(...places.map((place) => Math.abs(place - press)));
        for (const place of reached) expect(Math.abs(place - press)).toBeCloseTo(nearest, 9);
      },
    ),
  );
});
