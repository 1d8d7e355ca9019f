import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../../scripts/build/language/sentences.ts';
import { below } from '../../scripts/build/language/texts.ts';

/** Between letters, or behind the `s` of several. */
const STRAIGHT = /\p{L}'\p{L}|s'(?= \p{L})/u;

/** What a reader sees of a file: all of a rule but its comments, the sentences of a source, the values of data. */
function textsOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.rule')) return text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  if (path.endsWith('.ts')) return sentencesIn(text);
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value);
}

const straightIn = (path: string, text: string): readonly string[] =>
  textsOf(path, text).filter((line) => STRAIGHT.test(line));

/** Made of the grammar: its tables are texts. */
const TABLES = 'rules/grammar/parser.ts';

const FOLDERS = [
  'rules',
  'app/strings',
  'strings/en',
  'race/strings',
  'scenarios',
  'lessons',
  'stories',
  'studies',
  'languages/de',
];

describe('apostrophes in what a reader sees are ’', () => {
  it.each(FOLDERS)('src/%s', (folder) => {
    const paths = below(folder, /\.(json|rule|ts)$/).filter((path) => path !== TABLES);
    expect(paths).not.toEqual([]);
    const found = paths.flatMap((path) =>
      straightIn(path, readFileSync(`src/${path}`, 'utf8')).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['mine.rule', "help As in Floyd's gentle RED."],
    ['mine.rule', "parameter max, cells, 0 to buffer: The senders' share."],
    ['mine.ts', `const text = "The port's buffer is full.";`],
    ['mine.ts', "const text = 'The port\\'s buffer is full.';"],
    ['mine.json', `{ "title": "The port's buffer" }`],
  ])('in %s a straight one is found: %s', (path, text) => expect(straightIn(path, text)).toHaveLength(1));

  it.each([
    ['mine.rule', "# Floyd's gentle RED\nhelp As in Floyd’s gentle RED."],
    ['mine.ts', "const text = 'The port’s buffer is full.'; // Floyd's gentle RED"],
    ['mine.json', `{ "title": "The port’s buffer" }`],
  ])('in %s none is found: %s', (path, text) => expect(straightIn(path, text)).toEqual([]));
});
