import type { languageTexts as english } from '../../../../app/strings/pages/language.ts';
import type { Like } from '../../../like.ts';
import { grouped } from '../../../strings/en/numbers.ts';

export const languageTexts = {
  translated: (translated: number, texts: number): string =>
    `${grouped(translated)} von ${grouped(texts)} Texten übersetzt`,
} satisfies Like<typeof english>;
