import { describe, expect, it } from 'vitest';
import { roundUp, steadyTop } from '../../../src/app/plot/scale.ts';

describe('the top of an axis', () => {
  it.each([
    [0, 1],
    [-3, 1],
    [1, 1],
    [0.03, 0.03],
    [0.031, 0.04],
    [11, 15],
    [151, 200],
    [2_000, 2_000],
    [6_001, 8_000],
    [9_999, 10_000],
  ])('above %d is %d', (most, top) => expect(roundUp(most)).toBeCloseTo(top, 12));

  it('is a round number at first', () => expect(steadyTop(null, 630)).toBe(800));

  it('stays while the signal takes 45 % of it or more', () => {
    expect(steadyTop(1_000, 1_000)).toBe(1_000);
    expect(steadyTop(1_000, 450)).toBe(1_000);
  });

  it('moves for a signal that is higher, and for one that is too small to read', () => {
    expect(steadyTop(1_000, 1_001)).toBe(1_500);
    expect(steadyTop(1_000, 449)).toBe(500);
  });
});
