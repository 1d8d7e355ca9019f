// `npm run rules`: writes the parser from its grammar, a module that runs each built-in rule, their list and their trees. Installing, the build, the tests and
// the types do it, too, where something has changed (`scripts/build/madeRules.mjs`).
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildParserFile } from '@lezer/generator';
import { GRAMMAR, hashOfRules, MADE, PARSER, POLICIES, STAMP, TREES } from './build/madeRules.mjs';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Leaves a file alone that is as it should be; others that run see it whole. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

/** A list of the modules in a folder. */
const listOf = (names: readonly string[]): string => `// Made from the names of rules, and not committed.
${names.map((name, i) => `import * as rule${i} from './built/${name.replace('.rule', '.ts')}';`).join('\n')}

export const builtPolicies = [${names.map((_, i) => `rule${i}`).join(', ')}];
`;

const { parser, terms } = buildParserFile(readFileSync(file(GRAMMAR), 'utf8'), {
  fileName: GRAMMAR,
  typeScript: true,
});
write(file(PARSER), parser);
write(file(PARSER).replace('.ts', '.terms.ts'), terms);
const { moduleOf, treesOf } = await import('../src/rules/module.ts');

for (const [from, to] of Object.entries(MADE)) {
  const names = readdirSync(file(from));
  for (const name of names)
    write(
      join(file(to), name.replace('.rule', '.ts')),
      moduleOf(readFileSync(join(file(from), name), 'utf8'), name),
    );
  for (const made of readdirSync(file(to)))
    if (made !== basename(TREES) && !names.includes(made.replace(/\.ts$/, '.rule')))
      rmSync(join(file(to), made));
}
const policies = readdirSync(file('src/rules/discard')).sort();
write(file(POLICIES), listOf(policies));
write(
  file(TREES),
  treesOf(policies.map((name) => [name, readFileSync(file(`src/rules/discard/${name}`), 'utf8')])),
);
write(file(STAMP), hashOfRules());
