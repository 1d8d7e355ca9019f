import { LANGUAGE_FOLDERS, LANGUAGE_KEY } from '../home/choice.ts';
import { keepText } from '../kept.ts';
import { languageTexts as texts } from '../strings/pages/language.ts';

/** Built alone, as one file or by the development server, a page has no other language next to it. */
export const hasOther = (): boolean =>
  import.meta.env.PROD && document.querySelector('link[rel="manifest"]') !== null;

/** The same place in the other language. @param query of a link, with its question mark */
export const addressInOther = (query: string, here: string = location.href): string =>
  new URL(LANGUAGE_FOLDERS[texts.other] ?? '', here).href + query;

/** For the next visit of the bare address. A browser that keeps nothing opens it as it is. */
export const keepOther = (): boolean => keepText(LANGUAGE_KEY, texts.other);
