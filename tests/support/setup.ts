import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcesHash, sweep } from './runCache.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Once before all test files, in the process that starts the others. What they and what they start write to the folder for temporary
 * files is taken away in the end.
 */
export function setup(): () => void {
  sweep(join(ROOT, 'node_modules/.cache/cellscope/runs'), 7);
  process.env.CELLSCOPE_SOURCES = sourcesHash(ROOT, ['src/contract', 'src/scenario', 'src/engine']);
  const temporary = mkdtempSync(join(tmpdir(), 'cellscope-unit-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = temporary;
  return () => rmSync(temporary, { recursive: true, force: true });
}
