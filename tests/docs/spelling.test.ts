import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Misspelt words that the check of spelling reports in `text`, were it the file at `path`. */
function misspelt(path: string, text: string): readonly string[] {
  const cspell = join(root, 'node_modules/cspell/bin.mjs');
  const { stdout, status } = spawnSync(
    process.execPath,
    [cspell, '--no-progress', '--no-summary', '--words-only', `stdin://${join(root, path)}`],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  const words = stdout.split('\n').filter((word) => word !== '');
  expect(status).toBe(words.length > 0 ? 1 : 0);
  return words;
}

it('the check of spelling reports a misspelt and an American word of a page, and leaves code alone', () => {
  const text =
    'The prot refuses a cell. EPRCA has one behavior.\nThe key `recieved`.\n\n```\nrecieved\n```\n\nERAA is Ülkü’s.\n';
  expect(misspelt('docs/a.md', text)).toEqual(['prot', 'behavior']);
});

it('the check of spelling reads the texts of the page, not their keys', () => {
  const text = "import { x } from './thruput.ts';\n\nexport const t = {\n  wndw: 'The windwo of TCP',\n};\n";
  expect(misspelt('src/app/strings/a.ts', text)).toEqual(['windwo']);
});

it('the words of the field are in order, once each, in small letters', () => {
  const words = readFileSync(join(root, 'scripts/spelling.txt'), 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
});
