import { type Picoseconds, PS_PER_SECOND } from '../../contract/index.ts';

export const MINUS = '\u2212';
/** Thin space between groups of three decimals. */
export const THIN = '\u2009';

/** `1,925`; whole numbers. */
export function formatCount(value: number): string {
  const digits = Math.abs(Math.round(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return value < -0.5 ? MINUS + grouped : grouped;
}

/** `1.090 473`: six decimals in groups of three. */
export function formatTime(time: Picoseconds, decimals = 6): string {
  const text = (Math.abs(time) / PS_PER_SECOND).toFixed(decimals);
  const [whole, part = ''] = text.split('.');
  const groups = part.match(/.{1,3}/g)?.join(THIN) ?? '';
  return `${time < 0 ? MINUS : ''}${formatCount(Number(whole))}${groups ? `.${groups}` : ''}`;
}

/** Decimals that tell values `step` apart, at least `least`. */
export function decimalsFor(step: Picoseconds, least = 1): number {
  return Math.min(12, Math.max(least, Math.ceil(-Math.log10(step / PS_PER_SECOND) - 1e-9)));
}
