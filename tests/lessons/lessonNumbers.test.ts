import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseLink } from '../../src/app/link/query.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';
import { findScenario } from '../../src/scenarios/index.ts';

/** Names with digits in them are no numbers: VCs, switches. */
const NAMES = /\b(?:sw\d|\dh\d|VC \d(?: to \d)?)\b/g;
const NUMBERS = /(?<![\p{L}\d])\d+(?:,\d{3})*(?:\.\d+)?(?![\d\p{L}])/gu;
const numbersIn = (text: string): readonly string[] =>
  (text.replace(NAMES, '').match(NUMBERS) ?? []).map((one) => one.replaceAll(',', ''));

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
  if (typeof value === 'number') return [1, 1e-6, 1e-3, 100, 1e3].map((factor) => value * factor);
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

/** Time of a cell at 155.52 Mb/s, ms; cells that 155 Mb/s carry in a second. */
const CELL_MS = 424 / 155_520;
const C = 155e6 / 424;
const RATES = 'tests/scenarios/lessonRates.test.ts';
const PRINTED = 'printed in the paper';
const CASE = 'a case that is made up, or a setting of it';
/** By lesson, what is neither a setting nor a claim: a sum of other numbers, the test that measures it, or why there is none. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, number | string>>>> = {
  'one-cell': { 48: 53 - 5, 46: 33 * 48 - 1500 - 8 - 30, 30: 33 * 48 - 1500 - 46 - 8 },
  'three-losses': { 0.1: CASE },
  'the-line': {
    1999: 2000 - 1,
    2.7: 1000 * CELL_MS,
    1.2: 454 * CELL_MS,
    28: 454 / 16,
    1900: CASE,
    192: CASE,
  },
  'how-much-buffer': {
    1.4: 500 * CELL_MS,
    34.5: 12_650 * CELL_MS,
    131: Math.floor(65_536 / 500),
    1572: 131 * 12,
    2900: 'a floor of 8 ms over the time of a cell',
    60000: 'forty windows, rounded',
    0.16: (60_000 * CELL_MS) / 1000,
  },
  'taking-turns': { 0.08: 'the claim of synchronisation, without its sign', 1900: CASE, 20: CASE },
  'early-warning': { 1.7: 100 * (1 - (1 - 0.00055) ** 32) },
  'whose-buffer': { 2.7: 1000 * CELL_MS, 2333: (10_000 - 1000 - 2000) / 3, 32: CASE, 1600: CASE },
  rates: {
    60900: 'a sixth of the link, rounded',
    49: RATES,
    41: RATES,
    612: RATES,
    3472: RATES,
    6929: RATES,
    1.6: RATES,
    347288: 0.95 * C,
    365566: C,
    81700: 'the sum in the sentence before it, rounded',
  },
  'two-loops': {
    189: RATES,
    224: RATES,
    42: RATES,
    60928: C / 6,
    122: (C / 6) * 0.002,
    0.6: ((C / 6) * 0.002) / 193,
  },
  sceptic: { 58999: PRINTED, 0.893: PRINTED, 0.921: PRINTED, 2.5: 3 - 0.5 },
};

/** Numbers of which no test recounts a run yet: they may only become fewer. */
const OPEN: Readonly<Record<string, readonly number[]>> = {
  'front-drop': [6183, 1.1, 2.7, 450, 1550, 1.25],
  'whose-buffer': [61, 4200],
  rates: [85, 112],
  'two-loops': [353_000, 0.359, 0.503, 0.355],
  sceptic: [11, 73_000, 76_000, 20, 46, 1.25, 4.3, 3.7],
};

it.each(Object.entries(lessons))(
  'each number of lesson %s is a setting, a claim that runs hold, or a sum',
  async (id, { load }) => {
    const { claims, steps } = (await load()).default as Lesson;
    const set = steps.flatMap(settingsOf);
    const claimed = [
      ...claims.flatMap(({ mean, within }) =>
        [1, 100, 1000].map((factor) => [factor * mean, factor * within] as const),
      ),
      ...steps.flatMap((step) =>
        step.kind === 'draw' && 'places' in step.drawing
          ? step.drawing.places.map(
              ({ value }) => [value, ('within' in step.drawing && step.drawing.within) || 0] as const,
            )
          : [],
      ),
    ];
    const met = new Set<number>();
    for (const text of steps.flatMap(statedIn))
      for (const written of numbersIn(text)) {
        const value = Number(written);
        const half = 0.5000001 * 10 ** -(written.split('.')[1]?.length ?? 0);
        if (set.some((one) => Math.abs(one - value) <= 1e-6 * value)) continue;
        if (claimed.some(([mean, within]) => Math.abs(mean - value) <= within)) continue;
        met.add(value);
        if (OPEN[id]?.includes(value)) continue;
        const other = OTHERS[id]?.[value];
        expect(other, `${written} in "${text}"`).toBeDefined();
        if (typeof other === 'number')
          expect(Math.abs(other - value), `${written} is ${other}`).toBeLessThanOrEqual(half);
        else if (other?.endsWith('.ts'))
          expect(readFileSync(other, 'utf8').replaceAll('_', ''), `${other}: ${written}`).toMatch(
            new RegExp(`(?<!\\d)(?:${written}|${value / 1000})(?!\\d)`),
          );
      }
    const listed = [...Object.keys(OTHERS[id] ?? {}).map(Number), ...(OPEN[id] ?? [])];
    expect(listed.filter((value) => !met.has(value))).toEqual([]);
  },
);
