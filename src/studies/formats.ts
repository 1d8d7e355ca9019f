import type { StudyCell } from './study.ts';

const KEYS = ['paper', 'table', 'row', 'column', 'printed', 'mean', 'sd', 'seeds', 'scale'] as const;

/** A value in a line of CSV: quoted where a comma or a quote would break the line; empty where a number is not defined. */
export function field(value: string | number | null): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return '';
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line for each cell, the keys of `--json` as the head. */
export const csvOf = (cells: readonly StudyCell[]): string =>
  [KEYS.join(','), ...cells.map((cell) => KEYS.map((key) => field(cell[key])).join(','))].join('\n');
