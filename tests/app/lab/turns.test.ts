import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurns } from '../../../src/app/lab/turns.ts';

/** Steps of so many milliseconds each, and what they have done so far. */
function slow(count: number, ms: number) {
  const done: number[] = [];
  function* steps() {
    for (let step = 0; step < count; step++) {
      vi.setSystemTime(Date.now() + ms);
      done.push(step);
      yield;
    }
  }
  return { done, steps: steps() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('nothing is done at once, and the page has its turn when some steps are', () => {
  const { done, steps } = slow(5, 5);
  const end = vi.fn();
  inTurns(steps, end);
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual([0, 1]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual([0, 1, 2, 3]);
  expect(end).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(done).toHaveLength(5);
  expect(end).toHaveBeenCalledOnce();
});

it('what is stopped does not go on and is never done', () => {
  const { done, steps } = slow(5, 20);
  const end = vi.fn();
  const stop = inTurns(steps, end);
  vi.runOnlyPendingTimers();
  stop();
  vi.runAllTimers();
  expect(done).toEqual([0]);
  expect(end).not.toHaveBeenCalled();
});
