import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).map((name) =>
    join(folder, name).replaceAll('\\', '/'),
  );

const everything = [
  ...readdirSync('.'),
  ...['src', 'tests', 'docs', 'e2e', 'scripts', 'public', 'changes', '.github'].flatMap(filesIn),
];

/** A path as a comment or a README has it: to a file, or to a folder, with a slash at its end. */
const PATH = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md|rule|json)|(?:[\w.-]+\/)+)`/g;

/** Names of this form that are no part of the repository, and what they are. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'dist/': 'what a build writes',
  'dist/de/': 'what a build writes',
  'assets/late/': 'what a build writes',
  'shard-1-of-4.json': 'what a sweep writes',
  'run.json': 'in an archive of pictures',
  'scenario.json': 'in an archive of pictures',
  'results.json': 'in an archive of pictures',
  'mine.rule': 'of a reader',
  'mine.lecture.json': 'of a reader',
  'my.lesson.json': 'of a reader',
  'my.story.json': 'of a reader',
  'three-senders.json': 'of a reader',
  'abr.rule': 'a key of a document',
};

/** Paths in back quotes. */
const quotedIn = (text: string): string[] => [...text.matchAll(PATH)].map(([, path]) => path!);

/** Those that nothing here has: each must be the end of some path of the repository. */
const missingIn = (text: string): string[] =>
  quotedIn(text).filter((path) => {
    const wanted = path.replace(/^(\.\.?\/)+/, '').replace(/\/$/, '');
    return (
      !(path in ELSEWHERE) && !everything.some((known) => known === wanted || known.endsWith(`/${wanted}`))
    );
  });

/** Of a README, names without a folder that may mean several files, none of them in its folder or below. */
function ambiguousIn(readme: string, text: string, files: readonly string[] = everything): string[] {
  const folder = readme.replace(/README\.md$/, '');
  return quotedIn(text).filter((name) => {
    const meant = files.filter((file) => file === name || file.endsWith(`/${name}`));
    return !name.includes('/') && meant.length > 1 && !meant.some((file) => file.startsWith(folder));
  });
}

const READ = ['src', 'docs']
  .flatMap(filesIn)
  .filter((file) => /\.(tsx?|md)$/.test(file) && !/\/built\/|kernel\/code\.ts$/.test(file));
const FOLDERS = [
  ...['engine', 'contract', 'scenario', 'scenarios', 'worker', 'app', 'cli', 'rules'].map(
    (name) => `src/${name}/`,
  ),
  'docs/',
];

describe('a path in back quotes is there', () => {
  it('in every comment and page', () => {
    const missing = READ.flatMap((file) =>
      missingIn(readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('in every README, and says which one is meant', () => {
    const readmes = READ.filter((file) => file.endsWith('/README.md'));
    const ambiguous = readmes.flatMap((file) =>
      ambiguousIn(file, readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`),
    );
    expect(ambiguous).toEqual([]);
    expect(readmes.length).toBeGreaterThan(20);
  });

  it('a name alone means a file of the folder, or the only one of that name', () => {
    const files = [
      'a/own.ts',
      'a/b/inner.ts',
      'c/own.ts',
      'c/inner.ts',
      'c/other.ts',
      'd/other.ts',
      'd/only.ts',
    ];
    const text = '`own.ts`, `inner.ts`, `only.ts`, `other.ts`, `c/other.ts`';
    expect(ambiguousIn('a/README.md', text, files)).toEqual(['other.ts']);
    expect(ambiguousIn('d/README.md', text, files)).toEqual(['own.ts', 'inner.ts']);
  });

  it.each(FOLDERS)('of %s', (folder) => {
    const files = READ.filter((file) => file.startsWith(folder));
    expect(files.flatMap((file) => quotedIn(readFileSync(file, 'utf8'))).length).toBeGreaterThan(5);
  });

  it('and is found out where it is not', () => {
    const text =
      'See `run/lookaheadLoop.ts`, `switch/windows.ts`, `kernel/assembly/`, `kernel/rust/` and `a + b`.';
    expect(missingIn(text)).toEqual(['switch/windows.ts', 'kernel/rust/']);
  });

  it('and names that are elsewhere are still quoted', () => {
    const quoted = new Set(READ.flatMap((file) => quotedIn(readFileSync(file, 'utf8'))));
    expect(Object.keys(ELSEWHERE).filter((path) => !quoted.has(path))).toEqual([]);
  });
});
