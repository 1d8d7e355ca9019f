import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src/app', file), 'utf8') }));

/** Files of the page that match, and one that is planted. */
const holding = (pattern: RegExp, planted = ''): readonly string[] =>
  [...sources, { file: PLANTED, text: planted }]
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

/** Behind all others. */
const PLANTED = 'zoo/Planted.tsx';

/** What one file, or a few, do for all others; comments may say what an address looks like. */
const BY_FEW = [
  {
    what: 'takes an address apart, or puts one together',
    pattern: /\bURLSearchParams\b|\bsearchParams\b|\[\?&\]|\bencodeURIComponent\(/,
    planted: [
      'const said = new URLSearchParams(location.search);',
      "const scene = new URL(href).searchParams.get('scene');",
      'const seed = /[?&]seed=(\\d+)/.exec(href)?.[1];',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
      'const link = `?title=${encodeURIComponent(title)}`;',
    ],
    // It chooses the page before any script: the build writes it into index.html.
    known: ['home/choice.ts', 'link/query.ts', 'link/said.ts', 'link/urlState.ts'],
    instead: 'saidIn, withSaid, queryOf or urlState of app/link',
  },
  {
    what: 'writes out the link to a page',
    pattern: /^(?!\s*(?:\/?\*|\/\/)).*['"`]\?page=/m,
    planted: ['  <a href="?page=papers">', "const link = '?page=lab';"],
    known: ['link/pageLink.ts'],
    instead: 'pageLink of app/link',
  },
  {
    what: 'keeps text in the browser',
    pattern: /\b(local|session)Storage\b/,
    planted: ["localStorage.setItem('theme', theme);", "sessionStorage.getItem('place')"],
    known: ['kept.ts'],
    instead: 'kept(key, schema) of app/kept.ts',
  },
  {
    what: 'keeps runs in the browser',
    pattern: /idb-keyval|\bindexedDB\b/,
    planted: ["import { get } from 'idb-keyval';", "indexedDB.open('runs');"],
    known: ['lab/kept.ts'],
    instead: 'keptIn of app/lab/kept.ts',
  },
] as const;

it.each(BY_FEW)('a file $what only where that is known', ({ pattern, planted, known, instead }) => {
  expect(holding(pattern), `use ${instead}`).toEqual(known);
  for (const text of planted) expect(holding(pattern, text), text).toEqual([...known, PLANTED]);
  expect(holding(pattern, "  // What `?page=lab` opens.\n * It has '?page=lab' in it.")).toEqual(known);
});

/** An address of a page that is put together by hand, and the scene of a page, or what is hidden, that is taken out of one. */
const PAGE_BY_HAND =
  /\bqueryOf\(\s*\[\s*\[\s*'page'|\bsaidIn\((location\.)?search, '(scene|seed)'\)|\bsaidIn\(\w+, 'hide'\)/;

it('what the address of a page says is read and written as a list of fields', () => {
  expect("queryOf([['page', page], ['scene', scene]])").toMatch(PAGE_BY_HAND);
  expect("const hidden = saidIn(search, 'hide')?.split(',') ?? [];").toMatch(PAGE_BY_HAND);
  expect("const scene = saidIn(location.search, 'scene') ?? USUAL_SCENE;").toMatch(PAGE_BY_HAND);
  // Whether the link is that of a run is asked before the codec of runs is there.
  expect(holding(PAGE_BY_HAND), 'use urlState or hiding of app/link').toEqual([
    'link/said.ts',
    'session/start.ts',
  ]);
});
