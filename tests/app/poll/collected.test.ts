import { describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/app/poll/code.ts';
import {
  guessBars,
  keepCollected,
  keptCollected,
  middleCurve,
  middleOf,
  NO_GUESSES,
  PERCENT_PARTS,
  partOf,
  valueCounts,
  withCodes,
  withHands,
  withoutLast,
} from '../../../src/app/poll/collected.ts';
import { asHeights, asLevels, codeShape, openQuestion } from '../../../src/app/poll/question.ts';
import { lessons } from '../../../src/lessons/index.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { stories } from '../../../src/stories/index.ts';

const shape = { of: 'half-empty', count: 1, levels: 101 };
const code = (percent: number): string => codeOf({ of: shape.of, values: [percent] }, shape.levels);

describe('what a class has said', () => {
  it('counts every code, equal ones too: they are equal guesses', () => {
    const text = [code(70), code(70), code(35)].join('\n');
    const { collected, added, refused } = withCodes(NO_GUESSES, text, shape);
    expect(added).toBe(3);
    expect(refused).toEqual([]);
    expect(collected.guesses.map(({ values }) => values[0])).toEqual([70, 70, 35]);
    expect(withoutLast(collected).guesses).toHaveLength(2);
  });

  it('keeps what is no code apart, with the reason', () => {
    const { collected, refused } = withCodes(NO_GUESSES, `${code(70)} K0PQ KPQ`, shape);
    expect(collected.guesses).toHaveLength(1);
    expect(refused.map(({ text, fault }) => [text, fault.kind])).toEqual([
      ['K0PQ', 'character'],
      ['KPQ', 'length'],
    ]);
  });

  it('has bars of codes and of hands', () => {
    const said = withHands(
      withCodes(NO_GUESSES, `${code(0)} ${code(20)} ${code(100)}`, shape).collected,
      4,
      12,
    );
    expect(guessBars(said, PERCENT_PARTS, partOf)).toEqual([
      { codes: 1, hands: 0 },
      { codes: 1, hands: 0 },
      { codes: 0, hands: 0 },
      { codes: 0, hands: 0 },
      { codes: 1, hands: 12 },
    ]);
    expect(withHands(said, 0, -3).hands[0]).toBe(0);
    expect(withHands(said, 0, Number.NaN).hands[0]).toBe(0);
  });

  it('has a middle', () => {
    expect(middleOf([10, 90, 20])).toBe(20);
    expect(middleOf([10, 20, 30, 90])).toBe(25);
    expect(middleOf([])).toBeNaN();
    expect(
      middleCurve([
        [0, 9],
        [2, 5],
        [4, 1],
      ]),
    ).toEqual([2, 5]);
  });

  it('is the same after the tab was loaded again, and nothing but codes and hands is kept', () => {
    const said = withHands(withCodes(NO_GUESSES, `${code(70)} ${code(35)}`, shape).collected, 2, 5);
    const entries = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
    });
    expect(keepCollected('half-empty', said)).toBe(true);
    const text = entries.get('cellscope.poll.half-empty') ?? '';
    expect(Object.keys(JSON.parse(text))).toEqual(['codes', 'hands']);
    expect(keptCollected('half-empty', shape)).toEqual(said);
    entries.set('cellscope.poll.half-empty', '{"codes":7,"hands":"x"}');
    expect(keptCollected('half-empty', shape)).toEqual(NO_GUESSES);
    vi.unstubAllGlobals();
  });
});

it('shows equal guesses once with their count, and those that would be on each other as one in their middle', () => {
  expect(valueCounts([40, 70, 41, 40, 41, 41, 9], 0.5)).toEqual([
    { value: 9, count: 1 },
    { value: 40, count: 2 },
    { value: 41, count: 3 },
    { value: 70, count: 1 },
  ]);
  const class19 = [50, 50, 60, 70, 70, 70, 80, 90, 95, 95, 97, 97, 99, 99, 99, 99, 99, 99, 100];
  for (const apart of [2.7, 6.7]) {
    const dots = valueCounts(class19, apart);
    expect(dots.reduce((sum, { count }) => sum + count, 0)).toBe(19);
    for (const [i, { value }] of dots.slice(1).entries())
      expect(value - (dots[i]?.value ?? 0)).toBeGreaterThanOrEqual(apart);
  }
  expect(valueCounts([99, 95, 98, 100], 6.7)).toEqual([{ value: 98, count: 4 }]);
});

describe('questions', () => {
  it('come from every story that has its reader guess', async () => {
    for (const [id, { load }] of Object.entries(stories)) {
      const { guess } = (await load()).default as { readonly guess?: object };
      expect((await openQuestion(id))?.kind, id).toBe(guess === undefined ? undefined : 'number');
    }
  });

  it('come from every step of a lesson that asks or has its reader draw, and fit into a code', async () => {
    for (const [id, { load }] of Object.entries(lessons)) {
      const { steps } = (await load()).default as Lesson;
      for (const [at, { kind }] of steps.entries()) {
        const question = await openQuestion(`${id}.${at + 1}`);
        const asks = { ask: 'answers', check: 'answers', draw: 'curve' }[kind as string];
        expect(question?.kind, `${id}, step ${at + 1}`).toBe(asks);
        if (question === null) continue;
        const { of, count, levels } = codeShape(question);
        const most = codeOf({ of, values: Array(count).fill(levels - 1) }, levels);
        expect(most.length).toBeLessThanOrEqual(8);
        expect(levels).toBeGreaterThan(1);
      }
    }
  });

  it('are no others', async () => {
    for (const of of ['', 'nothing', 'half-link.99', 'half-link.0', 'half-link.x', 'constructor'])
      expect(await openQuestion(of), of).toBeNull();
  });

  it('carry a curve to within half a step of its height', () => {
    const heights = asHeights(asLevels([0, 777, 2200, -5, 9999], 2200, 32), 2200, 32);
    for (const [i, value] of [0, 777, 2200, 0, 2200].entries())
      expect(Math.abs((heights[i] ?? 0) - value)).toBeLessThanOrEqual(2200 / 31 / 2);
  });
});
