import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src/app', file), 'utf8') }));

/** Scripts that a text fetches outside of a declaration. */
const bare = (text: string): readonly string[] =>
  [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(({ index, 1: path = '' }) => {
    const before = text.slice(0, index);
    const isDeclared = /\b(late|latePart|onDemand)(<\w+>)?\(\s*(async )?\(\) =>\s*(\(\s*await )?$/.test(
      before,
    );
    return isDeclared || before.endsWith('typeof ') ? [] : [path];
  });

it('knows a script that is declared from one that is fetched on the way', () => {
  for (const text of [
    "late(async () => (await import('./A.tsx')).A)",
    "latePart<B>(\n  async () => (await import('./b.ts')).b,\n)",
    "onDemand(() => import('./c.ts'))",
  ])
    expect(bare(text), text).toEqual([]);
  for (const text of ["await import('./a.ts')", "() => import('./a.ts')", "void import(\n'./a.ts')"])
    expect(bare(text), text).toEqual(['./a.ts']);
});

/** They choose which page this is: the one table of pages. */
const PAGES = ['main.tsx', 'oneFile.ts'];

it('a script that comes later is declared by late, latePart or onDemand of app/late', () => {
  const found = sources.flatMap(({ file, text }) =>
    PAGES.includes(file) ? [] : bare(text).map((path) => `${file}: ${path}`),
  );
  expect(found).toEqual([]);
});

/** What one part of `latePart` hands over. */
const ONE_PART = ['chrome/sound/audio.ts', 'headline/paused.ts', 'headline/rateControl.ts'];
/** The list of panels, a line for each: read as a whole. */
const PANELS = 'panel/registry.ts';

it('no other file only hands on others, so that they come as one script: the build puts together what is fetched ahead', () => {
  const barrels = sources.filter(({ text }) =>
    text
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .split(';\n')
      .every((statement) => statement.trim() === '' || /^\s*export (type )?\{[^}]*\} from /.test(statement)),
  );
  expect(barrels.map(({ file }) => file).toSorted()).toEqual([...ONE_PART, PANELS]);
});
