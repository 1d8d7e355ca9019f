import { notation } from '../../../contract/index.ts';
import { withPhrases } from '../../../strings/phrases.ts';
import { phrases } from './phrases.ts';

const written = (number: string): string =>
  number.replace(/[.,]/g, (sign) => (sign === '.' ? notation.decimal : notation.group));

/** The figures that a claim was judged by, as its study says them. */
export const detailText = (detail: string): string =>
  withPhrases(detail, phrases)
    .replace(/\d[\d.,]*\d/g, written)
    .replace(/(\d), (?=\d)/g, `$1${notation.list} `);
