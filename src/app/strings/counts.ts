const COUNTS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/**
 * A small count as a word: `ten`; a larger one in figures.
 * @param single the word for 1: in other languages it follows its sentence
 */
export const inWords = (count: number, single = COUNTS[1]): string =>
  (count === 1 ? single : COUNTS[count]) ?? String(count);
