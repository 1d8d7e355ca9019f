import { unitName } from './units.ts';

/** `1.900`; Dezimalen behalten ihre Ziffern. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  if (!/^-?\d+$/.test(whole)) return String(value).replace('.', ',');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? digits : `${digits},${fraction}`;
}

/** `7 ms`; eine Zahl ohne Einheit steht allein. */
export const withUnit = (number: string, unit: string): string =>
  unit === '' ? number : `${number} ${unitName(unit)}`;

/** `0 bis 2.000 Zellen` */
export const span = (min: number, max: number, unit: string): string =>
  withUnit(`${grouped(min)} bis ${grouped(max)}`, unit);

/** Eine Zahl mit höchstens so vielen Dezimalen, ohne Nullen am Ende. */
export function decimal(value: number, decimals = 3): string {
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  const digits = fraction.replace(/0+$/, '');
  return grouped(Number(whole)) + (digits === '' ? '' : `,${digits}`);
}

/** Zwei Zahlen mit so vielen Dezimalen, dass man sieht, welche größer ist. @param least genügen, wenn sie reichen */
export function apart(one: number, other: number, least = 3): readonly [string, string] {
  for (let decimals = least; ; decimals += 3) {
    const shown = [decimal(one, decimals), decimal(other, decimals)] as const;
    if ((shown[0] === shown[1]) === (one === other)) return shown;
    if (decimals >= 18) return [grouped(one), grouped(other)];
  }
}

/** Eine Rate in ganzen Zellen/s: `60.900`. */
export const rate = (cellsPerSecond: number): string =>
  cellsPerSecond === Number.POSITIVE_INFINITY ? '∞' : grouped(Math.round(cellsPerSecond));

/** Feste Dezimalen: `18,2`. */
export const fixed = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',');

/** `18,2 ms`, `640 µs`, `1,25 s`. @param ps Pikosekunden, nicht unter 0 */
export function duration(ps: number): string {
  if (ps < 1e9) return `${fixed(ps / 1e6, 0)}\u00a0µs`;
  if (ps < 1e12) return `${fixed(ps / 1e9, ps < 1e11 ? 1 : 0)}\u00a0ms`;
  return `${fixed(ps / 1e12, 2)}\u00a0s`;
}

/** Bytes als Kilobytes zu 1.024: `45 KB`, `9,3 KB`, `0,5 KB`. */
export function kilobytes(bytes: number): string {
  const value = bytes / 1024;
  return `${fixed(value, value >= 9.95 ? 0 : 1)}\u00a0KB`;
}
