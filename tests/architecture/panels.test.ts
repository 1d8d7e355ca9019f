import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const APP = 'src/app';
const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(APP, file), 'utf8') }));

/** What is left to do; these numbers go down to nothing, and never up. */
const LEFT = { importsOfPanels: 253, statesSetFromOutside: 64 };

const panelOf = (path: string): string | undefined => /^panels\/([^/]+)\//.exec(path)?.[1];

it('panels import no more of other panels than they did: what two of them need is in plot, settings, compare or widgets', () => {
  const found = sources.flatMap(({ file, text }) => {
    const own = panelOf(file);
    if (own === undefined) return [];
    return [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
      const other = panelOf(normalize(join(file, '..', path)));
      return other === undefined || other === own ? [] : [`${file}: ${path}`];
    });
  });
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LEFT.importsOfPanels);
});

it('a store is set by the actions of its own file, elsewhere no more than before', () => {
  const homes = new Map(
    sources.flatMap(({ file, text }) =>
      [...text.matchAll(/export const (\w+) = (?:perSession|create|createStore)\b/g)].map(
        ([, name = '']) => [name, file] as const,
      ),
    ),
  );
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(\w+)(?:\(\w+\))?\.setState\(/g)].flatMap(([call, name = '']) =>
      homes.has(name) && homes.get(name) !== file ? [`${file}: ${call}`] : [],
    ),
  );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LEFT.statesSetFromOutside);
});
