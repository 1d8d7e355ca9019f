import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavingParts, type MeasuredPart } from '../../../src/app/panel/fit/leaving.ts';
import { cases } from '../../support/tier.ts';

const part = (rank: number, height: number, within: number | null = null) => ({ rank, height, within });
const gone = (parts: readonly MeasuredPart[], excess: number) =>
  [...leavingParts(parts, excess)].sort((a, b) => a - b);

describe('what leaves a column without room for all of it', () => {
  const score = [part(3, 100), part(0, 40, 0), part(1, 30), part(2, 50)];

  it.each([
    ['nothing while all fits', 0, []],
    ['nothing for a rounding', 0.4, []],
    ['the first of the order alone, if that is enough', 40, [1]],
    ['the next ones too, and none more', 41, [1, 2]],
    ['a part last without what of it left before', 121, [0, 1, 2, 3]],
  ] as const)('%s', (_, excess, expected) => {
    expect(gone(score, excess)).toEqual(expected);
  });

  it('of equal ones the last leaves first', () => {
    expect(gone([part(0, 20), part(0, 20), part(0, 20)], 30)).toEqual([1, 2]);
  });

  it('all of a part goes with it, also what would have stayed longer', () => {
    expect(gone([part(0, 100), part(5, 60, 0), part(2, 10)], 90)).toEqual([0]);
  });
});

interface Own {
  readonly rank: number;
  readonly own: number;
  readonly within: number | null;
}

/** Parts with others in them: of each, what it has for itself. */
const columns: fc.Arbitrary<readonly Own[]> = fc
  .array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 200 }), fc.nat(20)), { maxLength: 12 })
  .map((drawn) =>
    drawn.map(([rank, own, where], i) => ({
      rank,
      own,
      within: where < i && where % 2 === 0 ? where : null,
    })),
  );

const isIn = (all: readonly Own[], index: number, set: ReadonlySet<number>): boolean => {
  const { within } = all[index]!;
  return set.has(index) || (within !== null && isIn(all, within, set));
};

const shownHeight = (all: readonly Own[], left: ReadonlySet<number>): number =>
  all.reduce((sum, { own }, index) => sum + (isIn(all, index, left) ? 0 : own), 0);

const measured = (all: readonly Own[]) =>
  all.map(({ rank, within }, index) => ({
    rank,
    within,
    height: all.reduce((sum, { own }, i) => sum + (isIn(all, i, new Set([index])) ? own : 0), 0),
  }));

describe('of any column', () => {
  const room = fc.integer({ min: 0, max: 1500 });

  it('what stays fits, or nothing of it may leave; no part leaves that need not', () => {
    fc.assert(
      fc.property(columns, room, (all, height) => {
        const left = leavingParts(measured(all), shownHeight(all, new Set()) - height);
        const stays = shownHeight(all, left);
        expect(stays <= height || stays === 0).toBe(true);
        const last = [...left].at(-1);
        if (last === undefined) return;
        expect(shownHeight(all, new Set([...left].filter((index) => index !== last)))).toBeGreaterThan(
          height,
        );
      }),
      { numRuns: cases(300) },
    );
  });

  it('no part leaves while a more dispensable one stays', () => {
    fc.assert(
      fc.property(columns, room, (all, height) => {
        const left = leavingParts(measured(all), shownHeight(all, new Set()) - height);
        const kept = all.filter((_, index) => !isIn(all, index, left)).map(({ rank }) => rank);
        for (const index of left)
          expect(Math.min(...kept, Infinity)).toBeGreaterThanOrEqual(all[index]!.rank);
      }),
      { numRuns: cases(300) },
    );
  });
});
