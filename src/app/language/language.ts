import { string } from 'valibot';
import { LANGUAGE_KEY, preferredOther } from '../home/choice.ts';
import { kept } from '../kept.ts';
import { languageTexts as texts } from '../strings/pages/language.ts';
import { foldersFrom, LANGUAGES, WORTH_OFFERING } from './languages.ts';

/** The build fills them in. */
declare const __LANGUAGE__: string | undefined;
declare const __SHARES__: Readonly<Record<string, Share>> | undefined;

/** So many of the texts of a language are translated; the others are in English. */
interface Share {
  readonly translated: number;
  readonly texts: number;
}

export interface OtherLanguage {
  readonly lang: string;
  readonly name: string;
  readonly offer: string;
  /** Whether it is offered to those who prefer it. */
  readonly isWhole: boolean;
  /** How much of it is translated; null: all. */
  readonly share: string | null;
}

const OWN: string = typeof __LANGUAGE__ === 'string' ? __LANGUAGE__ : 'en';
const SHARES: Readonly<Record<string, Share>> = typeof __SHARES__ === 'object' ? __SHARES__ : {};

/** Languages of the page. */
export const languages: readonly OtherLanguage[] = Object.entries(LANGUAGES).map(
  ([lang, { name, offer }]) => {
    const { translated, texts: all } = SHARES[lang] ?? { translated: 1, texts: 1 };
    return {
      lang,
      name,
      offer,
      isWhole: translated >= all * WORTH_OFFERING,
      share: translated === all ? null : texts.translated(translated, all),
    };
  },
);

/** All languages but that of this page. */
export const otherLanguages = languages.filter(({ lang }) => lang !== OWN);

/** How much of this page is translated, with the name of its language; null: all. */
export const ownShare: string | null = languages.reduce<string | null>(
  (found, { lang, name, share }) => (lang === OWN && share !== null ? `${name}: ${share}` : found),
  null,
);

/** Built alone, as one file or by the development server, a page has no other language next to it. */
export const hasOthers = (): boolean =>
  import.meta.env.PROD && document.querySelector('link[rel="manifest"]') !== null;

/** The folder of another language, from this page. */
export const folderOf = (lang: string): string => foldersFrom(OWN)[lang] ?? './';

/** The same place in another language. @param query of a link, with its question mark */
export const addressIn = (lang: string, query: string, here: string = location.href): string =>
  new URL(folderOf(lang), here).href + query;

/** Which of them a reader would rather have. */
export const isPreferred = (
  { lang, isWhole }: OtherLanguage,
  by: readonly string[] = navigator.languages,
): boolean =>
  isWhole &&
  preferredOther(
    by,
    OWN,
    languages.flatMap((language) => (language.isWhole ? language.lang : [])),
  ) === lang;

/** For the next visit of the bare address. A browser that keeps nothing opens it as it is. */
export const keepLanguage = (lang: string): boolean => kept(LANGUAGE_KEY, string()).keep(lang);
