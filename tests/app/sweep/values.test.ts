import { describe, expect, it } from 'vitest';
import { plainSetting, plainValues, shownValues } from '../../../src/app/sweep/values.ts';

describe('values of a sweep, in English', () => {
  it.each([
    ['500..1900:200', '500..1900:200'],
    ['0.5, 1.5', '0.5,1.5'],
    ['0.5 1.5', '0.5,1.5'],
    ['epd,espd', 'epd,espd'],
    ['0,5', '0,5'],
    ['500,1000,1900', '500,1000,1900'],
    ['', ''],
  ])('%s', (typed, plain) => {
    expect(plainValues(typed)).toBe(plain);
    expect(plainValues(shownValues(plain))).toBe(plain);
  });

  it('a setting keeps its words', () => {
    expect(['run.durationS=0.5', 'policy=epd', 'strange'].map(plainSetting)).toEqual([
      'run.durationS=0.5',
      'policy=epd',
      'strange',
    ]);
  });
});
