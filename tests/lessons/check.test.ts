import { describe, expect, it } from 'vitest';
import { readLesson } from '../../src/lessons/check.ts';

const GOOD = {
  id: 'a-lesson',
  title: 'A lesson',
  minutes: 3,
  needs: [],
  goal: 'Say it.',
  source: 'a paper',
  steps: [
    { kind: 'show', title: 'Look', text: ['Look.'], stage: 'scene=one-cell' },
    {
      kind: 'ask',
      title: 'Think',
      text: ['Think.'],
      question: 'Which?',
      answers: [
        { text: 'this', because: 'it is', right: true },
        { text: 'that', because: 'it is not' },
      ],
    },
  ],
  claims: [],
};
const fileOf = (lesson: object): string => JSON.stringify(lesson, null, 2);
const faults = (file: string) => {
  const read = readLesson(file);
  return 'faults' in read ? read.faults : [];
};
/** The line in which a text of the file is, from 1. */
const lineWith = (file: string, text: string): number =>
  file.split('\n').findIndex((line) => line.includes(text)) + 1;

describe('the file of a lesson', () => {
  it('is read as it is', () => {
    expect(readLesson(fileOf(GOOD))).toEqual({ lesson: GOOD });
  });

  it('names line, path and what is expected where a value is wrong', () => {
    const file = fileOf(GOOD).replace('"kind": "ask"', '"kind": "quiz"');
    expect(faults(file)).toEqual([
      {
        line: lineWith(file, 'quiz'),
        column: 15,
        path: 'steps[1].kind',
        value: '"quiz"',
        expected: 'one of show, ask, check, do, draw, explain',
      },
    ]);
  });

  it('names the line of what is around a value that is missing', () => {
    const file = fileOf(GOOD).replace('"goal": "Say it.",', '');
    expect(faults(file)).toMatchObject([
      { line: 1, column: 1, path: 'goal', value: 'nothing', expected: 'a text' },
    ]);
  });

  it('has an answer that is right, and a scene to begin with', () => {
    const file = fileOf(GOOD)
      .replace(/,\s*"right": true/, '')
      .replace(/,\s*"stage": "scene=one-cell"/, '');
    expect(faults(file).map(({ path }) => path)).toEqual(['steps[1].answers', 'steps[0].stage']);
  });

  it('names the line where its JSON breaks off', () => {
    const file = fileOf(GOOD).replace('"minutes": 3,', '"minutes": 3');
    expect(faults(file)).toMatchObject([{ line: lineWith(file, '"needs"'), expected: 'JSON' }]);
  });
});
