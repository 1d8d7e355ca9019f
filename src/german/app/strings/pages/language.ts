import type { languageTexts as english } from '../../../../app/strings/pages/language.ts';
import type { Like } from '../../../like.ts';

export const languageTexts = {
  other: 'en',
  name: 'English',
  offer: 'This page in English',
} satisfies Like<typeof english>;
