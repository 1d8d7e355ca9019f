import { expect, it } from 'vitest';
import { LIMIT_S, overLimit, QUIET_NS } from '../support/usedTime.ts';

it('lets pass what takes its time, without calibrating', () => {
  expect(overLimit(LIMIT_S, () => expect.unreachable())).toBeNull();
});

it('names what takes longer on a quiet machine, and on a faster one', () => {
  expect(overLimit(6, () => QUIET_NS)).toMatch(/^takes 6\.0 s .* more than 5 s/);
  expect(overLimit(6, () => QUIET_NS / 2)).toMatch(/^takes 6\.0 s/);
});

it('counts the seconds of a slow or busy machine by its calibration', () => {
  expect(overLimit(9, () => 2 * QUIET_NS)).toBeNull();
  expect(overLimit(12, () => 2 * QUIET_NS)).toMatch(/^takes 6\.0 s/);
});
