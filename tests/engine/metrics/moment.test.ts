import { expect, it } from 'vitest';
import { type Look, momentIn } from '../../../src/engine/metrics/moment.ts';

const look = (timeS: number, lost: number, timeouts: number, queue: number): Look => ({
  timeS,
  lost,
  timeouts,
  queue,
});

it('is the first loss after measuring has begun, however many there were before', () => {
  const looks = [look(0.5, 9, 2, 3), look(0.6, 9, 3, 90), look(0.7, 12, 3, 4), look(0.8, 99, 3, 4)];
  expect(momentIn(looks)).toEqual({ timeS: 0.6, event: 'drop' });
});

it('is the first timeout of a run without losses, and the longest queue of one without either', () => {
  expect(momentIn([look(1, 4, 0, 7), look(2, 4, 0, 3), look(3, 4, 1, 9)])).toEqual({
    timeS: 2,
    event: 'timeout',
  });
  expect(momentIn([look(1, 4, 1, 7), look(2, 4, 1, 30), look(3, 4, 1, 30)])).toEqual({
    timeS: 2,
    event: null,
  });
});

it('is the beginning of a run that nobody has looked at', () => {
  expect(momentIn([])).toEqual({ timeS: 0, event: null });
});
