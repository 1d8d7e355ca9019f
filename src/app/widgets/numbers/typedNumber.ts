/** Groups of three digits; any other comma stands before decimals. */
const THOUSANDS = /^-?\d{1,3}(,\d{3})+(?!\d)/;

const withoutCommas = (text: string): string =>
  THOUSANDS.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');

/** A number as people write it: `1,900`, `2,5`, `\u22123`, `1/16`; NaN for anything else. */
export function typedNumber(text: string): number {
  const parts = text
    .replace(/[\s\u2009]/g, '')
    .replace('\u2212', '-')
    .split('/')
    .map(withoutCommas);
  if (parts.length > 2 || parts.includes('')) return Number.NaN;
  const [above, below = 1] = parts.map(Number);
  return (above ?? Number.NaN) / below;
}
