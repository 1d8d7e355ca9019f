/** `1,900`; fractions keep their digits. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  if (!/^-?\d+$/.test(whole)) return String(value);
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/** `7 ms`; a number without unit stands alone. */
export const withUnit = (number: string, unit: string): string =>
  unit === '' ? number : `${number} ${unit}`;

/** `0 to 2,000 cells` */
export const span = (min: number, max: number, unit: string): string =>
  withUnit(`${grouped(min)} to ${grouped(max)}`, unit);
