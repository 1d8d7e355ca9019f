import { grouped } from '../../../strings/en/numbers.ts';

/** The page in other languages. */
export const languageTexts = {
  translated: (translated: number, texts: number): string =>
    `${grouped(translated)} of ${grouped(texts)} texts translated`,
};
