import type { Range } from '../../../contract/index.ts';
import { grouped, span, withUnit } from '../numbers.ts';

/** Longest list of names that is shown whole. */
const MOST_NAMES = 12;

/** Parts by a power of two are written as such: 1/32768. */
function least(min: number): string {
  const parts = 1 / min;
  return min < 1 && Number.isInteger(parts) && (parts & (parts - 1)) === 0 ? `1/${parts}` : grouped(min);
}

/** `1/32768 to 1`, `0 to 2,000 cells` */
export const within = ({ min, max, unit }: Range): string =>
  withUnit(`${least(min)} to ${grouped(max)}`, unit);

/** `range 0 to 1,900 cells` */
export const range = (min: number, max: number, unit = ''): string => `range ${span(min, max, unit)}`;

/** Names, shortened. */
export function some(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  return names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')}, ... (${names.length})`
    : names.join(', ');
}
