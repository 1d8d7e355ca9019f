/** Wörter, die da sein müssen, wenn andere fehlen. */
export const ANSWERS_MISSING =
  'Was diese Frage beantwortet, ließ sich nicht laden. Nichts ist verloren: noch einmal fragen, oder die Seite neu laden; ihre Adresse enthält den Lauf.';
