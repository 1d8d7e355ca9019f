import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, transformWithOxc } from 'vite';

/** What decides a run. */
const DECISIVE = ['contract', 'engine', 'rules', 'scenarios'];
/** Count as what they write: the kernel as `engine/kernel/code.ts`, rules as `engine/rules/` has them `built`. */
const WRITERS = ['engine/kernel/assembly/', 'rules/module.ts', 'rules/write.ts', 'rules/rates/write.ts'];
const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Of the code that decides runs, and of what else does so: a scenario that comes from a file. Kept results are void when it
 * changes. Types, comments and layout do not count.
 */
export const fingerprint = (besides = ''): Promise<string> => fingerprintOf(decisiveSources(), besides);

/** @param sources texts by the paths of their files */
export async function fingerprintOf(sources: ReadonlyMap<string, string>, besides = ''): Promise<string> {
  const hash = createHash('sha256').update(besides);
  const codes = await Promise.all(
    [...sources].map(async ([path, text]) => [path, await codeOf(path, text)] as const),
  );
  for (const [path, code] of codes) if (code !== '') hash.update(`\0${path}\0${code}`);
  return hash.digest('hex');
}

/** What is left to run of a file, in one layout; empty for a file of types. A rule counts as it is written. */
async function codeOf(path: string, text: string): Promise<string> {
  if (!path.endsWith('.ts')) return text;
  const { code } = await transformWithOxc(text, path, {
    tsconfig: false,
    sourcemap: false,
    target: 'esnext',
    // As `verbatimModuleSyntax` has it.
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
