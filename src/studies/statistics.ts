import { notation } from '../contract/index.ts';
/** Arithmetic mean; NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sample standard deviation (n - 1); NaN with fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return values.length < 2 ? Number.NaN : Math.sqrt(squares / (values.length - 1));
}

/** Jain's index, 1/n to 1. */
export function jain(shares: readonly number[]): number {
  const sum = shares.reduce((total, share) => total + share, 0);
  const squares = shares.reduce((total, share) => total + share * share, 0);
  return squares === 0 ? 1 : (sum * sum) / (shares.length * squares);
}

/** Root mean square. */
export function rms(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => value * value)));
}

/** Numbers for a sentence. */
export const fixed = (values: readonly number[], digits: number): string =>
  values.map((value) => value.toFixed(digits)).join(', ');

/** A number in a claim, as the language of the page writes it. */
export const written = (value: number, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', notation.decimal);
