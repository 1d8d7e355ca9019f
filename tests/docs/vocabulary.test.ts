import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync('docs/maintainers/vocabulary.md', 'utf8');

/** A source without its comments, which may name what is gone. */
const codeOf = (file: string): string =>
  readFileSync(join('src', file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const names = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\/built\//.test(file))
    .flatMap((file) => codeOf(file).match(/\b[A-Za-z_]\w*/g) ?? []),
);

/** Names in back quotes that no source has; paths are held by quotedPaths.test.ts. */
const unknownIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Za-z_][\w.]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/\.(ts|tsx|md)$/.test(name) && name.split('.').some((part) => !names.has(part)));

const defined = [...page.matchAll(/^\| (\*\*.*?) \|/gm)].flatMap(([, words = '']) =>
  [...words.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word),
);

it('has names of the code, each of which is there', () => {
  expect(unknownIn(page)).toEqual([]);
  expect(page.match(/`\w+`/g)?.length).toBeGreaterThan(50);
});

it('notices a name that is gone', () =>
  expect(unknownIn('The `Port`, its `Gathering` and `Port.serveGathered` of `atm/cell.ts`.')).toEqual([
    'Gathering',
    'Port.serveGathered',
  ]));

it('has each word once, but for those that two things are called', () => {
  const twice = defined.filter((word, i) => defined.indexOf(word) !== i);
  expect(twice).toEqual(['session']);
});

it('is linked from where a newcomer begins', () => {
  for (const file of ['docs/maintainers/README.md', 'CONTRIBUTING.md', 'src/README.md'])
    expect(readFileSync(file, 'utf8'), file).toContain('vocabulary.md)');
});
