import { join } from 'node:path';
import { sourcesHash, sweep } from './runCache.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Once before all test files, in the process that starts the others. */
export function setup(): void {
  sweep(join(ROOT, 'node_modules/.cache/cellscope/runs'), 7);
  process.env.CELLSCOPE_SOURCES = sourcesHash(ROOT, ['src/contract', 'src/scenario', 'src/engine']);
}
