/** A language of the page, as its readers call it. */
export interface Offered {
  readonly name: string;
  /** Offered to a reader whose browser prefers it. */
  readonly offer: string;
  /** How numbers and dates are written. */
  readonly locale: string;
  readonly dir?: 'ltr' | 'rtl';
  /** Nouns have capitals: a label keeps its own inside a sentence. */
  readonly hasCapitalNouns?: boolean;
}

/**
 * A line for each language; its folder below the English page has its name. English is where it is written, every
 * other one in `src/languages/<its name>/`.
 */
export const LANGUAGES: Readonly<Record<string, Offered>> = {
  en: { name: 'English', offer: 'This page in English', locale: 'en-GB' },
  de: { name: 'Deutsch', offer: 'Diese Seite auf Deutsch', locale: 'de-DE', hasCapitalNouns: true },
  fr: { name: 'Français', offer: 'Cette page en français', locale: 'fr-FR' },
};

/** Where each language but `own` is, from the page in that one. */
export const foldersFrom = (own: string): Readonly<Record<string, string>> => {
  const root = own === 'en' ? './' : '../';
  const others = Object.keys(LANGUAGES).filter((lang) => lang !== own);
  return Object.fromEntries(others.map((lang) => [lang, lang === 'en' ? root : `${root}${lang}/`]));
};

/** A language that is offered to those who prefer it has at least this share of its texts. */
export const WORTH_OFFERING = 0.5;
