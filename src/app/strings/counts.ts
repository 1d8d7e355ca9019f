const COUNTS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** A small count as a word: `ten`; a larger one in figures. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);
