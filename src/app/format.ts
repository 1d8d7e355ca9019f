import {
  type ParameterSpec,
  type ParameterValue,
  type Picoseconds,
  PS_PER_SECOND,
} from '../contract/index.ts';
import { formatCount, MINUS, THIN } from './plot/format.ts';

/** 1925 -> `1,925`, with a true minus sign. */
export function whole(value: number): string {
  return Number.isFinite(value) ? formatCount(value) : '–';
}

/** `1,925`, `0.0231`: whole numbers whole, others with three digits that count. */
export const shortNumber = (value: number): string =>
  Number.isInteger(value) ? whole(value) : String(Number(value.toPrecision(3))).replace('-', MINUS);

const isUnitFraction = (value: number): boolean => value > 0 && value < 1 && Number.isInteger(1 / value);

/** A value as its field writes it: `1,920`, `0.002`; `1/16` where a slider goes by powers of two; `EWMA`. */
export function parameterValue(spec: ParameterSpec, value: ParameterValue): string {
  if (spec.kind === 'choice')
    return spec.options.find((option) => option.value === value)?.label ?? String(value);
  const number = Number(value);
  if (spec.scale === 'powers' && isUnitFraction(number)) return `1/${whole(1 / number)}`;
  return Number.isInteger(number) ? whole(number) : String(Number(number.toPrecision(4)));
}

/** 1736.25 -> `1,736.3`, with as many decimals as asked for. */
export function fixed(value: number, digits: number): string {
  if (!Number.isFinite(value)) return '–';
  const [units = '', decimals] = value.toFixed(digits).replace('-', MINUS).split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A rate in cells/s, in thousands or millions: `58.7k`, `1.25M`; below 1,000 whole, `–` for none. */
export function shortRate(rate: number): string {
  const size = Math.abs(rate);
  if (!(size >= 999.5 && size < Infinity)) return whole(Math.round(rate));
  return size < 999_950 ? `${fixed(rate / 1000, 1)}k` : `${fixed(rate / 1e6, 2)}M`;
}

/** A round number in few letters: `500`, `2k`, `1M`. */
export function shortCount(count: number): string {
  if (count < 1000) return whole(count);
  return count < 1e6 ? `${count / 1000}k` : `${count / 1e6}M`;
}

/** 0.4553 -> `45.5 %`. */
export function percent(share: number, digits = 1): string {
  return Number.isFinite(share) ? `${fixed(share * 100, digits)}\u00a0%` : '–';
}

/** Simulated time in seconds, cut to microseconds: `1.090 473`. */
export function clock(time: Picoseconds): string {
  const micro = Math.floor(time / 1e6);
  const rest = String(micro % 1e6).padStart(6, '0');
  return `${Math.floor(micro / 1e6)}.${rest.slice(0, 3)}${THIN}${rest.slice(3)}`;
}

const SPANS = [
  [1e12, 's'],
  [1e9, 'ms'],
  [1e6, 'µs'],
  [1e3, 'ns'],
] as const;

/** A duration with two or three digits and its unit: `3.2 ms`. */
export function duration(time: Picoseconds): string {
  const [size, unit] = SPANS.find(([s]) => time >= s * 0.99951) ?? SPANS[3];
  const value = time / size;
  return `${Number(value.toFixed(value >= 9.95 ? 0 : 1))}\u00a0${unit}`;
}

/** Bytes as kilobytes of 1,024: `1,736 KB`, `45 KB`, `9.3 KB`. */
export function kilobytes(bytes: number): string {
  const value = bytes / 1024;
  return `${fixed(value, value >= 9.95 ? 0 : 1)}\u00a0KB`;
}

/** Exact seconds for links: every picosecond kept, no exponent. */
export function exactSeconds(time: Picoseconds): string {
  const fraction = String(time % PS_PER_SECOND)
    .padStart(12, '0')
    .replace(/0+$/, '');
  return `${Math.floor(time / PS_PER_SECOND)}${fraction ? `.${fraction}` : ''}`;
}

/** `S2>S3` -> `S2 → S3`. */
export const portName = (id: string): string => id.replace('>', ' → ');
