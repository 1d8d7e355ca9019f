import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

/** Where a type of this name is declared; an imported one is not. */
const declared = (name: string): readonly string[] => {
  const declaration = new RegExp(`^(?:export )?(?:interface|type) ${name}\\b(?!,)`, 'm');
  return sources.filter((file) => declaration.test(readFileSync(join('src/app', file), 'utf8')));
};

it.each(['Place', 'Shown'])('no type is called %s: its name says of what', (name) => {
  expect(declared(name)).toEqual([]);
});

it.each(['Point', 'Box'])('%s is declared once, for all that is drawn', (name) => {
  expect(declared(name)).toEqual([join('plot', 'plane.ts')]);
});
