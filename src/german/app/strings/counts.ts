const COUNTS = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
] as const;

/** Eine kleine Anzahl als Wort: `zehn`; eine größere in Ziffern. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);
