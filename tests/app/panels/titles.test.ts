import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { panelNames as english } from '../../../src/app/strings/panels/panelNames.ts';
import { panelNames as german } from '../../../src/german/app/strings/panels/panelNames.ts';

const NAMES = 'panels/panelNames.ts';
/** Titles of cards and dialogs that only share a word with a panel. */
const OTHERS = ['help.ts', 'pages/', 'terms/'];

describe.each([
  ['src/app/strings', english],
  ['src/german/app/strings', german],
])('the title of a panel in %s', (folder, names) => {
  const titles = new Set(Object.values(names).map(({ title }): string => title));
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (name) => name.endsWith('.ts') && name !== NAMES && !OTHERS.some((other) => name.startsWith(other)),
  );

  it('is written once, for its menu and above it', () => {
    const twice = files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/\btitle: '([^']*)'/g)]
        .filter(([, title = '']) => titles.has(title))
        .map(([line]) => `${name}: ${line}`),
    );
    expect(twice).toEqual([]);
  });
});

it('a row over time has one name, on the page and in links', () => {
  const rows = (readdirSync('src/app/panels', { recursive: true }) as string[])
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const text = readFileSync(join('src/app/panels', name), 'utf8');
      return [...text.matchAll(/<Row\s+name="([^"]*)"\s+title/g)].map(([, row]) => row);
    });
  const ids = (readdirSync('src/app/panels', { recursive: true }) as string[])
    .filter((name) => /(panel|waitingPanel)\.ts$/.test(name))
    .flatMap((name) =>
      [...readFileSync(join('src/app/panels', name), 'utf8').matchAll(/^ {2}id: '([^']*)'/gm)].map(
        ([, id]) => id,
      ),
    );
  expect(rows.length).toBeGreaterThan(10);
  // Rows that several panels of rates are made of.
  expect(rows.filter((row) => !ids.includes(row) && row !== 'levels')).toEqual([]);
});
