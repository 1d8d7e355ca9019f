/** The page in the other language: what its readers call it. */
export const languageTexts = {
  other: 'de',
  // cspell:disable-next-line
  name: 'Deutsch',
  // cspell:disable-next-line
  offer: 'Diese Seite auf Deutsch',
} as const;
