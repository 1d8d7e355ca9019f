import { describe, expect, it } from 'vitest';
import { timesLeft, waitingNote } from '../../../../src/app/panels/network/rings/timerRings.ts';

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

describe('the note of how many senders wait', () => {
  const waiting = (ms: number | null) => ({ vc: 1, timer: ms === null ? null : { ms, left: 0.5 } });

  it('says what a ring means where markers have one, and nothing of rings where senders are drawn in groups', () => {
    const two = [waiting(10), waiting(20), waiting(null)];
    expect(waitingNote(10, two, true)).toBe('2 of 10 wait; ring: time left');
    expect(waitingNote(200, two, false)).toBe('2 of 200 wait for their timers');
    expect(waitingNote(200, [waiting(10)], false)).toBe('1 of 200 waits for its timer');
    expect(waitingNote(200, null, false)).toBe('');
  });
});
