import { LANGUAGES } from '../../../src/app/language/languages.ts';

/** A language of the page, by the mode of the build: `vite build --mode de`. */
export interface Language {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Where it is built, below the English page; empty for that itself. */
  readonly folder: string;
  /** How numbers and dates are written. */
  readonly locale: string;
  readonly hasCapitalNouns?: boolean;
  /**
   * Where the texts of the page come from: English as it is written, the catalogs of the language (English where they have none),
   * or for tests English made twice as long or reversed.
   */
  readonly words: 'english' | 'catalogs' | 'doubled' | 'reversed';
}

const OFFERED = Object.entries(LANGUAGES).map(
  ([lang, { dir = 'ltr', locale, hasCapitalNouns }]): Language => ({
    lang,
    dir,
    folder: lang === 'en' ? '' : lang,
    locale,
    ...(hasCapitalNouns && { hasCapitalNouns }),
    words: lang === 'en' ? 'english' : 'catalogs',
  }),
);

const PSEUDO: readonly Language[] = [
  { lang: 'en-XA', dir: 'ltr', folder: 'double', locale: 'en-GB', words: 'doubled' },
  { lang: 'en-XB', dir: 'rtl', folder: 'rtl', locale: 'en-GB', words: 'reversed' },
];

const ENGLISH = OFFERED.find(({ lang }) => lang === 'en') as Language;

/** Folders of the languages that are built with the English page. @param withPseudo also the pseudo-locales of tests */
export const otherFolders = (withPseudo: boolean): readonly string[] =>
  [...OFFERED, ...(withPseudo ? PSEUDO : [])].map(({ folder }) => folder).filter((folder) => folder !== '');

export const languageOf = (mode: string): Language =>
  [...OFFERED, ...PSEUDO].find(({ folder }) => folder === mode) ?? ENGLISH;
