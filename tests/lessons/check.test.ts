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

  it('keeps apart what readers leave in its steps', () => {
    const [look, ask] = GOOD.steps;
    expect(faults(fileOf({ ...GOOD, steps: [look, ask, { ...ask, id: '1' }] }))).toMatchObject([
      { path: 'steps[2].id', value: '"1"', expected: 'an id, or a place, of its own' },
    ]);
    expect(
      faults(fileOf({ ...GOOD, steps: [look, { ...look, id: '2' }, { ...ask, id: '1' }, ask] })),
    ).toEqual([]);
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

  it.each(['constructor', 'toString', 'hasOwnProperty'])('knows no kind of step and no key %s', (name) => {
    expect(faults(fileOf(GOOD).replace('"kind": "ask"', `"kind": "${name}"`))).toMatchObject([
      { path: 'steps[1].kind', value: `"${name}"` },
    ]);
    expect(faults(fileOf({ ...GOOD, [name]: 1 }))).toMatchObject([{ path: name, value: '1' }]);
  });

  it('has an answer that is right, and a scene to begin with', () => {
    const file = fileOf(GOOD)
      .replace(/,\s*"right": true/, '')
      .replace(/,\s*"stage": "scene=one-cell"/, '');
    expect(faults(file).map(({ path }) => path)).toEqual(['steps[1].answers', 'steps[0].stage']);
  });

  it('has pictures of whole cells only, and of no more than can be seen', () => {
    const cells = { name: 'cells', header: 40, data: 1500, filler: 36, check: 8, perCell: 48, rows: 'cut' };
    const withPicture = (picture: object) =>
      fileOf(GOOD).replace('"kind": "ask"', `"picture": ${JSON.stringify(picture)}, "kind": "ask"`);
    expect('lesson' in readLesson(withPicture(cells))).toBe(true);
    expect(faults(withPicture({ ...cells, filler: 30 }))).toMatchObject([
      { path: 'steps[1].picture', value: '1578 bytes', expected: '2 to 64 whole cells of perCell bytes' },
    ]);
    expect(faults(withPicture({ ...cells, data: 48_000, filler: 0, header: 40 }))).toMatchObject([
      { path: 'steps[1].picture' },
    ]);
    const near = {
      from: 0.1,
      to: 0.1,
      bottom: 1900,
      top: 2000,
      trace: 'queue/S2>S3',
      label: 'Queue',
      unit: 'cells',
    };
    const lines = [
      { at: 1960, name: 'T' },
      { at: 2000, name: 'buffer' },
    ];
    expect('lesson' in readLesson(withPicture({ name: 'closer', ...near, to: 0.2, lines }))).toBe(true);
    expect(faults(withPicture({ name: 'closer', ...near, lines }))).toMatchObject([
      { path: 'steps[1].picture', expected: 'from < to and bottom < top' },
    ]);
    expect(faults(withPicture({ ...cells, rows: 'all' }))).toMatchObject([
      { path: 'steps[1].picture.rows', expected: 'one of cut, missing, glued' },
    ]);
    expect(faults(withPicture({ ...cells, perCell: 0, sell: 1 }))).toMatchObject([
      { path: 'steps[1].picture.perCell', value: '0', expected: 'a number from 1 to 65535' },
      { path: 'steps[1].picture.sell', value: '1' },
    ]);
    for (const name of ['cell', 'toString', undefined])
      expect(faults(withPicture({ ...cells, name }))).toMatchObject([
        { path: 'steps[1].picture.name', expected: expect.stringMatching(/^one of cells, closer/) },
      ]);
  });

  it('names the line where its JSON breaks off', () => {
    const file = fileOf(GOOD).replace('"minutes": 3,', '"minutes": 3');
    expect(faults(file)).toMatchObject([{ line: lineWith(file, '"needs"'), expected: 'JSON' }]);
  });
});
