import { notation } from '../contract/index.ts';

/** `1,900`; fractions keep their digits. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  if (!/^-?\d+$/.test(whole)) return String(value);
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, notation.group);
  return fraction === undefined ? digits : `${digits}${notation.decimal}${fraction}`;
}
