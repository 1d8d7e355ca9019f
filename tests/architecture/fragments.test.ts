import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCatalog, Sources } from '../support/catalogTexts.ts';
import { fragment, fragmentsIn } from '../support/fragments.ts';

const CLAUSE = 'a main clause, which every language can begin or end with';
const LABEL = 'a label and its value';

/** What may be put into a sentence, or set next to a text, and why. */
const ALLOWED: readonly { readonly found: RegExp; readonly because: string }[] = [
  { found: /(result|ending)\.ts: \{0\} the network had \{1\} \{2\}$/, because: CLAUSE },
  { found: /remarks\/(index|rmCells)\.ts: \{0\} (read it|left it)/, because: CLAUSE },
  { found: /remarks\/rates\.ts: no forward RM cell had left/, because: CLAUSE },
  { found: /(rows\.tsx|reasons\/index\.ts): \{0\} is \{1\}$/, because: 'a value and why it is refused' },
  { found: /(algorithms|decisions)\.ts: the result is not a number$/, because: 'a fault, named in bold' },
  { found: /stopWords\.ts: /, because: 'breakpoints are typed: readers choose a subject and a verb' },
  { found: /Claims\.tsx: /, because: LABEL },
  { found: /(PortParts|MechanismCard)\.tsx: (buffer|Buffer of \{0\}|no limit)$/, because: LABEL },
  { found: /levels\/words\.ts: of \{0\}$/, because: 'a limit, as it is written next to its lane' },
  { found: /RoutesPanel\.tsx: waits at/, because: 'one of the parts that describe an RM cell' },
  { found: /MeasureWindow\.tsx: (Measured from|to)$/, because: 'labels of two boxes' },
];

const files = ['src/app', 'src/strings', 'src/race'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    // What imports no catalog has no text to put into a sentence.
    .filter((file) => isCatalog(file) || /\/strings\//.test(readFileSync(file, 'utf8'))),
);

const WORDS = `export const words = {
  cells: 'cells',
  wait: (cells: string) => \`\${cells} cells wait\`,
  lost: ', lost',
  more: (count: number) => \` and \${count} more\`,
  says: (what: string) => \`At S1 \${what}, and the link is idle\`,
  named: (what: string) => \`At S1: \${what}.\`,
  idle: 'the link is idle',
  whole: 'The link is idle.',
  many: { one: 'waits', other: 'wait for it' },
};
`;
const WORDS_FILE = 'src/app/strings/words.ts';

/** What is found in a source of the page that has the words above. */
const foundIn = (line: string): readonly string[] => {
  const page = `import { words } from './strings/words.ts';\n${line}`;
  return fragmentsIn('src/app/a.tsx', new Sources({ [WORDS_FILE]: WORDS, 'src/app/a.tsx': page })).map(
    (found) => found.replace('src/app/a.tsx: ', ''),
  );
};

/** The same in a catalog. */
const foundInCatalog = (text: string): readonly string[] => {
  const file = 'src/app/strings/other.ts';
  const catalog = `import { words } from './words.ts';\n${text}`;
  return fragmentsIn(file, new Sources({ [WORDS_FILE]: WORDS, [file]: catalog })).map((found) =>
    found.replace(`${file}: `, ''),
  );
};

describe('a sentence is a whole text', () => {
  const sources = new Sources();
  const found = files.flatMap((file) => fragmentsIn(file, sources));

  it('in every catalog, and where the page says it', () => {
    const glued = found.filter((text) => !ALLOWED.some((allowed) => allowed.found.test(text)));
    expect(glued, 'write a text for each case, with places for values').toEqual([]);
  });

  it.each(ALLOWED)('and what is allowed is still there: $found', ({ found: allowed }) => {
    expect(found.some((text) => allowed.test(text))).toBe(true);
  });
});

describe('a part of a sentence is found', () => {
  it.each([
    ['as a value of another text', 'words.says(words.wait(count));', ['{0} cells wait']],
    ['as one of two values', 'words.says(isIdle ? words.idle : words.wait(count));', 2],
    ['under another name', 'const what = words.idle; words.says(what);', ['the link is idle']],
    ['that a function gives', 'const what = () => words.idle; words.says(what());', ['the link is idle']],
    ['chosen by a key', 'words.says(words.many[kind]);', ['wait for it']],
    ['that begins with a comma', 'words.named(words.lost);', [', lost']],
    ['on both sides of a value', '<>{words.cells} <b>{count}</b> {words.idle}</>;', 2],
    ['in bold', '<p><b>{words.wait(count)}</b> {words.cells}</p>;', 2],
    ['that is there at times', '<p>{words.wait(count)} {isIdle && words.idle}</p>;', 2],
    ['behind a comma', '<p>{words.cells}, {words.idle}</p>;', 2],
    ['behind a comma in an element', '<p>{words.cells}<span>, {words.idle}</span></p>;', 2],
    ['in a template of an element', `<p>{words.cells}{isIdle && \`, \${words.idle}\`}</p>;`, 2],
  ])('%s', (_, line, expected) => {
    const all = foundIn(line);
    if (typeof expected === 'number') expect(all).toHaveLength(expected);
    else expect(all).toEqual(expected);
  });

  it.each([
    [
      'that goes on with a blank',
      `export const a = (n: number) => \`Lost\${n > 0 ? \` and \${n} more\` : ""}.\`;`,
    ],
    [
      'with values of its own',
      `export const a = (n: number) => \`\${n > 1 ? \`The \${n} links\` : "It"} ended\`;`,
    ],
    [
      'under a name',
      `const end = (n: number) => (n > 0 ? ", lost" : ""); export const a = (n: number) => \`A cell\${end(n)}.\`;`,
    ],
    [
      'that is a clause',
      `const who = "a cell waits"; export const a = (t: number) => \`At \${t} s \${who}.\`;`,
    ],
    ['in a sum', 'const who = "a cell waits"; export const a = "Now " + who;'],
    ['of another catalog', `export const a = (n: number) => \`Lost\${words.more(n)}.\`;`],
  ])('in a catalog: %s', (_, text) => expect(foundInCatalog(text)).toHaveLength(1));
});

describe('no part of a sentence is', () => {
  it.each([
    ['a label, a number, a unit', 'words.says(words.cells);'],
    ['what is named behind a colon', 'words.named(words.wait(count));'],
    ['a whole sentence', 'words.says(words.whole);'],
    ['sentences one behind the other', '<p>{words.whole} {words.whole}</p>;'],
    ['things with a dot between them', '<p>{words.cells} · {words.idle}</p>;'],
    ['elements of their own', '<p><button>{words.cells}</button> <a href="/">{words.idle}</a></p>;'],
    ['a text with a value in bold', '<p>{words.cells} <b>{count}</b></p>;'],
  ])('%s', (_, line) => expect(foundIn(line)).toEqual([]));

  it.each([
    [
      'a word that is chosen',
      `export const a = (n: number) => \`\${n} \${n === 1 ? "cell waits" : "cells wait"}.\`;`,
    ],
    [
      'a number with its unit',
      `export const a = (n: number) => \`Up to \${n === 1 ? "1 cell" : \`\${n} cells\`}.\`;`,
    ],
    [
      'a sentence behind another one',
      `const it = "No link is idle"; export const a = (t: number) => \`\${t} s. \${it}\`;`,
    ],
  ])('in a catalog: %s', (_, text) => expect(foundInCatalog(text)).toEqual([]));

  it.each(['VC that sends at a constant rate', '5 cells', 'slow start', '**no** VC'])('%s', (words) =>
    expect(fragment(words)).toBeNull(),
  );
});
