import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../../scripts/build/language/catalogs.ts';
import { panelNames } from '../../../src/app/strings/panels/panelNames.ts';

const FOLDER = 'app/strings';
const NAMES = 'panels/panelNames.ts';
/** Titles of cards and dialogs that only share a word with a panel. */
const OTHERS = ['help.ts', 'pages/', 'terms/'];

describe.each(['English', 'German'])('the title of a panel in %s', (language) => {
  const inLanguage = (path: string, text: string): string =>
    language === 'English' ? text : (sayIn('de', `${FOLDER}/${path}`)?.(text) ?? text);
  const titles = new Set(Object.values(panelNames).map(({ title }) => inLanguage(NAMES, title)));
  const files = (readdirSync(`src/${FOLDER}`, { recursive: true }) as string[]).filter(
    (name) => name.endsWith('.ts') && name !== NAMES && !OTHERS.some((other) => name.startsWith(other)),
  );

  it('is written once, for its menu and above it', () => {
    const twice = files.flatMap((name) =>
      [...readFileSync(join('src', FOLDER, name), 'utf8').matchAll(/\btitle: '([^']*)'/g)]
        .filter(([, title = '']) => titles.has(inLanguage(name, title)))
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
      return [...text.matchAll(/<(?:Row|PlotRow|LaneStack)\b[^<>]*?\bname="([^"]*)"/g)].map(([, row]) => row);
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
