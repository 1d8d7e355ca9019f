import { expect, it } from 'vitest';
import { LIMIT_S, limitFrom, overLimit, slowness } from '../support/usedTime.ts';

it('lets pass what takes its time, and names what takes longer', () => {
  expect(overLimit(LIMIT_S, LIMIT_S)).toBeNull();
  expect(overLimit(16, LIMIT_S, () => 1)).toMatch(
    /^takes 16\.0 s of processor time, 16\.0 s of an idle machine, more than 15 s \(the aim is 5\)/,
  );
});

it('grants a slow machine its time', () => {
  expect(overLimit(29, LIMIT_S, () => 2)).toBeNull();
  expect(overLimit(31, LIMIT_S, () => 2)).toContain('31.0 s of processor time, 15.5 s of an idle machine');
  expect(slowness()).toBeGreaterThanOrEqual(1);
});

it('is another limit on a slow machine, or none, but never nonsense', () => {
  expect([undefined, '', '12.5', 'off'].map(limitFrom)).toEqual([LIMIT_S, LIMIT_S, 12.5, Infinity]);
  for (const wrong of ['warn', '0', '-1', 'NaN'])
    expect(() => limitFrom(wrong)).toThrow(`CELLSCOPE_TIME_LIMIT = ${wrong}: seconds above 0, or off`);
});
