import type { Lecture } from './lecture.ts';

/**
 * A lecture without some of its steps: those behind them begin earlier, by as many minutes, so that the clock is right.
 * @param left indices of steps, from 0; of a lecture that would have none left nothing is left out
 */
export function withoutSteps(lecture: Lecture, left: readonly number[]): Lecture {
  let gone = 0;
  const steps = lecture.steps.flatMap((step, at) => {
    if (!left.includes(at)) return [{ ...step, from: step.from - gone, to: step.to - gone }];
    gone += step.to - step.from;
    return [];
  });
  return steps.length === 0 || gone === 0 ? lecture : { ...lecture, minutes: lecture.minutes - gone, steps };
}
