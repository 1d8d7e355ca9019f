import { describe, expect, it } from 'vitest';
import { courseMessages } from '../../../src/app/lesson/course.ts';
import { keptWork, type Work } from '../../../src/app/lesson/kept.ts';
import { lessons } from '../../../src/lessons/index.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';

const lesson = (await lessons['half-link']?.load())?.default as Lesson;
const opened = keptWork('half-link', { steps: [] });
const next = (work: Partial<Work>): Work => ({ ...opened, ...work });

describe('what a course learns of a lesson', () => {
  it('is at first what it is, and the step', () => {
    const [about, step, ...rest] = courseMessages(lesson, null, next({ step: 2 }));
    expect(about).toEqual({ type: 'lesson', title: lesson.title, minutes: 10, steps: lesson.steps.length });
    expect(step).toEqual({
      type: 'step',
      step: 3,
      of: lesson.steps.length,
      title: lesson.steps[2]?.title,
    });
    expect(rest).toEqual([]);
  });

  it('is each answer with whether it is right, also one that is changed', () => {
    const [ask] = lesson.steps;
    if (ask?.kind !== 'ask') throw new Error('the lesson begins with a question');
    for (const [index, { text, right = false }] of ask.answers.entries())
      expect(courseMessages(lesson, opened, next({ answers: { 0: index } }))).toEqual([
        { type: 'answer', step: 1, kind: 'ask', question: ask.question, answer: text, right },
      ]);
    const same = next({ answers: { 0: 1 } });
    expect(courseMessages(lesson, same, { ...same })).toEqual([]);
  });

  it('has no words and no drawings: they stay on the device', () => {
    const at = lesson.steps.findIndex(({ kind }) => kind === 'explain');
    const now = next({ drawings: { 1: [1234, 777] }, words: { [at]: 'secret words' } });
    const messages = courseMessages(lesson, opened, now);
    expect(messages.map((message) => 'kind' in message && message.kind)).toEqual(['draw', 'explain']);
    expect(JSON.stringify(messages)).not.toMatch(/secret|1234|777/);
    // Every letter more is no news.
    expect(courseMessages(lesson, now, { ...now, words: { [at]: 'secret words more' } })).toEqual([]);
  });

  it('is the score when all is done: guesses and checks apart', () => {
    const right = Object.fromEntries(
      lesson.steps.flatMap((step, at) =>
        step.kind === 'check' ? [[at, step.answers.findIndex((answer) => answer.right)]] : [],
      ),
    );
    const answers = { 0: 99, ...right };
    const [done, ...rest] = courseMessages(lesson, next({ answers }), next({ answers, isDone: true }));
    expect(rest).toEqual([]);
    expect(done).toEqual({ type: 'done', asks: { right: 0, of: 1 }, checks: { right: 2, of: 2 } });
  });
});
