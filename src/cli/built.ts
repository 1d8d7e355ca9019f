import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Output, UsageError } from './output.ts';

/** Root folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = 'dist/index.html';
/** Inputs of the built page other than the source. */
const MADE_OF = [
  'index.html',
  'home.html',
  'vite.config.ts',
  'package-lock.json',
  'public',
  'scripts/build',
  'src/cli/sim/fingerprint.ts',
];
/** Source folder that is not part of the page. */
const APART = 'cli';

const sourceOf = (root: string): readonly string[] =>
  readdirSync(join(root, 'src'))
    .filter((name) => name !== APART)
    .map((name) => `src/${name}`);

/** Builds the page if it is missing or older than an input. @throws UsageError if the build fails */
export function ensureBuilt(output: Output, root = ROOT): void {
  const state = staleness(root);
  if (state === null) return;
  output.err(`${state}: building`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UsageError(['the build failed: `npm run build` says why', stdout, stderr]);
}

/** Reason why the build is not up to date; null: it is. */
export function staleness(root = ROOT): string | null {
  const page = join(root, PAGE);
  if (!existsSync(page)) return 'dist/ is missing';
  const built = statSync(page).mtimeMs;
  const newer = [...MADE_OF, ...sourceOf(root)]
    .flatMap((name) => filesOf(root, name))
    .find((name) => statSync(join(root, name)).mtimeMs > built);
  return newer === undefined ? null : `dist/ is older than ${newer}`;
}

function filesOf(root: string, name: string): readonly string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
}

/** Name of the worker's script among the assets of a built page. */
export function workerScript(page = join(ROOT, 'dist')): string {
  const script = readdirSync(join(page, 'assets')).find((name) => /^sim\.worker-.*\.js$/.test(name));
  if (script === undefined) throw new UsageError([`${page} has no worker: run \`npm run build\` again`]);
  return script;
}
