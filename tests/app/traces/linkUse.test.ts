import { describe, expect, it } from 'vitest';
import { LinkUse } from '../../../src/app/traces/linkUse.ts';
import { storeOf } from '../../support/traceStore.ts';

/** A bin is a picosecond, so 1e12 cells/s are a cell. */
const cells = (...counts: number[]): number[] => counts.map((count) => count * 1e12);

/** Ten slots in each bin. */
function useOf(channels: Readonly<Record<string, readonly number[]>>): LinkUse {
  const named = Object.entries(channels).map(([use, counts]) => [`use/${use}/S1>S2`, cells(...counts)]);
  const use = LinkUse.of(storeOf(Object.fromEntries(named)), 'S1>S2', 0.1);
  if (use === null) throw new Error('nothing recorded');
  return use;
}

describe('use of a link', () => {
  const use = useOf({
    carried: [4, 10, 10, 0, 5],
    useful: [0, 4, 8, 8, 1],
    dead: [0, 0, 2, 0, 0],
    duplicate: [0, 0, 0, 2, 0],
  });

  it('has every slot in one place, bin by bin', () => {
    expect(use.bins).toBe(5);
    for (let bin = 0; bin < 5; bin++) {
      const { slots, ...parts } = use.between(bin, bin + 1);
      expect(slots).toBeCloseTo(10, 9);
      expect(Object.values(parts).reduce((sum, one) => sum + one, 0)).toBeCloseTo(10, 9);
      for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0);
    }
  });

  it('records the fate of a cell where its slot was, though it is known only later', () => {
    expect(use.between(0, 1)).toMatchObject({ useful: 4, dead: 0, idle: 6 });
    expect(use.between(1, 2)).toMatchObject({ useful: 8, dead: 2, duplicate: 0, idle: 0 });
    expect(use.between(2, 3)).toMatchObject({ useful: 8, duplicate: 2, idle: 0 });
    expect(use.between(3, 4)).toMatchObject({ useful: 0, pending: 0, idle: 10 });
  });

  it('says of which cells the fate is not known yet', () => {
    expect(use.between(4, 5)).toMatchObject({ useful: 1, pending: 4, idle: 5 });
  });

  it('adds up over bins', () => {
    expect(use.between(0, 5)).toMatchObject({ useful: 21, dead: 2, duplicate: 2, pending: 4, idle: 21 });
    expect(use.edgeBefore(3.7)).toBe(3);
    expect(use.edgeBefore(99)).toBe(5);
    expect(use.between(2, 2)).toMatchObject({ slots: 0, useful: 0, idle: 0 });
  });

  it('keeps RM cells out of what waits for its fate', () => {
    const rated = useOf({ carried: [4, 10], useful: [0, 3], dead: [0, 0], rm: [1, 2] });
    expect(rated.between(0, 2)).toMatchObject({ useful: 3, rm: 3, pending: 8, idle: 6 });
  });

  it('is not there for a link that is not recorded', () => {
    expect(LinkUse.of(storeOf({}), 'S1>S2', 0.1)).toBeNull();
  });
});
