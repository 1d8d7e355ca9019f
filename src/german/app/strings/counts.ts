const COUNTS = [
  ...[
    'kein',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  ...['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn', 'zwanzig'],
];

/** Eine kleine Anzahl als Wort: `zehn`; eine größere in Ziffern. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);
