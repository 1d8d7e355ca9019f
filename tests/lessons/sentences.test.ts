import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../src/lessons/index.ts';
import { lectures } from '../../src/lessons/lectures/index.ts';
import type { Lecture } from '../../src/lessons/lectures/lecture.ts';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';
import { REFUTED_IN_GERMAN } from '../german/refuted.ts';

/** Attractive sentences that runs have refuted: a lesson offers them as wrong answers only. */
const REFUTED: readonly (readonly [sentence: string, pattern: RegExp])[] = [
  [
    'dead cells are what half the link is lost to',
    /dead cells are what half|lost to dead cells|dead cells (take|cost|waste) half/i,
  ],
  [
    'ESPD improves fairness',
    /ESPD (improves|increases|raises|is better for) (the )?fairness|ESPD is fairer/i,
  ],
  ['ESPD is the best policy', /ESPD is (always )?(the )?best(?! with)/i],
  ['NewReno reverses EPD and ESPD', /NewReno reverses|ESPD loses (to|against) EPD/i],
  [
    'fewer timeouts explain ESPD',
    /ESPD has fewer timeouts|fewer timeouts explain|because of fewer timeouts/i,
  ],
  ['bigger buffers deliver less', /(bigger|larger) buffers? (always )?(delivers?|carr(y|ies)) less/i],
  ['CCD beats EPD', /CCD (beats|is better than) EPD/i],
  ['tail drop can beat EPD', /tail drop (can )?beats? EPD/i],
  ['RED is fairest, RED is best', /RED is (the )?(fairest|best)/i],
  ['the averaging weight of RED is the key', /weight (of RED )?is the key/i],
  ['round robin ends unfairness', /round robin (ends|cures|fixes) (the )?unfairness/i],
  ['PPD is always better than RCD', /PPD is always (better|ahead)|PPD always beats/i],
  ['beat-down hits long paths', /beat-down always|beat-down hits (the )?long/i],
  ['EPRCA is max-min fair', /EPRCA is max-min/i],
  ['ERAA needs almost no buffer', /ERAA needs (almost )?no buffer/i],
  ['the faster algorithm finishes first', /faster algorithm finishes first/i],
];

/** What a step states as true. */
function statementsOf(step: Step): readonly string[] {
  const said = [...step.text, step.hint ?? ''];
  if (step.kind === 'draw') return [...said, step.drawing.seen];
  if (step.kind === 'explain') return [...said, step.model];
  if (step.kind !== 'ask' && step.kind !== 'check') return said;
  const right = step.answers.filter((answer) => answer.right);
  return [...said, ...right.map(({ text }) => text), ...step.answers.map(({ because }) => because)];
}

const files = await Promise.all(
  Object.entries(lessons).map(async ([id, { load }]) => [id, (await load()).default as Lesson] as const),
);

/** What a lecturer is asked to say. */
const linesOf = ({ ifProjectorFails, steps }: Lecture): readonly string[] => [
  ifProjectorFails,
  ...steps.flatMap(({ title, say, ask, stops }) => [
    title,
    ...say,
    ask ?? '',
    ...stops.map((stop) => stop.say ?? ''),
  ]),
];

const plans = await Promise.all(
  Object.entries(lectures).map(
    async ([id, { load }]) => [id, linesOf((await load()).default as Lecture)] as const,
  ),
);
const idsOf = (files: object, folder: string): readonly string[] =>
  Object.keys(files).map((id) => `${GERMAN}/${folder.replace('*', id)}`);
const GERMAN = 'src/languages/de/lessons';
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
const saidInGerman = [
  ...idsOf(lessons, 'texts/*.lesson.json').map((path) => {
    const { goal, steps } = read<Lesson>(path);
    return [path, [goal, ...steps.flatMap(statementsOf)]] as const;
  }),
  ...idsOf(lectures, 'lectures/*.lecture.json').map((path) => [path, linesOf(read<Lecture>(path))] as const),
];
const said = [
  ...files.map(([id, lesson]) => [id, [lesson.goal, ...lesson.steps.flatMap(statementsOf)]] as const),
  ...plans,
];

describe.each([
  ['in English', REFUTED, said],
  ['in German', REFUTED_IN_GERMAN, saidInGerman],
] as const)('a sentence that runs have refuted, %s', (_, refuted, texts) => {
  it.each(refuted)('"%s" is found where it is written', (sentence, pattern) => {
    expect(sentence).toMatch(pattern);
  });

  it.each(texts)('is not in %s', (_, all) => {
    for (const [sentence, pattern] of refuted)
      expect(
        all.filter((text) => pattern.test(text)),
        sentence,
      ).toEqual([]);
  });
});

it('is refuted in both languages', () => {
  expect(REFUTED_IN_GERMAN).toHaveLength(REFUTED.length);
});
