/** A number as people write it: `1,900`, `\u22123`, `1/16`; NaN for anything else. */
export function typedNumber(text: string): number {
  const parts = text
    .replace(/[\s,\u2009]/g, '')
    .replace('\u2212', '-')
    .split('/');
  if (parts.length > 2 || parts.includes('')) return Number.NaN;
  const [above, below = 1] = parts.map(Number);
  return (above ?? Number.NaN) / below;
}
