import type { Lesson, Step } from '../../src/lessons/lesson.ts';

/** A slow reader of a text of the trade. */
export const WORDS_PER_MINUTE = 180;
/** Seconds that a step takes besides reading. */
const SECONDS: Readonly<Record<Step['kind'], number>> = {
  show: 8,
  ask: 15,
  check: 12,
  do: 20,
  draw: 45,
  explain: 60,
};

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.trim().split(/\s+/).length;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + wordsIn(one), 0);
  return typeof value === 'object' && value !== null ? wordsIn(Object.values(value)) : 0;
}

/** Minutes at reading speed, with the time to answer, to act, to draw and to write. */
export const minutesOf = ({ steps }: Lesson): number =>
  steps.reduce((sum, step) => sum + wordsIn(step) / WORDS_PER_MINUTE + SECONDS[step.kind] / 60, 0);
