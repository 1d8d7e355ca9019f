import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { fingerprint } from '../../src/cli/sim/fingerprint.ts';
import { mixtureOf, PARTIAL_LANGUAGES, shareOf } from './language/catalogs.ts';
import type { Language } from './language/languages.ts';
import { wordsOf } from './language/words.ts';
import { layered } from './layers.ts';
import { madeRules } from './madeRules.mjs';
import { teachingApart } from './teaching.ts';

const ROOT = new URL('../../', import.meta.url);
const pathOf = (path: string): string => fileURLToPath(new URL(path, ROOT));

/** Scales interpolate numbers: colours of D3, which only its general interpolator needs, stay away. */
const numbersOnly: Plugin = {
  name: 'numbers-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'd3-interpolate' && importer?.includes('/d3-scale/')
      ? pathOf('src/app/plot/interpolate.ts')
      : null,
};

/** The minifier writes a class name where it is used, if it is imported by itself and not as a key of an object. */
const namedClasses: Plugin = {
  name: 'named-classes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: '.module.css' },
    handler: (code) => code.replace(/import (\w+)(?= from '[^']+\.module\.css')/g, 'import * as $1'),
  },
};

const SHEETS = readdirSync(pathOf('src/app'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.module.css'))
  .sort();
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const classesOf = SHEETS.map((): string[] => []);

const lettersOf = (sheet: number): string =>
  `${LETTERS[Math.floor(sheet / LETTERS.length) - 1] ?? ''}${LETTERS[sheet % LETTERS.length]}`;

/** `c0`: one letter or two for the sheet and a number for the class, as no global class ends in one. */
function shortClass(name: string, file: string): string {
  const sheet = SHEETS.findIndex((path) => file.endsWith(`src/app/${path}`));
  const classes = classesOf[sheet];
  if (!classes) throw new Error(`${file}: a sheet in src/app was expected`);
  if (!classes.includes(name)) classes.push(name);
  return `${lettersOf(sheet)}${classes.indexOf(name)}`;
}

/** `credit_bar`, for who looks into the page while it is written. */
const readableClass = (name: string, file: string): string =>
  `${file.replace(/(\/style)?\.module\.css.*/, '').replace(/.*\//, '')}_${name}`;

/** A sheet stays where its names are used, although nothing of its script is left there. */
const keptSheets: Plugin = {
  name: 'kept-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
  },
};

const release = (): string => JSON.parse(readFileSync(pathOf('package.json'), 'utf8')).version;

/** Names that stand for what the page is made of, and in which language. */
const stamped = ({ lang, folder }: Language): Plugin => ({
  name: 'stamped',
  config: async () => ({
    define: {
      __ENGINE__: JSON.stringify((await fingerprint()).slice(0, 16)),
      __RELEASE__: JSON.stringify(release()),
      __LANGUAGE__: JSON.stringify(folder === '' ? lang : folder),
      __SHARES__: JSON.stringify(Object.fromEntries(PARTIAL_LANGUAGES.map((one) => [one, shareOf(one)]))),
      __REST__: JSON.stringify(PARTIAL_LANGUAGES.includes(lang) ? mixtureOf(lang) : null),
    },
  }),
});

/** Modules of rules are there before anything imports them, and again after a rule was changed. */
const rules: Plugin = {
  name: 'rules',
  config: () => madeRules(),
  configureServer: ({ watcher }) => {
    watcher.on('change', (path) => {
      if (path.endsWith('.rule')) madeRules();
    });
  },
};

/** How the sources become scripts and styles, whatever is built of them. */
export const fromSource = (command: 'build' | 'serve', language: Language) =>
  ({
    plugins: [
      rules,
      ...wordsOf(language),
      teachingApart,
      layered,
      numbersOnly,
      namedClasses,
      keptSheets,
      stamped(language),
      react(),
    ],
    css: { modules: { generateScopedName: command === 'build' ? shortClass : readableClass } },
  }) satisfies UserConfig;
