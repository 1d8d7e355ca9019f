import { notation } from '../../strings/numbers.ts';

const { group } = notation;
/** Groups of three digits; any other comma or point is before decimals. */
const THOUSANDS = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(?!\\d)`);

const withPoint = (text: string): string =>
  (THOUSANDS.test(text) ? text.replaceAll(group, '') : text).replace(',', '.');

/** A number as people write it: `1,900`, `2,5`, `\u22123`, `1/16`; NaN for anything else. */
export function typedNumber(text: string): number {
  const parts = text
    .replace(/[\s\u2009]/g, '')
    .replace('\u2212', '-')
    .split('/')
    .map(withPoint);
  if (parts.length > 2 || parts.includes('')) return Number.NaN;
  const [above, below = 1] = parts.map(Number);
  return (above ?? Number.NaN) / below;
}
