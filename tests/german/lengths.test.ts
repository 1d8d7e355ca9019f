import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areasOf } from '../../scripts/build/language/areas.ts';
import { sayIn } from '../../scripts/build/language/catalogs.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { networks, scenes } from '../../src/scenarios/index.ts';
import { NETWORK_CARDS } from '../../src/scenarios/networkCards.ts';
import { minutesOf } from '../lessons/minutes.ts';

describe.each(Object.entries(lessons))('the German lesson %s', (id, { title, minutes }) => {
  const lesson: Lesson = JSON.parse(readFileSync(`src/languages/de/lessons/texts/${id}.lesson.json`, 'utf8'));

  it('has the title that the list has', () =>
    expect(sayIn('de', 'lessons/index.ts')?.(title)).toBe(lesson.title));
  it('takes no more minutes than it says', () => expect(minutesOf(lesson)).toBeLessThanOrEqual(minutes));
});

describe('the German of cards', () => {
  const areas = areasOf('de').filter(({ of }) => of.startsWith('scenarios'));
  const german = new Map(areas.flatMap(({ catalog }) => Object.entries(catalog)));
  const ids = networks.flatMap(({ documents }) => documents.map(({ id }) => id));
  const lines = [...scenes.map(([, { line }]) => line), ...ids.map((id) => NETWORK_CARDS[id]?.[0] ?? '')];

  it('has one line for each, no two the same, of at most 70 characters', () => {
    const said = lines.map((line) => german.get(line) ?? '');
    expect(said.filter((line) => line === '' || line.length > 70)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
