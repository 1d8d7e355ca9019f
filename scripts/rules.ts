// `npm run rules`: writes the parser from its grammar, and a module that runs each built-in rule. A test compares.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const bin = fileURLToPath(new URL('../node_modules/.bin/lezer-generator', import.meta.url));
execFileSync(
  process.execPath,
  [bin, '--typeScript', file('rules/grammar/rule.grammar'), '-o', file('rules/grammar/parser.ts')],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const { moduleOf } = await import('../src/rules/module.ts');

const BUILT = { 'rules/discard': 'engine/rules/built', 'rules/algorithms': 'engine/rules/rates/built' };

for (const [from, to] of Object.entries(BUILT))
  for (const name of readdirSync(file(from)))
    writeFileSync(
      file(`${to}/${name.replace('.rule', '.ts')}`),
      moduleOf(readFileSync(file(`${from}/${name}`), 'utf8'), name),
    );
