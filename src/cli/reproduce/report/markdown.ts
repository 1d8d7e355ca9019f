import type { Outcome, StudyCell } from '../../../studies/index.ts';

const number = (value: number | null, digits: number): string =>
  value === null || !Number.isFinite(value) ? '' : value.toFixed(digits);

/** A Markdown table; the first line is the head. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...body.map(line)].join('\n');
}

/** One table per table of the paper: our numbers with their spread, and the printed number. */
export function markdownOf({ study, tables, cells }: Outcome): string {
  const parts = tables.map(({ table, caption, columns, rows }) => {
    const own = cells.filter((cell) => cell.table === table);
    const lines = rows.map(({ row, digits = 0 }) => [
      row,
      ...columns.map(({ column }) => {
        const cell = own.find((candidate) => candidate.row === row && candidate.column === column);
        if (cell === undefined) return '';
        const ours = `${number(cell.mean, digits)}${cell.sd > 0 ? ` ± ${number(cell.sd, digits)}` : ''}`;
        return cell.printed === null ? ours : `${ours} (${number(cell.printed, digits)})`;
      }),
    ]);
    const head = ['', ...columns.map(({ column }) => column)];
    return `### ${study.paper}, ${table}: ${caption}\n\n${wordsOn(own)}\n\n${markdownTable([head, ...lines])}\n`;
  });
  return parts.join('\n');
}

/** Words on the seeds and the spread of the numbers of a table. */
function wordsOn(cells: readonly StudyCell[]): string {
  const seeds = cells.map((cell) => cell.seeds);
  const [least, most] = [Math.min(...seeds), Math.max(...seeds)];
  const count = least < most ? `${least} to ${most}` : most;
  const ours = most === 1 ? 'Our numbers come from one seed.' : `Our numbers are means over ${count} seeds.`;
  const spread = cells.some(({ sd }) => sd > 0) ? ' The number after ± is the standard deviation.' : '';
  const isPrinted = cells.some(({ printed }) => printed !== null);
  return `${ours}${spread}${isPrinted ? ' The number in brackets is the one in the paper.' : ''}`;
}
