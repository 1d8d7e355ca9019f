import { formatDefaultLocale, precisionFixed } from 'd3-format';
import {
  type ParameterSpec,
  type ParameterValue,
  type Picoseconds,
  PS_PER_SECOND,
  writeNumber,
} from '../contract/index.ts';
import { notation } from './strings/numbers.ts';

export const MINUS = '\u2212';
/** Thin space between groups of three decimals. */
const THIN = '\u2009';
const NONE = '–';
const MOST_DECIMALS = 12;

/** How numbers are written on the whole page, on the ticks of D3 too. */
const { format, formatPrefix } = formatDefaultLocale({
  decimal: notation.decimal,
  thousands: notation.group,
  grouping: [3],
  currency: ['', ''],
  minus: MINUS,
  nan: NONE,
});

const withDecimals = Array.from({ length: MOST_DECIMALS + 1 }, (_, digits) => format(`,.${digits}f`));
const atMostDecimals = [format(',.0~f'), format(',.1~f')] as const;
const digitsThatCount = Array.from({ length: MOST_DECIMALS + 1 }, (_, digits) => format(`,.${digits}~r`));
const thousands = formatPrefix(',.1', 1e3);
const millions = formatPrefix(',.2', 1e6);

/** 1736.25 -> `1,736.3`, with as many decimals as asked for, at most twelve. */
export const fixed = (value: number, digits: number): string =>
  Number.isFinite(value) ? (withDecimals[digits]?.(value) ?? NONE) : NONE;

/** 1925 -> `1,925`, with a true minus sign. */
export const whole = (value: number): string => fixed(value, 0);

/** `1,925`, `0.0231`: whole numbers whole, others with so many digits that count, one to twelve. */
export const shortNumber = (value: number, digits = 3): string =>
  Number.isInteger(value) ? whole(value) : (digitsThatCount[digits]?.(value) ?? NONE);

/** With every digit that it has, not grouped: `1900`, `0.0231`. */
export const exact = (value: number): string => writeNumber(value, notation);

const isUnitFraction = (value: number): boolean => value > 0 && value < 1 && Number.isInteger(1 / value);

/** A value as its field writes it: `1,920`, `0.002`; `1/16` where a slider goes by powers of two; `EWMA`. */
export function parameterValue(spec: ParameterSpec, value: ParameterValue): string {
  if (spec.kind === 'choice')
    return spec.options.find((option) => option.value === value)?.label ?? String(value);
  const number = Number(value);
  if (spec.scale === 'powers' && isUnitFraction(number)) return `1/${whole(1 / number)}`;
  return shortNumber(number, 5);
}

/** A rate in cells/s, in thousands or millions: `58.7k`, `1.25M`; below 1,000 whole, `–` for none. */
export function shortRate(rate: number): string {
  const size = Math.abs(rate);
  if (!(size >= 999.5 && size < Infinity)) return whole(Math.round(rate));
  return size < 999_950 ? thousands(rate) : millions(rate);
}

/** A round number in few letters: `500`, `2k`, `1M`. */
export const shortCount: (count: number) => string = format('~s');

/** 0.4553 -> `45.5 %`. */
export const percent = (share: number, digits = 1): string =>
  Number.isFinite(share) ? `${fixed(share * 100, digits)}\u00a0%` : NONE;

const DECIMALS = new RegExp(`\\${notation.decimal}\\d+`);

/** Decimals in groups of three. */
const grouped = (text: string): string =>
  text.replace(DECIMALS, (decimals) => decimals.replace(/\d{3}(?=\d)/g, `$&${THIN}`));

/** With at most so many decimals, and no zeros behind them: `0.9`, `1.182`. */
export const rounded = (value: number, decimals: number): string => exact(Number(value.toFixed(decimals)));

/** A text of the size of a value with its sign: `+3.2`, `−3.2`; what is rounded to nothing has none. */
export const signed = (text: string, value: number): string =>
  !/[1-9]/.test(text) || value === 0 ? text : `${value > 0 ? '+' : MINUS}${text}`;

/** Milliseconds with two or three digits: `3.2`, `149`. */
export const milliseconds = (ms: number, digits = ms < 99.5 ? 1 : 0): string => fixed(ms, digits);

/** Bits per second as megabits, with two or three digits: `7.2`, `149`. */
export const megabits = (bits: number, digits = bits < 99.95e6 ? 1 : 0): string => fixed(bits / 1e6, digits);

/** Seconds as sliders have them, with a point in every language. */
export const sliderSeconds = (time: Picoseconds): string => (time / PS_PER_SECOND).toFixed(6);

/** Simulated time in seconds, its decimals not grouped: `1.090`. */
export const seconds = (time: Picoseconds, decimals: number): string => fixed(time / PS_PER_SECOND, decimals);

/** Simulated time in seconds, `1.090 473`. */
export const formatTime = (time: Picoseconds, decimals = 6): string => grouped(seconds(time, decimals));

/** The same, cut to microseconds. */
export const clock = (time: Picoseconds): string => formatTime(Math.floor(time / 1e6) * 1e6);

/** Decimals by which times `step` apart differ, at least `least`. */
export const decimalsFor = (step: Picoseconds, least = 1): number =>
  Math.min(MOST_DECIMALS, Math.max(least, precisionFixed(step / PS_PER_SECOND)));

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
  return `${atMostDecimals[value >= 9.95 ? 0 : 1](value)}\u00a0${unit}`;
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

/** A digest, four digits at a time: a reader who compares two of them reads them aloud. */
export const groupedDigest = (digest: string): string => digest.replace(/(.{4})(?=.)/g, '$1 ');
