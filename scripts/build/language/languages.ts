/** A language of the page, by the mode of the build: `vite build --mode de`. */
export interface Language {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Where it is built, below the English page; empty for that itself. */
  readonly folder: string;
  /** What is put in the place of English: the German words, or English ones changed to see whether the page bears it. */
  readonly words: 'english' | 'german' | 'doubled' | 'reversed';
}

const ENGLISH: Language = { lang: 'en', dir: 'ltr', folder: '', words: 'english' };

const BY_MODE: Readonly<Record<string, Language>> = {
  de: { lang: 'de', dir: 'ltr', folder: 'de', words: 'german' },
  double: { lang: 'en-XA', dir: 'ltr', folder: 'double', words: 'doubled' },
  rtl: { lang: 'en-XB', dir: 'rtl', folder: 'rtl', words: 'reversed' },
};

export const languageOf = (mode: string): Language => BY_MODE[mode] ?? ENGLISH;
