import { expect, it } from 'vitest';
import { LIMIT_S, limitFrom, overLimit } from '../support/usedTime.ts';

it('lets pass what takes its time, and names what takes longer', () => {
  expect(overLimit(LIMIT_S, LIMIT_S)).toBeNull();
  expect(overLimit(16, LIMIT_S)).toMatch(/^takes 16\.0 s of processor time, more than 15 s \(the aim is 5\)/);
});

it('is another limit on a slow machine, or none, but never nonsense', () => {
  expect([undefined, '', '12.5', 'off'].map(limitFrom)).toEqual([LIMIT_S, LIMIT_S, 12.5, Infinity]);
  for (const wrong of ['warn', '0', '-1', 'NaN'])
    expect(() => limitFrom(wrong)).toThrow(`CELLSCOPE_TIME_LIMIT = ${wrong}: seconds above 0, or off`);
});
