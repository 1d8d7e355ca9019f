import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path: string): URL => new URL(`../../src/${path}`, import.meta.url);

const sheet = readFileSync(at('app/theme/fonts.css'), 'utf8');

interface Face {
  readonly name: string;
  readonly codes: ReadonlySet<number>;
}

const FACES: readonly Face[] = [
  ...sheet.matchAll(/fonts\/([\w-]+)\.woff2[^}]*unicode-range:\s*([^;]+);/g),
].map(([, name = '', range = '']) => ({
  name,
  codes: new Set(
    range.split(/,\s*/).flatMap((run) => {
      const [from = 0, to = from] = run
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  ),
}));

const sources = (folder: string): readonly string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(at(`${folder}/${path}`), 'utf8'));

it('every letter that the page says itself is in the first file of each font', () => {
  const text = ['app', 'strings', 'scenarios', 'studies'].flatMap(sources).join('');
  const escaped = [...text.matchAll(/\\u([0-9a-f]{4})/gi)].map(([, hex = '']) => Number.parseInt(hex, 16));
  const said = new Set([...[...text].map((letter) => letter.codePointAt(0) ?? 0), ...escaped]);
  const later = FACES.filter(({ name }) => name.endsWith('-rest'));
  expect(later).toHaveLength(2);
  for (const { codes } of later) {
    // Behind these are marks of encodings, which programs read and nobody sees.
    const missed = [...said].filter((code) => code > 0x7e && code < 0xfe00 && codes.has(code));
    expect(missed.map((code) => String.fromCodePoint(code))).toEqual([]);
  }
});

it('the files of a font share no letter and have all of Latin 1', () => {
  const latin = Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => 0x20 + i);
  const firsts = FACES.filter(({ name }) => name.endsWith('-first'));
  expect(firsts).toHaveLength(2);
  for (const first of firsts) {
    const family = FACES.filter(({ name }) => name.startsWith(first.name.replace('-first', '-')));
    const all = family.flatMap(({ codes }) => [...codes]);
    const shared = all.filter((code, i) => all.indexOf(code) !== i);
    const missing = latin.filter((code) => !all.includes(code));
    expect([first.name, shared, missing]).toEqual([first.name, [], []]);
  }
});
