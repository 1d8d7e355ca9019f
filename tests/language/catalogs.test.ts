import { describe, expect, it } from 'vitest';
import { areasOf, isFor, REFERENCE } from '../../scripts/build/language/areas.ts';
import { bare, mixtureOf, PARTIAL_LANGUAGES, shareOf } from '../../scripts/build/language/catalogs.ts';
import { keysOf, MANIFEST, PAGE, sourcesOf, textsByFile } from '../../scripts/build/language/texts.ts';
import { recogniser } from '../../src/app/language/mark.ts';
import type { homeTexts } from '../../src/app/strings/pages/home.ts';
import type * as numbers from '../../src/strings/en/numbers.ts';
import { differences } from '../german/likeness.ts';
import { inLanguage } from '../support/inLanguage.ts';

/** Keys of a catalog that no text has: the English has changed, and their translation is of what it said before. */
function staleIn(area: { readonly of: string; readonly catalog: Readonly<Record<string, string>> }) {
  const files = [...sourcesOf(area.of), ...[PAGE, MANIFEST].filter((path) => isFor(area, path))];
  const data = [...textsByFile()].flatMap(([path, said]) =>
    isFor(area, path) && !files.includes(path) ? [...said] : [],
  );
  const keys = new Set([...files.flatMap((path) => [...keysOf(path)]), ...data]);
  return Object.keys(area.catalog).filter((key) => !keys.has(key));
}

const catalogs = [REFERENCE, ...PARTIAL_LANGUAGES].flatMap((lang) =>
  areasOf(lang).map((area) => [`${lang}/${area.of}`, area] as const),
);

describe.each(catalogs)('the catalog %s', (_, area) => {
  it('translates what the English says now', () => expect(staleIn(area)).toEqual([]));

  it('has the values and numbers of each text', () => {
    const done = Object.entries(area.catalog).filter(([, said]) => said !== '');
    // What is in front of a colon may be the key of the source, or part of the text.
    const isLike = (english: string, said: string): boolean => differences(english, said).length === 0;
    const unlike = done.filter(([key, said]) => !isLike(key, said) && !isLike(bare(key), said));
    expect(unlike).toEqual([]);
  });
});

it('a text that the English no longer has is stale', () => {
  const catalog = { Learn: 'Apprendre', 'Learn it': 'Apprendre', 'title: Learn': '' };
  expect(staleIn({ of: 'app/strings/pages/home', catalog })).toEqual(['Learn it']);
});

describe('a language that is translated in part', () => {
  it('says what its catalogs have, and the rest in English', async () => {
    const { homeTexts: texts } = await inLanguage<{ homeTexts: typeof homeTexts }>(
      'fr',
      'app/strings/pages/home.ts',
    );
    expect([texts.why, texts.lessons]).toEqual(['Voir pourquoi', 'Leçons']);
    expect(texts.strip.pause).toBe('Pause the picture');
    expect(texts.found(3)).toBe('3 terms');
  });

  it('writes numbers as its locale does, whoever says them', async () => {
    const { grouped, duration, span } = await inLanguage<typeof numbers>('fr', 'strings/en/numbers.ts');
    expect([grouped(1_234_567.5), duration(18.2e9), span(0, 2000, 'cells')]).toEqual([
      '1\u202f234\u202f567,5',
      '18,2\u00a0ms',
      '0 to 2\u202f000 cells',
    ]);
  });

  it('reports its share, and in which language most of it is', () => {
    const { translated, texts } = shareOf('fr');
    const done = areasOf('fr').flatMap(({ catalog }) => Object.values(catalog).filter((said) => said !== ''));
    expect(translated).toBeGreaterThanOrEqual(done.length);
    expect(texts).toBeGreaterThan(5000);
    const { lang, rest, texts: marked } = mixtureOf('fr');
    expect([lang, rest]).toEqual(translated * 2 < texts ? ['en', 'fr'] : ['fr', 'en']);
    expect(marked).toContain(lang === 'en' ? 'Apprendre' : 'Pause the picture');
  });

  it('knows its texts with any values', () => {
    const isOne = recogniser(['Leçons', '{0} leçons (sur {1})', 'La file, **{queue}**.']);
    expect(['Leçons', '13 leçons (sur 20)'].map(isOne)).toEqual([true, true]);
    expect(['Lessons', '13 leçons', 'leçons'].map(isOne)).toEqual([false, false, false]);
  });
});

it('texts to translate are sentences and words, not ids, keys or names that German leaves', () => {
  const home = textsByFile().get('app/strings/pages/home.ts');
  expect(home).toContain('{0} lessons, with your guesses.');
  expect(home).not.toContain('Cellscope');
  expect(textsByFile().get('rules/discard/epd.rule')).toContain('early packet discard');
  expect(textsByFile().get('lessons/texts/one-cell.lesson.json')).not.toContain('one-cell');
});
