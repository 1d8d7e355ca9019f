import { describe, expect, it } from 'vitest';
import { differenceWords, verdict } from '../../../src/app/panels/branches/differences.ts';

describe('a difference of two branches', () => {
  it('of counts is told as a number, and as a multiple when it is one', () => {
    expect(differenceWords(10_896, 15_078, 'count')).toBe('+4,182');
    expect(differenceWords(649, 7_222, 'count')).toBe('×\u00a011.1');
    expect(differenceWords(39, 12, 'count')).toBe('−27');
    expect(differenceWords(0, 8, 'count')).toBe('+8');
    expect(differenceWords(5, 5, 'count')).toBe('0');
  });

  it('of shares is told in points, of an index as it is', () => {
    expect(differenceWords(0.713, 0.987, 'share')).toBe('+27.4\u00a0pt');
    expect(differenceWords(0.84, 0.57, 'index')).toBe('−0.27');
  });

  it('that cannot be told is none', () => {
    expect(differenceWords(Number.NaN, 3, 'count')).toBe('–');
    expect(verdict(Number.NaN, 3, { kind: 'count', good: 'more' })).toBe('');
  });

  it('is good or bad for whom the row is about, and small ones are neither', () => {
    expect(verdict(10_896, 15_078, { kind: 'count', good: 'more' })).toBe('better');
    expect(verdict(649, 7_222, { kind: 'count', good: 'less' })).toBe('worse');
    expect(verdict(1_958, 1_917, { kind: 'count', good: 'less' })).toBe('≈ same');
    expect(verdict(0.84, 0.57, { kind: 'index', good: 'more' })).toBe('worse');
    expect(verdict(0.84, 0.83, { kind: 'index', good: 'more' })).toBe('≈ same');
    expect(verdict(412, 1_056, { kind: 'count', good: null })).toBe('');
  });
});
