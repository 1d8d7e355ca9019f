import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../../scripts/build/language/sentences.ts';
import { sections } from '../../scripts/build/language/texts.ts';
import { SAME, UNTRANSLATED } from './untranslated.ts';

const MIRRORED = [
  'app/strings',
  'strings/en',
  'race/strings',
  'lessons/texts',
  'stories/texts',
  'scenarios/teaching',
  'rules/discard',
  'rules/algorithms',
];

const filesOf = (folder: string): readonly string[] =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json|rule)$/.test(name))
    .map((name) => join(folder, name));

describe('everything in English is there in German', () => {
  it.each(MIRRORED)('src/%s: each file', (folder) => {
    const missing = filesOf(folder).filter((path) => !existsSync(`src/german/${path}`));
    expect(missing).toEqual(Object.keys(UNTRANSLATED).filter((path) => path.startsWith(`${folder}/`)));
  });

  /** Three words in a row: no key, name or unit has so many. */
  const SENTENCE = /(?<![\w-])[A-Za-z]+['’,]?[a-z]* [a-z]+,? [a-z]+(?![\w-])/;
  /** Rows and columns of tables stay as the papers print them. */
  const WHOLE = /[.?!:]$/;

  it.each([
    ['scenarios', SENTENCE],
    ['lessons', SENTENCE],
    ['studies', WHOLE],
  ] as const)('src/%s: each sentence', (folder, wanted) => {
    const lists = sections.filter(({ of }) => of.startsWith(folder));
    const german = new Set(lists.flatMap(({ sentences }) => Object.keys(sentences)));
    const sources = filesOf(folder).filter(
      (path) => path.endsWith('.ts') && !existsSync(`src/german/${path}`),
    );
    const missing = sources.flatMap((path) =>
      sentencesIn(readFileSync(`src/${path}`, 'utf8'))
        .filter((text) => SENTENCE.test(text) && wanted.test(text) && !SAME.test(text) && !german.has(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(missing).toEqual([]);
  });
});
