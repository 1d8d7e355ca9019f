import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src/app', file), 'utf8') }));

const PLANTED = 'planted.ts';

/** Where a type of this name is declared, a planted text among the files; an imported one is not. */
const declared = (name: string, planted = ''): readonly string[] => {
  const declaration = new RegExp(`^(?:export )?(?:interface|type) ${name}\\b(?!,)`, 'm');
  return [...sources, { file: PLANTED, text: planted }]
    .filter(({ text }) => declaration.test(text))
    .map(({ file }) => file);
};

/** Second types of this name, and what is none. */
const secondTypes = (name: string): readonly string[] => [
  `interface ${name} {\n  readonly x: number;\n}`,
  `export interface ${name} extends Other {}`,
  `import { a } from './a.ts';\n\nexport type ${name} = Readonly<Other>;`,
  `type ${name}<T> = readonly T[];`,
];
const noType = (name: string): string =>
  `import {\n  type ${name},\n  type Other,\n} from './other.ts';\n\nexport type ${name}s = readonly ${name}[];\nconst at: ${name} = NONE;`;

it.each(['Place', 'Shown'])('no type is called %s: its name says of what', (name) => {
  expect(declared(name, noType(name))).toEqual([]);
  for (const text of secondTypes(name)) expect(declared(name, text), text).toEqual([PLANTED]);
});

it.each(['Point', 'Box'])('%s is declared once, for all that is drawn', (name) => {
  const once = [join('plot', 'plane.ts')];
  expect(declared(name, noType(name))).toEqual(once);
  for (const text of secondTypes(name)) expect(declared(name, text), text).toEqual([...once, PLANTED]);
});
