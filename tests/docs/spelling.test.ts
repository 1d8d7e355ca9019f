import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What the check of spelling reports, a line for each word, of files with these texts. */
function reported(texts: Readonly<Record<string, string>>): readonly string[] {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/spelling-'));
  const files = Object.keys(texts).map((path) => join(folder, path));
  for (const [i, text] of Object.values(texts).entries()) {
    mkdirSync(dirname(files[i] ?? ''), { recursive: true });
    writeFileSync(files[i] ?? '', text);
  }
  const cspell = join(root, 'node_modules/cspell/bin.mjs');
  const argv = [cspell, '--no-progress', '--no-summary', '--no-color', '--dot', ...files];
  const { stdout, status } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^.*\/spelling-\w+\//, ''));
}

it('the check of spelling reports misspelt and American words of pages and of the texts of the page, not code and keys', () => {
  const page =
    'The prot refuses a cell. EPRCA has one behavior.\nThe key `recieved`.\n\n```\nrecieved\n```\n\nERAA is Ülkü’s.\n';
  const texts = "import { x } from './thruput.ts';\n\nexport const t = {\n  wndw: 'The windwo of TCP',\n};\n";
  expect(reported({ 'docs/a.md': page, 'src/app/strings/a.ts': texts })).toEqual([
    'docs/a.md:1:5 - Unknown word (prot)',
    expect.stringMatching(/^docs\/a\.md:1:40 - .*\(behavior\)/),
    expect.stringMatching(/^src\/app\/strings\/a\.ts:4:14 - .*\(windwo\)/),
  ]);
});

it('the words of the field are in order, once each, in small letters', () => {
  const words = readFileSync(join(root, 'scripts/spelling.txt'), 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
});
