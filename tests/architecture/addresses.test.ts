import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Who looks at a query beside `link/`, and why it is no codec of its own. */
const BESIDE: Readonly<Record<string, string>> = {
  'guess/game.ts': 'writes a link to the stage',
  'home/choice.ts': 'chooses the page, before any script of it',
  'home/main.tsx': 'the theme of a page without a state',
  'lab/places.ts': 'asks of which paper a link is',
  'lab/racePage.tsx': 'the scene of a race',
  'lecture/place.ts': 'the scene of a link',
  'lecture/room/performer.ts': 'hides the header in a link to the stage',
  'lesson/address.ts': 'leaves all else in the address as it is',
  'lesson/useCourse.ts': 'asks whether the page is embedded',
  'main.tsx': 'chooses the page',
  'papers/jobs.ts': 'writes a link to the stage',
  'race/RunLink.tsx': 'asks which page this is',
  'sheets/handout/address.ts': 'changes parts of a link to the stage',
  'sheets/sheetsPage.tsx': 'chooses the page',
  'story/Story.tsx': 'writes a link to the stage',
};

const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const holding = (pattern: RegExp): readonly string[] =>
  files.filter((file) => pattern.test(readFileSync(join('src/app', file), 'utf8'))).toSorted();

it('only app/link reads and writes the state of a page as an address', () => {
  const others = holding(/\bURLSearchParams\b/).filter((file) => !file.startsWith('link/'));
  expect(others, 'use urlState of app/link').toEqual(Object.keys(BESIDE));
});

it('only app/kept.ts keeps text in the browser, by a schema, and only lab/kept.ts runs', () => {
  expect(holding(/\b(local|session)Storage\b/), 'use kept(key, schema) of app/kept.ts').toEqual(['kept.ts']);
  expect(holding(/idb-keyval|\bindexedDB\b/), 'use keptIn of app/lab/kept.ts').toEqual(['lab/kept.ts']);
});
