import { describe, expect, it } from 'vitest';
import { ONE_SEED } from '../../scripts/claims/figures.ts';
import { spreadOf } from '../../scripts/claims.ts';

describe('the spread of a figure over seeds', () => {
  it('is what its claim may differ by', () => {
    expect(spreadOf([9, 11, 9, 11])).toEqual({
      mean: 10,
      deviation: expect.closeTo(Math.sqrt(4 / 3)),
      within: expect.closeTo(Math.sqrt(4 / 3)),
    });
  });

  it('lets the first seed hold, which is judged alone', () => {
    const values = [20, 10, 10, 10, 10, 10];
    const { mean, within } = spreadOf(values);
    expect(Math.abs(20 - mean)).toBeLessThanOrEqual(within * ONE_SEED + 1e-12);
  });

  it('of one seed is none', () => expect(spreadOf([3])).toEqual({ mean: 3, deviation: 0, within: 0 }));
});
