import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, transformWithOxc } from 'vite';

/** Source folders that determine a run. */
const DECISIVE = ['contract', 'engine', 'rules', 'scenarios'];
/** Code generators, represented by their output: `engine/kernel/code.ts` for the kernel, `built` in `engine/rules/` for rules. */
const WRITERS = ['engine/kernel/assembly/', 'rules/module.ts', 'rules/write.ts', 'rules/rates/write.ts'];
const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Fingerprint of the code that determines runs, and of other inputs (`besides`): a scenario from a file. Kept results are void
 * when it changes. Types, comments and layout do not count.
 */
export const fingerprint = (besides = ''): Promise<string> => fingerprintOf(decisiveSources(), besides);

/** @param sources source texts by path */
export async function fingerprintOf(sources: ReadonlyMap<string, string>, besides = ''): Promise<string> {
  const hash = createHash('sha256').update(besides);
  const codes = await Promise.all(
    [...sources].map(async ([path, text]) => [path, await codeOf(path, text)] as const),
  );
  for (const [path, code] of codes) if (code !== '') hash.update(`\0${path}\0${code}`);
  return hash.digest('hex');
}

/** Executable code of a file, in a uniform layout; empty for a file of types. A rule counts as written. */
async function codeOf(path: string, text: string): Promise<string> {
  if (!path.endsWith('.ts')) return text;
  const { code } = await transformWithOxc(text, path, {
    tsconfig: false,
    sourcemap: false,
    target: 'esnext',
    // As with `verbatimModuleSyntax`.
    typescript: { onlyRemoveTypeImports: true },
  });
  const printed = minifySync(`${path}.js`, code, { compress: false, mangle: false });
  const [error] = printed.errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return printed.code === 'export{};' ? '' : printed.code;
}

function decisiveSources(): ReadonlyMap<string, string> {
  const paths = DECISIVE.flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.(ts|rule)$/.test(path) && !WRITERS.some((writer) => path.startsWith(writer))),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')]));
}
