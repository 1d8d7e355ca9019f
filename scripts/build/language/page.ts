import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type StartWords, startWords } from '../../../src/app/home/starting.ts';
import { LANGUAGES } from '../../../src/app/language/languages.ts';
import { REFERENCE } from './areas.ts';
import { mixtureOf, sayIn } from './catalogs.ts';
import type { Language } from './languages.ts';
import { DESCRIPTION, MANIFEST, manifest, NO_SCRIPT, PAGE, plain } from './texts.ts';

/** What the page says where its scripts do not come. */
const STARTING = 'app/home/starting.ts';

const publicFile = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../public/${name}`, import.meta.url)), 'utf8');

function inLanguage(html: string, lang: string): string {
  const say = sayIn(lang, PAGE);
  return [DESCRIPTION, NO_SCRIPT].reduce(
    (text, pattern) => text.replace(pattern, (english) => say?.(plain(english)) ?? english),
    html,
  );
}

/** The language and direction of a page: those of most of its texts. */
function mostlyIn({ lang, dir, words }: Language): Pick<Language, 'lang' | 'dir'> {
  if (words !== 'catalogs' || lang === REFERENCE) return { lang, dir };
  const most = mixtureOf(lang).lang;
  return { lang: most, dir: LANGUAGES[most]?.dir ?? 'ltr' };
}

/** Language and direction of `index.html`, and what it says before any script. */
export const pageIn = (language: Language): Plugin => ({
  name: 'page-in-language',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const { lang, dir } = mostlyIn(language);
      const direction = dir === 'rtl' ? ' dir="rtl"' : '';
      const page = html.replace('<html lang="en">', `<html lang="${lang}"${direction}>`);
      return language.words === 'catalogs' ? inLanguage(page, language.lang) : page;
    },
  },
});

/** What the page says where its scripts do not come. */
export function startWordsIn({ lang, words }: Language): StartWords {
  const say = words === 'catalogs' ? sayIn(lang, STARTING) : null;
  if (say === null) return startWords;
  const said = (text: string): string => say(text) ?? text;
  return {
    sandboxed: said(startWords.sandboxed),
    disk: said(startWords.disk),
    missing: said(startWords.missing),
    stopped: said(startWords.stopped),
  };
}

/** Rules of all languages but English join the style sheet of the page. */
export const sheetIn = ({ words }: Language): Plugin => ({
  name: 'sheet-of-languages',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/app\/theme\/index\.ts$/ },
    handler: (code) =>
      words === 'english' ? null : { code: `${code}import './languages.css';\n`, map: null },
  },
});

/** Manifest and icon next to a page that is in a folder of its own. The English page has all of `public/`. */
export const filesOf = (language: Language): Plugin => ({
  name: 'files-of-language',
  generateBundle() {
    const { folder, words } = language;
    if (folder === '') return;
    const { lang, dir } = mostlyIn(language);
    const english = manifest();
    const say = words === 'catalogs' ? sayIn(language.lang, MANIFEST) : null;
    const description = say?.(english.description) ?? english.description;
    const source = JSON.stringify({ ...english, description, lang, dir });
    this.emitFile({ type: 'asset', fileName: MANIFEST, source });
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: publicFile('favicon.svg') });
  },
});
