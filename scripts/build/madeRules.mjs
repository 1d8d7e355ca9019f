import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where rules are, and where the modules that run them are made. */
export const MADE = {
  'src/rules/discard': 'src/engine/rules/built',
  'src/rules/algorithms': 'src/engine/rules/rates/built',
};

/** Every discard policy among these modules. */
export const POLICIES = 'src/engine/rules/builtPolicies.ts';

/** What every discard policy does, for those who explain and draw it. */
export const TREES = 'src/engine/rules/built/trees.ts';

/** The language, and what is made from it. */
export const GRAMMAR = 'src/rules/grammar/rule.grammar';
export const PARSER = 'src/rules/grammar/parser.ts';

/** Says what the made files were made from. */
export const STAMP = '.cache/rules';

/** Everything that has a say in what is made. */
const SOURCES = ['scripts/rules.ts', 'src/rules'];

/** The hash of all that has a say in what is made, without what is made. */
export function hashOfRules(root = ROOT) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = source.includes('.')
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.startsWith('parser.'))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} root */
function isFresh(root) {
  const stamp = join(root, STAMP);
  const made = [PARSER, POLICIES, TREES, ...Object.values(MADE)];
  if (!existsSync(stamp) || !made.every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(stamp, 'utf8') === hashOfRules(root);
}

/**
 * Makes the parser and the module of each built-in rule, unless they are there and nothing they are made from has changed.
 * @throws Error where a rule cannot be made a module; it has said why
 */
export function madeRules(root = ROOT) {
  if (isFresh(root)) return;
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/rules.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run rules: failed');
}
