import { describe, expect, it } from 'vitest';
import { parseLink } from '../../src/app/link/query.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { LESSON_NUMBERS } from './lessonBacking.ts';
import { expectBacked, numbersIn, type Token } from './numbers.ts';

/** What a step states as true; numbers of a wrong answer are wrong. */
function statedIn(step: Step): readonly string[] {
  const said = [...step.text, step.hint ?? ''];
  if (step.kind === 'draw') return [...said, step.drawing.seen];
  if (step.kind === 'explain') return [...said, step.model];
  if (step.kind !== 'ask' && step.kind !== 'check') return said;
  return [...said, ...step.answers.flatMap(({ right, text, because }) => [right ? text : '', because])];
}

/** Every number of a value, and how many items its lists have; in the units that a text may write it in. */
function numbersOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [1, 1e-6, 1e-3, 1e3].map((factor) => value * factor);
  if (typeof value === 'string') return (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (Array.isArray(value)) return [value.length, ...value.flatMap(numbersOf)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** Settings of the stage that a step opens. */
function settingsOf({ stage }: { readonly stage?: string }): readonly number[] {
  if (stage === undefined) return [];
  const { link } = parseLink(`?${stage}`);
  const { scenario } = withOverrides(findScenario(link.scene ?? '') ?? expect.unreachable(), link.overrides);
  return [stage, scenario, checkScenario(scenario).scenario].flatMap(numbersOf);
}

/** Numbers that runs hold elsewhere: those of the words of a claim, and results that the reader draws. */
const claimedIn = ({ claims, steps }: Lesson): readonly string[] => [
  ...claims.flatMap(({ text }) => numbersIn(text).map(({ key }) => key)),
  ...steps.flatMap((step) =>
    step.kind === 'draw' && 'places' in step.drawing
      ? step.drawing.places.map(({ value }) => `${value}${step.drawing.unit === '%' ? ' %' : ''}`)
      : [],
  ),
];

const files = await Promise.all(
  Object.entries(lessons).map(async ([id, { load }]) => [id, (await load()).default as Lesson] as const),
);

describe.each(files)('lesson %s', (id, lesson) => {
  const backing = LESSON_NUMBERS[id] ?? {};
  const tokens = lesson.steps.flatMap((step) =>
    statedIn(step).flatMap((text) => numbersIn(text).map((token) => [token, text] as const)),
  );

  it('has for each number of its steps and hints a setting, a claim, or what it is recomputed from', () => {
    const set = lesson.steps.flatMap(settingsOf);
    const claimed = claimedIn(lesson);
    const isSet = ({ value, isShare }: Token) =>
      !isShare && set.some((one) => Math.abs(one - value) <= 1e-6 * value);
    const bare = tokens.filter(
      ([token]) => backing[token.key] === undefined && !claimed.includes(token.key) && !isSet(token),
    );
    expect(bare.map(([{ key }, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('needs each number that is recomputed', () => {
    const said = new Set(tokens.map(([{ key }]) => key));
    expect(Object.keys(backing).filter((key) => !said.has(key))).toEqual([]);
  });

  it.each(Object.entries(backing))('says %s, which is what comes out', (key, one) => expectBacked(key, one));
});
