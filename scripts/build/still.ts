import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Language } from './language/languages.ts';
import { fromSource } from './source.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const STILL = 'src/app/home/still/render.tsx';

interface StillModule {
  readonly stillHtml: (hasOthers: boolean) => string;
}

/**
 * The home page before any script, in a language: its components are built for Node and rendered.
 * @param hasOthers the page has its other languages next to it
 */
export async function stillOf(language: Language, hasOthers: boolean): Promise<string> {
  const { plugins, ...source } = fromSource('build', language);
  const built = await build({
    ...source,
    plugins,
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: STILL,
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk =
    output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk === undefined) throw new Error(`${STILL} was not built`);
  // Below the project, so that it finds React.
  const folder = `${ROOT}node_modules/.cache/cellscope`;
  const file = `${folder}/still-${createHash('sha256').update(chunk.code).digest('hex').slice(0, 16)}.mjs`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, chunk.code);
  const { stillHtml }: StillModule = await import(pathToFileURL(file).href);
  return stillHtml(hasOthers);
}
