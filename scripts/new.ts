// `npm run new -- policy|lesson|panel|scene|language <id>`: writes what a contribution of this kind is made of, with an example that runs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Contribution, KINDS, type Line, type Name, nameOf } from './new/kinds.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** A line in front of the first one that begins with `before`, behind `after` if that is given. */
function withLine({ file, line, after = '', before }: Line): void {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(after);
  const at = text.indexOf(`\n${before}`, from) + 1;
  if (from < 0 || at === 0) fail(`${file}: has no ${JSON.stringify(before)} behind ${JSON.stringify(after)}`);
  writeFileSync(file, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
}

const [kind = '', id = ''] = process.argv.slice(2);
const make = KINDS[kind];
if (make === undefined)
  fail(
    `kind = ${JSON.stringify(kind)}: allowed are ${Object.keys(KINDS).join(', ')}\nusage: npm run new -- <kind> <id>`,
  );
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
  fail(
    `id = ${JSON.stringify(id)}: allowed are small letters, digits and hyphens, at most 30, such as my-${kind}`,
  );

function contribution(write: (name: Name) => Contribution): Contribution {
  try {
    return write(nameOf(id));
  } catch (cause) {
    return fail(cause instanceof Error ? cause.message : String(cause));
  }
}

const { files, lines, scripts, next } = contribution(make);
for (const path of Object.keys(files)) if (existsSync(path)) fail(`${path}: is there already`);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
lines.forEach(withLine);
const paths = [...Object.keys(files), ...new Set(lines.map(({ file }) => file))];
execFileSync('npx', ['biome', 'check', '--write', '--log-level=error', '--no-errors-on-unmatched', ...paths]);
for (const script of scripts)
  execFileSync('npm', ['run', '--silent', ...script.split(' ')], { stdio: 'inherit' });
// Records which English the new German translates. German that was stale before is listed, and is no reason to fail here.
spawnSync('npm', ['run', '--silent', 'german'], { stdio: 'inherit' });
const afterwards =
  'After each change of English and its German: npm run german. Before you send it: npm test.';
console.log([...paths.map((path) => `written: ${path}`), ...next, afterwards].join('\n'));
