import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lectureWithUnits, stepWithUnits, withUnits } from '../../../src/app/lesson/units.ts';
import type { Lecture } from '../../../src/lessons/lectures/lecture.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';

const TEXTS = ['src/lessons/texts', 'src/languages/de/lessons/texts'];
const lessons = TEXTS.flatMap((folder) =>
  readdirSync(folder).map((name): Lesson => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
);

it.each([
  ['die nächsten 420 ms.', 'die nächsten 420\u00a0ms.'],
  ['11 % more, 155 Mb/s and 64 KB', '11\u00a0% more, 155\u00a0Mb/s and 64\u00a0KB'],
  ['0,83 s und 2,7 µs', '0,83\u00a0s und 2,7\u00a0µs'],
  ['10 senders and 2 more', '10 senders and 2 more'],
])('%s keeps its units at their numbers', (text, glued) => expect(withUnits(text)).toBe(glued));

it('no sentence of a lesson breaks between a number and a unit, and nothing else of it changes', () => {
  let sentences = 0;
  for (const { steps } of lessons)
    for (const step of steps) {
      const glued = stepWithUnits(step);
      const { text, hint = '' } = glued;
      for (const sentence of [...text, hint, 'question' in glued ? glued.question : '']) {
        expect(sentence).not.toMatch(/\d (ms|s|%|µs|KB|Mb\/s)(?![\p{L}])/u);
        sentences += Number(sentence.includes('\u00a0'));
      }
      expect(JSON.parse(JSON.stringify(glued).replaceAll('\u00a0', ' '))).toEqual(
        JSON.parse(JSON.stringify(step).replaceAll('\u00a0', ' ')),
      );
      expect(glued.stage).toBe(step.stage);
    }
  expect(sentences).toBeGreaterThan(50);
});

it('nor one of a lecture, also in what is said at a press', () => {
  for (const folder of ['src/lessons/lectures', 'src/languages/de/lessons/lectures'])
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.lecture.json'))) {
      const lecture: Lecture = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
      const { steps, ...glued } = lectureWithUnits(lecture);
      const said = steps.flatMap(({ say, ask = '', stops }) => [
        ask,
        ...say,
        ...stops.map((one) => one.say ?? ''),
      ]);
      expect(said.filter((line) => line.includes('\u00a0')).length, name).toBeGreaterThan(5);
      for (const line of said) expect(line).not.toMatch(/\d (ms|s|%|µs|KB|Mb\/s)(?![\p{L}])/u);
      expect(JSON.parse(JSON.stringify({ ...glued, steps }).replaceAll('\u00a0', ' '))).toEqual(lecture);
    }
});
