import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const GRAMMAR = 'src/contract/document/paths.ts';
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const kinds = [...readFileSync(GRAMMAR, 'utf8').matchAll(/^ {2}readonly kind: '(\w+)';/gm)].map(
  ([, kind = '']) => kind,
);

const READS_PATHS = /\b(read(Edit)?Path|parse(Edit)?Path|(Edit|Port|Vc|Loss|Rate|SourceRate)Path|PathOf)\b/;
/** Kinds of other things have other names. */
const OF_PATHS_ALONE = kinds.filter((kind) => /^(mechanism|buffers?|sourceRate|loss)$/.test(kind));

/** Where a text asks which of several kinds a path is of. */
function asked(text: string): readonly string[] {
  const names = READS_PATHS.test(text) ? kinds : OF_PATHS_ALONE;
  const compared = String.raw`\bkind [!=]== '(${names.join('|')})'|\bcase '(${names.join('|')})':`;
  const byKey = READS_PATHS.test(text) ? `|'(port|mechanism|serviceClass|group|link)' in ` : '';
  return [...text.matchAll(new RegExp(compared + byKey, 'g'))].map(([found]) => found);
}

it('notices a chain of conditions over the kind of an edit', () => {
  expect(kinds).toHaveLength(10);
  for (const text of [
    "const path = readPath(text); if (path?.kind === 'rate') return 1;",
    "function f(path: EditPath) { switch (path.kind) { case 'vc': return 1; } }",
    "if (edit.kind !== 'buffers') return null;",
    "const path = readEditPath(text); return path !== null && 'port' in path;",
  ])
    expect(asked(text), text).toHaveLength(1);
  for (const text of [
    "if (thing.kind === 'vc') return 1;",
    "KINDS.rate.name(path); type P = PathOf<'rate'>;",
  ])
    expect(asked(text), text).toEqual([]);
});

it('no other file asks which kind a path is of: what depends on it is an entry of a table of kinds', () => {
  expect(sources.flatMap(({ file, text }) => asked(text).map((found) => `${file}: ${found}`))).toEqual([]);
});

/** Each names every kind, so that a new one is an error of types in it. */
const TABLES = [
  GRAMMAR,
  'src/scenario/edits/kinds.ts',
  'src/engine/run/carriedOut.ts',
  'src/app/settings/kinds.ts',
];

it('each layer that has to do with edits has one table of kinds, which src/README.md names', () => {
  const found = sources.filter(({ text }) => /\[K in (Edit)?Path\['kind'\]\]/.test(text));
  expect(found.map(({ file }) => file).toSorted()).toEqual(TABLES.toSorted());
  const rows = readFileSync('src/README.md', 'utf8').split('\n');
  const row = rows.find((one) => one.startsWith('| something that an edit can change |')) ?? '';
  for (const table of TABLES) expect(row).toContain(`\`${table.replace('src/', '')}\``);
});

/** Who asks for paths of one kind alone, and means no other. */
const ONE_KIND: Readonly<Record<string, string>> = {
  'src/app/compare/names.ts': 'whether the number of senders was changed',
  'src/app/panels/result/hits.ts': 'how many senders a branch has',
  [GRAMMAR]: 'names of parameters',
  'src/scenario/edits/editOrder.ts': 'which edits make room for others',
};

it('few ask for the paths of one kind', () => {
  const found = sources.filter(({ text }) => /\breadKind\('/.test(text));
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(ONE_KIND));
});
