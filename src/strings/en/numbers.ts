import { notation, writeNumber } from '../../contract/index.ts';
import { unitName } from './units.ts';

/** `1,900`; fractions keep their digits. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  if (!/^-?\d+$/.test(whole)) return writeNumber(value);
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, notation.group);
  return fraction === undefined ? digits : `${digits}${notation.decimal}${fraction}`;
}

/** `7 ms`; a number without unit is alone. */
export const withUnit = (number: string, unit: string): string =>
  unit === '' ? number : `${number} ${unitName(unit)}`;

/** `0 to 2,000 cells` */
export const span = (min: number, max: number, unit: string): string =>
  withUnit(`${grouped(min)} to ${grouped(max)}`, unit);

/** A number with at most so many decimals, without zeros at its end. */
export function decimal(value: number, decimals = 3): string {
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  const digits = fraction.replace(/0+$/, '');
  return grouped(Number(whole)) + (digits === '' ? '' : `${notation.decimal}${digits}`);
}

/** Two numbers with as many decimals as it takes to see which is greater. @param least decimals if they suffice */
export function apart(a: number, b: number, least = 3): readonly [string, string] {
  for (let decimals = least; ; decimals += 3) {
    const shown = [decimal(a, decimals), decimal(b, decimals)] as const;
    if ((shown[0] === shown[1]) === (a === b)) return shown;
    if (decimals >= 18) return [writeNumber(a), writeNumber(b)];
  }
}

/** A rate in whole cells/s: `60,900`. */
export const rate = (cellsPerSecond: number): string =>
  cellsPerSecond === Number.POSITIVE_INFINITY ? '∞' : grouped(Math.round(cellsPerSecond));

/** So many decimals: `18.2`. */
export const fixed = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('.', notation.decimal);

/** `18.2 ms`, `640 µs`, `1.25 s`. @param ps picoseconds, not below 0 */
export function duration(ps: number): string {
  if (ps < 1e9) return `${fixed(ps / 1e6, 0)}\u00a0µs`;
  if (ps < 1e12) return `${fixed(ps / 1e9, ps < 1e11 ? 1 : 0)}\u00a0ms`;
  return `${fixed(ps / 1e12, 2)}\u00a0s`;
}

/** Bytes as kilobytes of 1,024: `45 KB`, `9.3 KB`, `0.5 KB`. */
export function kilobytes(bytes: number): string {
  const value = bytes / 1024;
  return `${fixed(value, value >= 9.95 ? 0 : 1)}\u00a0KB`;
}
