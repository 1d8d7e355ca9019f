// Parser and exact formatter of numbers, for people and for other programs. Numbers written by the page are read
// back as the same values, in every language; tests/app/numbers.test.ts checks it. Rounding for display is in `app/format.ts`.
import { notation as own } from './notation.ts';

/** Number notation of a language. */
export interface Notation {
  readonly decimal: string;
  /** Separates groups of three digits before the decimals. */
  readonly group: string;
  /** Separates values of a list, and of a line of a table. Spreadsheets of a language read tables with these. */
  readonly list: string;
}

/** Number in links, files for other programs and on the command line: a decimal point, no groups. */
const PLAIN = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

/** Parses a number as programs write it; NaN for anything else: no comma, no group, no unit, no `0x10`. */
export const plainNumber = (text: string): number => (PLAIN.test(text) ? Number(text) : Number.NaN);

const SPACE = '[\\s\\u2009\\u202f]';

/**
 * Sign, digits (in groups of three by the separator of the language or by spaces), decimals (also in groups by spaces),
 * power of ten.
 */
const written = ({ group }: Notation): RegExp =>
  new RegExp(
    `^([-+]?)([1-9]\\d{0,2}(?:\\${group}\\d{3})+|[1-9]\\d{0,2}(?:${SPACE}\\d{3})+|\\d*)` +
      `(?:([.,])((?:\\d{3}${SPACE})+\\d{1,3}|\\d*))?(e[-+]?\\d+)?$`,
    'i',
  );

const SPACES = new RegExp(SPACE, 'g');

/** A number without a fraction bar. */
function readPart(text: string, notation: Notation): number {
  const match = written(notation).exec(text);
  if (match === null) return Number.NaN;
  const [, sign = '', digits = '', point, decimals = '', power = ''] = match;
  // 1,125,5 is not a number; nor is a sign alone.
  if (point !== undefined && digits.includes(point)) return Number.NaN;
  if (digits + decimals === '') return Number.NaN;
  const whole = digits.replaceAll(notation.group, '').replace(SPACES, '');
  return Number(`${sign}${whole}.${decimals.replace(SPACES, '')}0${power}`);
}

/**
 * A number as people write it: `1,900`, `2,5`, `\u22123`, `0.426 525`, `1/16`, in German `1.900`; NaN for anything else.
 * Groups are read where the language itself would write them, `1,700` as 1700; any other comma or point is before decimals.
 * @param unit may follow the number
 */
export function readNumber(text: string, notation: Notation = own, unit = ''): number {
  const trimmed = text.trim();
  const bare = unit !== '' && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  const parts = bare.replace('\u2212', '-').split('/');
  if (parts.length > 2) return Number.NaN;
  const [above = Number.NaN, below = 1] = parts.map((part) => readPart(part.trim(), notation));
  return above / below;
}

/** With all its digits, ungrouped: `1900`, `0.0231`, in German `0,0231`. Infinity and NaN unchanged. */
export const writeNumber = (value: number, { decimal }: Pick<Notation, 'decimal'> = own): string =>
  String(value).replace('.', decimal);

/** Notation of other programs, independent of the language. */
export const PLAIN_NOTATION: Notation = { decimal: '.', group: ',', list: ',' };

export type CsvValue = string | number | null | undefined;

function csvField(value: CsvValue, notation: Notation): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? writeNumber(value, notation) : '';
  const breaks = value.includes(notation.list) || /["\r\n]/.test(value);
  return breaks ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * A table as CSV, without a final line break. Undefined numbers are empty; values that would break the line are quoted.
 * In a language with a decimal comma, semicolons separate values: its spreadsheets would read `1.125` as 1125. Files for other
 * programs use `PLAIN_NOTATION`.
 */
export const csvText = (rows: readonly (readonly CsvValue[])[], notation: Notation = own): string =>
  rows.map((row) => row.map((value) => csvField(value, notation)).join(notation.list)).join('\n');
