import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pageWords } from '../../../src/german/page.ts';
import type { Language } from './languages.ts';

const publicFile = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../public/${name}`, import.meta.url)), 'utf8');

const inGerman = (html: string): string =>
  html
    .replace(/(name="description"\s+content=)"[^"]*"/, (_, head) => `${head}"${pageWords.description}"`)
    .replace(/<noscript>[^<]*<\/noscript>/, `<noscript>${pageWords.noScript}</noscript>`);

/** Language and direction of `index.html`, and what it says before any script. */
export const pageIn = ({ lang, dir, words }: Language): Plugin => ({
  name: 'page-in-language',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const direction = dir === 'rtl' ? ' dir="rtl"' : '';
      const page = html.replace('<html lang="en">', `<html lang="${lang}"${direction}>`);
      return words === 'german' ? inGerman(page) : page;
    },
  },
});

/** Rules of all languages but English join the style sheet of the page. */
export const sheetIn = ({ words }: Language): Plugin => ({
  name: 'sheet-of-languages',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/app\/theme\/index\.css$/ },
    handler: (code) =>
      words === 'english' ? null : { code: `${code}@import "./languages.css";\n`, map: null },
  },
});

/** Manifest and icon next to a page that is in a folder of its own. The English page has all of `public/`. */
export const filesOf = ({ lang, dir, folder, words }: Language): Plugin => ({
  name: 'files-of-language',
  generateBundle() {
    if (folder === '') return;
    const manifest = JSON.parse(publicFile('manifest.webmanifest'));
    const said = words === 'german' ? { description: pageWords.app } : {};
    const source = JSON.stringify({ ...manifest, ...said, lang, dir });
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: publicFile('favicon.svg') });
  },
});
