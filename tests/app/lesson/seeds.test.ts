import { describe, expect, it } from 'vitest';
import { saidBy } from '../../../src/app/lesson/pictures/seeds.ts';
import type { RunResults } from '../../../src/contract/index.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import type { SeedsPicture } from '../../../src/lessons/pictures/seeds.ts';
import sceptic from '../../../src/lessons/texts/sceptic.lesson.json' with { type: 'json' };
import { cheonPanwar } from '../../../src/studies/cheonPanwar/cheonPanwar.ts';
import { runs, seedsUpTo } from '../../support/sceneRuns.ts';
import { byTier } from '../../support/tier.ts';

const pictures = (sceptic as Lesson).steps.flatMap(({ picture }) =>
  picture?.name === 'seeds' ? [picture] : [],
);
const [packets, fairness] = pictures as [SeedsPicture, SeedsPicture];
const seeds = seedsUpTo(byTier(2, 10));

const under = (policy: string, figure: (run: RunResults) => number): readonly number[] =>
  runs('take-turns', { policy }, seeds).map(figure);

/** What Table 1 prints under a policy. */
const printed = (name: string, policy: string): number => {
  const table = cheonPanwar.tables.find(({ table }) => table === 1) ?? expect.unreachable();
  const column = table.columns.findIndex((one) => one.column === policy);
  return table.rows.find(({ row }) => row === name)?.printed[column] ?? Number.NaN;
};

describe('runs with different seeds', () => {
  it('have the values that come out', () => {
    expect(packets.values).toHaveLength(10);
    expect(packets.values.slice(0, seeds.length)).toEqual(under('espd', ({ whole }) => whole.packets));
    const epd = under('epd', ({ whole }) => whole.jain);
    const differences = under('espd', ({ whole }) => whole.jain).map((value, i) => value - (epd[i] ?? 0));
    expect(fairness.values).toHaveLength(10);
    for (const [i, value] of differences.entries()) expect(fairness.values[i]).toBeCloseTo(value, 4);
  });

  it('are next to what Table 1 prints', () => {
    expect(packets.printed).toBe(printed('effective throughput', 'ESPD'));
    const difference = printed('fairness index', 'ESPD') - printed('fairness index', 'EPD');
    expect(fairness.printed).toBeCloseTo(difference, 6);
  });

  it('have no interval alone, and one that excludes the printed packets from two on', () => {
    expect(saidBy(packets, 1)).toMatchObject({ low: Number.NaN, isPrintedWithin: false });
    for (let count = 2; count <= 10; count++) expect(saidBy(packets, count).isPrintedWithin).toBe(false);
    const width = (count: number): number => saidBy(packets, count).high - saidBy(packets, count).low;
    expect(width(10)).toBeLessThan(width(2) / 5);
  });

  it('seem to show a difference while they are two, which ten do not show', () => {
    expect(saidBy(fairness, 2)).toMatchObject({ isZeroWithin: false, isPrintedWithin: false });
    for (let count = 3; count <= 10; count++)
      expect(saidBy(fairness, count)).toMatchObject({ isZeroWithin: true, isPrintedWithin: true });
    const { low, high } = saidBy(fairness, 3);
    expect([low >= fairness.from, high <= fairness.to]).toEqual([true, true]);
  });
});
