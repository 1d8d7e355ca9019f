// Changes one place of a mechanism at a time and runs the tests of that mechanism: each change must make one fail.
// `npm run mutants -- [name]`: all, or those whose mechanism contains `name`. Exit code 1 where one lives.
// Each file is written back; a tree with changes of its own in them is refused.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { MUTANTS } from './testing/mutantList.mjs';

const [, , wanted = ''] = process.argv;
const chosen = MUTANTS.filter(({ file }) => file.includes(wanted));
const files = [...new Set(chosen.map(({ file }) => file))];
const changed = execFileSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' });
if (changed !== '') {
  console.error(`changed, and mutants would be lost among the changes:\n${changed}`);
  process.exit(1);
}

/** @param {import('./testing/mutantList.mjs').Mutant} mutant @returns {boolean} whether a test failed */
function dies({ file, from, to, tests }) {
  const text = readFileSync(file, 'utf8');
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file}: "${from}" is there ${parts.length - 1} times, not once`);
  writeFileSync(file, parts.join(to));
  try {
    const { status } = spawnSync('npx', ['vitest', 'run', '--bail=1', ...tests], {
      stdio: 'ignore',
      timeout: 120_000,
    });
    return status !== 0;
  } finally {
    writeFileSync(file, text);
  }
}

let living = 0;
for (const mutant of chosen) {
  const isDead = dies(mutant);
  if (!isDead) living++;
  console.log(`${isDead ? 'dead ' : 'LIVES'} ${mutant.file}: ${mutant.from.trim()} -> ${mutant.to.trim()}`);
}
console.log(`${chosen.length - living} of ${chosen.length} die`);
process.exitCode = living > 0 ? 1 : 0;
