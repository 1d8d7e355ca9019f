import { describe, expect, it } from 'vitest';
import { pace } from '../../src/app/widgets/timing/pace.ts';

describe('how often a value is renewed', () => {
  it('is at once while the run stands still', () => {
    const due = pace(900);
    expect([0, 1, 2].map((wall) => due('paused', wall))).toEqual([true, true, true]);
  });

  it('is at most every 900 ms while it plays', () => {
    const due = pace(900);
    expect([0, 10, 899, 900, 1000, 1800].map((wall) => due('playing', wall))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('is at once when it begins to play and when it stops, however soon', () => {
    const due = pace(900);
    due('paused', 0);
    expect(due('playing', 5)).toBe(true);
    expect(due('playing', 10)).toBe(false);
    expect(due('paused', 15)).toBe(true);
  });
});
