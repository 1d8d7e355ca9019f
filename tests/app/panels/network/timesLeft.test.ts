import { describe, expect, it } from 'vitest';
import { timesLeft } from '../../../../src/app/panels/network/rings/timerRings.ts';

describe('times left of retransmission timers next to each other', () => {
  it('are milliseconds where all are shorter than a second, with the unit at the soonest', () => {
    expect(timesLeft([120, 41, 200])).toEqual(['120', '41 ms', '200']);
  });

  it('are seconds where one is as long, so that 900 does not look longer than 1.7', () => {
    expect(timesLeft([900, 1650, 12_400])).toEqual(['0.9 s', '1.7 s', '12 s']);
  });

  it('of a timer that runs are not zero', () => {
    expect(timesLeft([12, 1650])[0]).toBe('0.1 s');
  });
});
