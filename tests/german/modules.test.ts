import { describe, expect, it } from 'vitest';
import { differences } from './likeness.ts';

const modules = import.meta.glob([
  '../../src/{app/strings,strings/en,race/strings}/**/*.ts',
  '../../src/german/{app/strings,strings/en,race/strings}/**/*.ts',
]);
const paths = Object.keys(modules).map((path) => path.replace('../../src/', ''));
const english = paths.filter((path) => !path.startsWith('german/'));
const german = paths.filter((path) => path.startsWith('german/')).map((path) => path.replace('german/', ''));

async function load(path: string): Promise<object> {
  const module = modules[`../../src/${path}`] ?? expect.unreachable(path);
  return { ...((await module()) as object) };
}

/** What a German module exports besides is for other German ones. */
const onlyOf = (english: object, german: object): object =>
  Object.fromEntries(Object.entries(german).filter(([name]) => name in english));

describe('modules of German words', () => {
  it('are of English ones', () => expect(german.filter((path) => !english.includes(path))).toEqual([]));

  it.each(german)(
    '%s says what the English one says, with the same keys, places and numbers',
    async (path) => {
      const [one, other] = await Promise.all([load(path), load(`german/${path}`)]);
      expect(differences(one, onlyOf(one, other))).toEqual([]);
    },
  );
});

describe('what differs between two languages', () => {
  it.each([
    ['a value that is not there', { one: 'at {idle}' }, { one: 'bei {leer}' }, 'places {leer}, not {idle}'],
    ['another number', { one: 'over 2,000 cells' }, { one: 'über 200 Zellen' }, 'numbers 200, not 2000'],
    ['a missing key', { one: 'a', two: 'b' }, { one: 'a' }, 'two: missing'],
    ['a key too many', { one: 'a' }, { one: 'a', two: 'b' }, 'two: not in the English'],
    ['a function of fewer values', { one: (a: number) => `${a}` }, { one: () => '' }, '0 values, not 1'],
    ['text for a function', { one: () => '' }, { one: '' }, 'string, not function'],
  ])('%s', (_, one, other, said) => expect(differences(one, other)).toEqual([expect.stringContaining(said)]));

  it('is nothing where numbers are written as each language does', () => {
    const one = { text: '1,960 cells in 0.4 s, as in section 3.2' };
    expect(differences(one, { text: '1.960 Zellen in 0,4 s, wie in Abschnitt 3.2' })).toEqual([]);
  });
});
