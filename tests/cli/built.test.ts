import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { staleness } from '../../src/cli/built.ts';

const folder = mkdtempSync(join(tmpdir(), 'cellscope-built-'));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, minute: number): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  utimesSync(path, minute * 60, minute * 60);
}

it('knows a build that is missing, or older than what it is made of', () => {
  write('src/engine/deep/port.ts', 1);
  expect(staleness(folder)).toBe('dist/ is missing');
  write('dist/index.html', 2);
  write('src/cli/bench.ts', 3);
  expect(staleness(folder)).toBeNull();
  write('src/engine/deep/port.ts', 4);
  expect(staleness(folder)).toBe(`dist/ is older than ${join('src', 'engine', 'deep', 'port.ts')}`);
  write('dist/index.html', 5);
  write('src/languages/de/words.json', 6);
  expect(staleness(folder)).toBe(`dist/ is older than ${join('src', 'languages', 'de', 'words.json')}`);
});
