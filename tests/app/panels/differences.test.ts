import { describe, expect, it } from 'vitest';
import { sayChange } from '../../../src/app/compare/change.ts';
import {
  agreed,
  comparisonsOf,
  directionOf,
  sayDifference,
  valueWords,
} from '../../../src/app/compare/measures.ts';

describe('a difference of two branches', () => {
  it('of counts is told as a number, and as a multiple when it is one', () => {
    expect(sayDifference(10_896, 15_078, 'count')).toBe('+38\u00a0%');
    expect(sayDifference(649, 7_222, 'count')).toBe('11 times');
    expect(sayDifference(39, 12, 'count')).toBe('−69\u00a0%');
    expect(sayDifference(0, 8, 'count')).toBe('+8');
    expect(sayDifference(0.15, 10_517, 'count')).toBe('+10,517');
    expect(sayDifference(2, 8_000, 'count')).toBe('4,000 times');
    expect(sayDifference(5, 5, 'count')).toBe('0\u00a0%');
  });

  it('as a share of what was is told in whole percent, whatever its size: only none is all of it less', () => {
    expect(sayChange(0.5, 0.75)).toBe('+50\u00a0%');
    expect(sayChange(649, 7_222)).toBe('+1,013\u00a0%');
    expect(sayChange(1_000, 3)).toBe('−99\u00a0%');
    expect(sayChange(1_000, 0)).toBe('−100\u00a0%');
    expect(sayChange(7, 7)).toBe('0\u00a0%');
  });

  it('of shares is told in points, of an index as it is', () => {
    expect(sayDifference(0.713, 0.987, 'share')).toBe('+27.4 points');
    expect(sayDifference(0.84, 0.57, 'index')).toBe('−0.27');
    expect(sayDifference(0.9999, 0.9981, 'index')).toBe('0.00');
    expect(sayDifference(0.1, 0.1002, 'share')).toBe('0.0 points');
  });

  it('that cannot be told is none', () => {
    expect(sayDifference(Number.NaN, 3, 'count')).toBe('');
    expect(directionOf(Number.NaN, 3, 'count')).toBeNull();
  });

  it('goes one way or the other, and small ones go neither', () => {
    expect(directionOf(10_896, 15_078, 'count')).toBe('more');
    expect(directionOf(1_958, 1_917, 'count')).toBe('same');
    expect(directionOf(0.84, 0.57, 'index')).toBe('less');
    expect(directionOf(0.84, 0.83, 'index')).toBe('same');
  });

  it('of a share near nothing is none unless it is halved or doubled, by half a point', () => {
    expect(directionOf(0.0167, 0.0003, 'share')).toBe('less');
    expect(directionOf(0.0003, 0.0167, 'share')).toBe('more');
    expect(directionOf(0, 0.006, 'share')).toBe('more');
    expect(directionOf(0.0167, 0.0101, 'share')).toBe('same');
    expect(directionOf(0.004, 0, 'share')).toBe('same');
    expect(directionOf(0.7, 0.681, 'share')).toBe('same');
    expect(directionOf(0.7, 0.679, 'share')).toBe('less');
  });

  it('is one only where every seed says so', () => {
    const pairs = (...all: [number, number][]) => agreed(all, 'count');
    expect(pairs([100, 120], [100, 130], [100, 110])).toBe('more');
    expect(pairs([100, 120], [100, 130], [100, 102])).toBe('same');
    expect(pairs([100, 120], [100, 80], [100, 130])).toBe('same');
    expect(pairs([100, 120], [100, Number.NaN], [100, 130])).toBe('same');
  });
});

describe('what is compared', () => {
  const keys = (rated: boolean, windows: boolean) =>
    comparisonsOf({ rated, windows, credited: false }, { measure: 'packets', good: 'more' }).map(
      ({ key }) => key,
    );

  it('is fairness between equals where nobody controls rates, and fairness to shares where somebody does', () => {
    expect(keys(false, true)).toContain('jain');
    expect(keys(false, true)).not.toContain('shares');
    expect(keys(true, true)).not.toContain('jain');
    expect(keys(true, true)).toEqual(
      expect.arrayContaining(['acr', 'shares', 'settling', 'deviation', 'overshoot']),
    );
  });

  it('is not what only windows have where there are none', () => {
    for (const key of ['timeouts', 'fastRetransmits', 'dead'] as const) {
      expect(keys(true, false)).not.toContain(key);
      expect(keys(true, true)).toContain(key);
    }
  });

  it('is told with its unit', () => {
    expect(valueWords(0.0017, 'time')).toBe('1.7 ms');
    expect(valueWords(Infinity, 'time')).toBe('never');
    expect(valueWords(57_881, 'rate')).toBe('57.9k');
    expect(sayDifference(0.0312, 0.0017, 'time')).toBe('−29.5\u00a0ms');
    expect(sayDifference(57_881, 63_264, 'rate')).toBe('+5.4k');
    expect(sayDifference(Infinity, 0.0017, 'time')).toBe('');
  });

  it('begins with the measure that the scene is about', () => {
    const [first] = comparisonsOf(
      { rated: false, windows: true, credited: false },
      { measure: 'through', good: 'more' },
    );
    expect(first?.key).toBe('through');
  });

  it('is less where it settles at all, and neither where nobody does', () => {
    expect(directionOf(Infinity, 0.0017, 'time')).toBe('less');
    expect(directionOf(0.0017, Infinity, 'time')).toBe('more');
    expect(directionOf(Infinity, Infinity, 'time')).toBe('same');
    expect(directionOf(0.0017, 0.001_72, 'time')).toBe('same');
  });
});
