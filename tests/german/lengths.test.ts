import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sections } from '../../scripts/build/language/texts.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { networks, scenes } from '../../src/scenarios/index.ts';
import { NETWORK_CARDS } from '../../src/scenarios/networkCards.ts';
import { minutesOf } from '../lessons/minutes.ts';

const germanIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    sections.filter(({ of }) => of.startsWith(folder)).flatMap(({ sentences }) => Object.entries(sentences)),
  );

describe.each(Object.entries(lessons))('the German lesson %s', (id, { title, minutes }) => {
  const lesson: Lesson = JSON.parse(readFileSync(`src/german/lessons/texts/${id}.lesson.json`, 'utf8'));

  it('has the title that the list has', () => expect(germanIn('lessons').get(title)).toBe(lesson.title));
  it('takes no more minutes than it says', () => expect(minutesOf(lesson)).toBeLessThanOrEqual(minutes));
});

describe('the German of cards', () => {
  const german = germanIn('scenarios');
  const ids = networks.flatMap(({ documents }) => documents.map(({ id }) => id));
  const lines = [...scenes.map(([, { line }]) => line), ...ids.map((id) => NETWORK_CARDS[id]?.[0] ?? '')];

  it('has one line for each, no two the same, of at most 70 characters', () => {
    const said = lines.map((line) => german.get(line) ?? '');
    expect(said.filter((line) => line === '' || line.length > 70)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
