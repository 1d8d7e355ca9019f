import { describe, expect, it } from 'vitest';
import { sparkPath } from '../../../src/app/rates/state/Spark.tsx';

const spans = (...values: number[]) => ({ min: Float32Array.from(values), max: Float32Array.from(values) });

describe('the small line beside a number', () => {
  it('goes from 0 at the foot to the largest value at the top', () => {
    expect(sparkPath(spans(0, 5, 10), 12)).toBe('M0,11L1,6L2,1');
  });

  it('is broken where nothing is known, and begins where something is', () => {
    expect(sparkPath(spans(Number.NaN, 4, Number.NaN, 4), 12)).toBe('M1,1ZM3,1Z');
  });

  it('has room below 0', () => {
    expect(sparkPath(spans(-5, 5), 12)).toBe('M0,11L1,1');
  });

  it('is none of nothing', () => {
    expect(sparkPath(spans(Number.NaN), 12)).toBe('');
  });
});
