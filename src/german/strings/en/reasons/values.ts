import type { Range } from '../../../../contract/index.ts';
import { grouped, span, withUnit } from '../numbers.ts';

/** Längste Liste von Namen, die ganz gezeigt wird. */
const MOST_NAMES = 12;

/** Zweierpotenzen als Bruch: 1/32768. */
function least(min: number): string {
  const parts = 1 / min;
  return min < 1 && Number.isInteger(parts) && (parts & (parts - 1)) === 0 ? `1/${parts}` : grouped(min);
}

/** `1/32768 bis 1`, `0 bis 2.000 Zellen` */
export const within = ({ min, max, unit }: Range): string =>
  withUnit(`${least(min)} bis ${grouped(max)}`, unit);

/** `Bereich 0 bis 1.900 Zellen` */
export const range = (min: number, max: number, unit = ''): string => `Bereich ${span(min, max, unit)}`;

/** Namen, gekürzt. */
export function some(names: readonly string[]): string {
  if (names.length === 0) return 'keine';
  return names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')}, ... (${names.length})`
    : names.join(', ');
}
