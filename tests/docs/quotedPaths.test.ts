import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).map((name) =>
    join(folder, name).replaceAll('\\', '/'),
  );

const everything = ['src', 'tests', 'docs', 'e2e', 'scripts'].flatMap((folder) => [
  folder,
  ...filesIn(folder),
]);

/** A path as a comment or a README has it: to a file, or to a folder, with a slash at its end. */
const PATH = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md|rule|json)|(?:[\w.-]+\/)+)`/g;

/** Paths in back quotes that nothing here has: each must be the end of some path of the repository. */
function missingIn(text: string): string[] {
  const quoted = [...text.matchAll(PATH)].map(([, path]) => path as string);
  return quoted.filter((path) => {
    const wanted = path.replace(/^(\.\.?\/)+/, '').replace(/\/$/, '');
    return !everything.some((known) => known === wanted || known.endsWith(`/${wanted}`));
  });
}

const told = filesIn('src/engine').filter(
  (file) => /\.(ts|md)$/.test(file) && !/\/built\/|kernel\/code\.ts$/.test(file),
);

describe('a path in back quotes is there', () => {
  it.each(told)('in %s', (file) => {
    expect(missingIn(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('and is found out where it is not', () => {
    const text = 'See `run/windows.ts`, `switch/windows.ts`, `kernel/assembly/`, `kernel/rust/` and `a + b`.';
    expect(missingIn(text)).toEqual(['switch/windows.ts', 'kernel/rust/']);
  });
});
