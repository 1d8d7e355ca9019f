import { notation } from '../../contract/index.ts';

/** Begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `0.5`, `0,5`: with a decimal comma, a list needs something else between its items. */
const DECIMAL = new RegExp(`\\d[${notation.decimal}]\\d`);

/** Parts of one description: `42 cells, weight 2`. */
export const inParts = (parts: readonly string[]): string =>
  parts.join(parts.some((part) => DECIMAL.test(part)) ? `${notation.list} ` : ', ');

/** Parts with commas of their own. */
export const inClauses = (parts: readonly string[]): string => parts.join('; ');

/** `2`, `2 and 3`, `2, 3 and 5` */
export const inList = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
