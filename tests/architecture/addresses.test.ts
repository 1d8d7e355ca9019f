import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const holding = (pattern: RegExp): readonly string[] =>
  files.filter((file) => pattern.test(readFileSync(join('src/app', file), 'utf8'))).toSorted();

it('only app/link takes an address apart, and puts one together', () => {
  const others = holding(/\bURLSearchParams\b|\bsearchParams\b|\[\?&\]|\bencodeURIComponent\(/);
  // It chooses the page before any script: the build writes it into index.html.
  const known = ['home/choice.ts', 'link/query.ts', 'link/said.ts', 'link/urlState.ts'];
  expect(others, 'use saidIn, withSaid, queryOf or urlState of app/link').toEqual(known);
});

/** In code; comments may say what an address looks like. */
const WRITTEN_OUT = /^(?!\s*(?:\/?\*|\/\/)).*['"`]\?page=/m;

it('a link to a page is made by its name in the table of pages', () => {
  expect(holding(WRITTEN_OUT), 'use pageLink of app/link').toEqual(['link/pageLink.ts']);
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

it('only app/kept.ts keeps text in the browser, by a schema, and only lab/kept.ts runs', () => {
  expect(holding(/\b(local|session)Storage\b/), 'use kept(key, schema) of app/kept.ts').toEqual(['kept.ts']);
  expect(holding(/idb-keyval|\bindexedDB\b/), 'use keptIn of app/lab/kept.ts').toEqual(['lab/kept.ts']);
});
