import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../src/lessons/check.ts';
import { checkRule } from '../../src/rules/check.ts';
import { differences, fixedIn } from './likeness.ts';

const below = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
    : [];
const read = (path: string): string => readFileSync(path, 'utf8');

describe('German lessons', () => {
  /** Keys of what a person reads; everything else is for the program. */
  const WORDS = [
    'title',
    'text',
    'because',
    'question',
    'task',
    'label',
    'model',
    'hint',
    'goal',
    'name',
    'seen',
    'along',
    'unit',
    'source',
  ];

  const withoutWords = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => withoutWords(entry, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, withoutWords(entry, name)]),
      );
    return typeof value === 'string' && WORDS.includes(key) ? '' : value;
  };

  it.each(below('src/languages/de/lessons/texts', '.json'))(
    '%s differs from the English one in words only',
    (name) => {
      const english = JSON.parse(read(`src/lessons/texts/${name}`));
      const german = JSON.parse(read(`src/languages/de/lessons/texts/${name}`));
      expect(faultsOf(german)).toEqual([]);
      expect(withoutWords(german)).toEqual(withoutWords(english));
      expect(differences(english, german)).toEqual([]);
    },
  );
});

describe('German rules', () => {
  const CODE_ONLY = [
    'name',
    'help',
    'label',
    'say',
    'note',
    'text',
    'short',
    'reading',
    'title',
    'source',
    'zero',
  ];
  /** The tree of a rule without what a person reads. */
  const codeOf = (text: string): unknown =>
    JSON.parse(
      JSON.stringify(checkRule(text), (key, value) =>
        CODE_ONLY.includes(key) && key !== 'say' ? undefined : value,
      ),
      (_, value) => (Array.isArray(value) ? value.filter((entry) => typeof entry !== 'string') : value),
    );

  const rules = below('src/languages/de/rules', '.rule');

  it('are of English ones', () =>
    expect(rules.filter((name) => !below('src/rules', '.rule').includes(name))).toEqual([]));

  it.each(rules)('%s decides as the English one, line by line', (name) => {
    const [english, german] = [read(`src/rules/${name}`), read(`src/languages/de/rules/${name}`)];
    expect(codeOf(german)).toEqual(codeOf(english));
    const [lines, others] = [english, german].map((text) => text.split('\n'));
    expect(others).toHaveLength(lines?.length ?? 0);
    const values = (lines ?? []).map((line) => fixedIn(line).places);
    expect((others ?? []).map((line) => fixedIn(line).places)).toEqual(values);
  });
});
