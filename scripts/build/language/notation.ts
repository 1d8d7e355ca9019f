import type { Notation } from '../../../src/contract/numbers.ts';
import type { Language } from './languages.ts';

/** How a locale writes numbers. Values of a list are parted by semicolons where a comma is before the decimals. */
export function notationOf(locale: string): Notation & { readonly locale: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12_345.5);
  const sign = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = sign('decimal');
  return { decimal, group: sign('group'), list: decimal === ',' ? ';' : ',', locale };
}

/** The module in which the page finds how its language writes numbers and labels. */
export const notationModule = ({ locale, hasCapitalNouns = false }: Language): string =>
  `export const notation = ${JSON.stringify(notationOf(locale))};
export const hasCapitalNouns = ${hasCapitalNouns};
`;
