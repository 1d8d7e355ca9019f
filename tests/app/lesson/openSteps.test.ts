import { expect, it } from 'vitest';
import { openSteps, type Work } from '../../../src/app/lesson/kept.ts';
import { lessons } from '../../../src/lessons/index.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';

const NOTHING: Work = { step: 0, answers: {}, words: {}, drawings: {} };

it.each(Object.keys(lessons))('%s is open as long as a step that asks has got nothing', async (id) => {
  const lesson = (await lessons[id]!.load()).default as Lesson;
  const asking = lesson.steps.flatMap(({ kind }, i) => (kind === 'show' || kind === 'do' ? [] : [i + 1]));
  expect(asking.length).toBeGreaterThan(0);
  // Who only presses Next has done nothing.
  expect(openSteps(lesson, { ...NOTHING, step: lesson.steps.length - 1 })).toEqual(asking);
  const all = <Value>(value: Value) => Object.fromEntries(lesson.steps.map((_, i) => [i, value]));
  const work: Work = { ...NOTHING, answers: all(0), words: all('So.'), drawings: all([1, 2, 3]) };
  expect(openSteps(lesson, work)).toEqual([]);
  expect(openSteps(lesson, { ...work, words: all('  ') })).toEqual(
    asking.filter((step) => lesson.steps[step - 1]?.kind === 'explain'),
  );
});
