import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MOST = 15;

/** Lists of which each entry is a file, with what its files are. */
const LISTS: Readonly<Record<string, string>> = {
  'src/rules/discard': 'discard policies',
  'src/german/rules/discard': 'the same in German',
  'src/engine/rules/built': 'what the rules of discard policies are made into',
};

const folders = [
  'src',
  ...readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => typeof entry !== 'string' && entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name)),
];
const filesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('folders', () => {
  it(`have at most ${MOST} files, unless each file is an entry of one list`, () => {
    const full = folders.filter((folder) => filesIn(folder) > MOST);
    expect(full.toSorted()).toEqual(Object.keys(LISTS).toSorted());
  });
});

describe('a README', () => {
  it.each(['src', 'src/app', 'src/app/panels', 'src/engine'])('of %s names each of its folders', (place) => {
    const text = readFileSync(join(place, 'README.md'), 'utf8');
    const inside = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const unnamed = inside.filter(({ name }) => !new RegExp(`\`${name}[/\`]`).test(text));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });
});
