import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a script of the command line into one file, as the page has the engine, and returns its path. From many files it runs
 * slower: names that one imports from another are looked up again and again.
 * It is there until this process ends.
 */
export async function bundle(entry: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'cellscope-bundle-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const entryFileNames = `${basename(entry, '.ts')}.mjs`;
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      minify: true,
      rolldownOptions: { output: { entryFileNames } },
    },
    ssr: { noExternal: true },
  });
  return join(outDir, entryFileNames);
}
