import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areasOf, isFor, wholeOf } from '../../scripts/build/language/areas.ts';
import { bare } from '../../scripts/build/language/catalogs.ts';
import { sentencesIn } from '../../scripts/build/language/sentences.ts';
import { below } from '../../scripts/build/language/texts.ts';
import { SAME } from './untranslated.ts';

/** Texts of a source that no catalog has. */
function missingIn(path: string): readonly string[] {
  const keys = areasOf('de').flatMap((area) => (isFor(area, path) ? Object.keys(area.catalog) : []));
  const german = new Set([...keys, ...keys.map(bare)]);
  return sentencesIn(readFileSync(`src/${path}`, 'utf8')).filter(
    (text) => !german.has(text) && !SAME.some((pattern) => pattern.test(text)),
  );
}

describe('everything in English is there in German', () => {
  it.each(['lessons/texts', 'lessons/lectures', 'stories/texts', 'rules/discard', 'rules/algorithms'])(
    'src/%s: each file',
    (folder) => {
      const files = below(folder, /\.(json|rule)$/);
      expect(files).not.toEqual([]);
      expect(files.filter((path) => wholeOf('de', path) === null)).toEqual([]);
    },
  );

  it.each(['app/strings', 'strings/en', 'race/strings', 'scenarios/teaching'])(
    'src/%s: each text',
    (folder) => {
      const missing = below(folder, /\.ts$/).flatMap((path) =>
        missingIn(path).flatMap((text) => (/\p{L}{2}/u.test(text) ? `${path}: ${text}` : [])),
      );
      expect(missing).toEqual([]);
    },
  );

  /** Three words in a row: no key, name or unit has so many. */
  const SENTENCE = /(?<![\w-])[A-Za-z]+['’,]?[a-z]* [a-z]+,? [a-z]+(?![\w-])/;
  /** Rows and columns of tables stay as the papers print them. */
  const WHOLE = /[.?!:]$/;

  it.each([
    ['scenarios', SENTENCE],
    ['lessons', SENTENCE],
    ['studies', WHOLE],
  ] as const)('src/%s: each sentence', (folder, wanted) => {
    const missing = below(folder, /\.ts$/).flatMap((path) =>
      missingIn(path).flatMap((text) => (SENTENCE.test(text) && wanted.test(text) ? `${path}: ${text}` : [])),
    );
    expect(missing).toEqual([]);
  });
});
