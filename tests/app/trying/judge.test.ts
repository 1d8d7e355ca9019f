import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Judged, judgeFile, judgeText } from '../../../src/app/fileDrop/judge.ts';
import { type Problem, valueIs } from '../../../src/contract/index.ts';
import { checkScenario } from '../../../src/engine/index.ts';

const lesson = readFileSync('src/lessons/texts/one-cell.lesson.json', 'utf8');
const scene = readFileSync('tests/support/branching.json', 'utf8');

const problemsOf = (judged: Judged): readonly Problem[] =>
  judged.kind === 'broken' ? judged.problems : expect.unreachable(judged.kind);
/** Where the engine says that a scenario file is wrong. */
function placesOf(name: string, text: string): readonly string[] {
  const judged = judgeText(name, text);
  if (judged.kind !== 'scenario') return expect.unreachable(judged.kind);
  return judged.placed(checkScenario(judged.document).problems).map(({ path }) => path);
}

describe('a file that is tried', () => {
  it.each([
    ['my.lesson.json', lesson, 'lesson'],
    ['copy.json', lesson, 'lesson'],
    ['net.json', scene, 'scenario'],
    ['run.json', '{ "kind": "cellscope-run", "version": 1 }', 'run'],
    ['mine.rule', 'anything', 'rule'],
    ['mine.txt', '# mine\nrule "mine"', 'rule'],
  ])('%s is opened as what it is', (name, text, kind) => {
    expect(judgeText(name, text).kind).toBe(kind);
  });

  it('names the place of each fault of a lesson', () => {
    const text = lesson.replace('"minutes": 8', '"minutes": 900').replace('"goal"', '"gaol"');
    const problems = problemsOf(judgeText('my.lesson.json', text));
    expect(problems[0]).toMatchObject({ path: 'line 4, column 14: minutes', value: '900' });
    expect(problems.map(({ path }) => path)).toContain('line 1, column 1: goal');
  });

  it('names its file where there is one fault only', () => {
    const text = lesson.replace('"minutes": 8', '"minutes": 900');
    expect(problemsOf(judgeText('my.lesson.json', text)).map(({ path }) => path)).toEqual([
      'my.lesson.json, line 4, column 14: minutes',
    ]);
  });

  it('names the place of what the engine has against a scenario', () => {
    expect(placesOf('net.json', scene)).toEqual([]);
    const text = JSON.stringify({ ...JSON.parse(scene), run: { durationS: -1 }, colour: 'red' }, null, 2);
    const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
    expect(placesOf('net.json', text).toSorted()).toEqual(
      [
        `line ${lineOf('durationS')}, column 18: run.durationS`,
        `line ${lineOf('colour')}, column 13: colour`,
      ].toSorted(),
    );
  });

  it.each(['plan.lecture.json', 'plan.json'])('%s is the plan of a lecture', (name) => {
    const plan = readFileSync('src/lessons/lectures/half-empty-link.lecture.json', 'utf8');
    expect(judgeText(name, plan).kind).toBe('lecture');
  });

  it('names the place where it is no JSON', () => {
    const [problem, ...others] = problemsOf(judgeText('net.json', '{\n  "version": 1,\n}'));
    expect(others).toEqual([]);
    expect(problem?.path).toBe('net.json');
    expect(problem?.reason).toMatchObject({
      values: { words: expect.stringMatching(/^not JSON at line 3, column 1: /) },
    });
  });

  it.each(['7', '[]', 'null', `${'['.repeat(50)}${']'.repeat(50)}`])('%s is no scenario', (text) => {
    expect(problemsOf(judgeText('net.json', text))).toEqual([
      { path: 'net.json', value: undefined, reason: valueIs('not a scenario document') },
    ]);
  });

  it('is not read where it is larger than 2 MB', async () => {
    const file = new File(['x'.repeat(2 * 2 ** 20 + 1)], 'large.json');
    expect(problemsOf(await judgeFile(file))[0]?.reason).toEqual(valueIs('larger than 2 MB'));
  });
});
