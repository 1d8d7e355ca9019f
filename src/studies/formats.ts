import type { Outcome, StudyCell } from './study.ts';

/** How cells are written for other programs and for pages. */
export type Format = 'json' | 'csv' | 'markdown';

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

const number = (value: number | null, digits: number): string =>
  value === null || !Number.isFinite(value) ? '' : value.toFixed(digits);

/** One table for each table of the paper: ours with its spread, and the printed number. */
export function markdownOf({ study, tables, cells }: Outcome): string {
  const parts = tables.map(({ table, caption, columns, rows }) => {
    const head = ['', ...columns.map(({ column }) => column)];
    const lines = rows.map(({ row, digits = 0 }) => [
      row,
      ...columns.map(({ column }) => {
        const cell = cells.find((one) => one.table === table && one.row === row && one.column === column);
        if (cell === undefined) return '';
        const ours = `${number(cell.mean, digits)}${cell.sd > 0 ? ` ± ${number(cell.sd, digits)}` : ''}`;
        return cell.printed === null ? ours : `${ours} (${number(cell.printed, digits)})`;
      }),
    ]);
    const line = (texts: readonly string[]): string =>
      `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
    const body = [line(head), `|${'---|'.repeat(head.length)}`, ...lines.map(line)].join('\n');
    const seeds = Math.max(0, ...cells.filter((cell) => cell.table === table).map((cell) => cell.seeds));
    return `### ${study.paper}, ${table}: ${caption}\n\nOurs over ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}, in brackets the printed number.\n\n${body}\n`;
  });
  return parts.join('\n');
}
