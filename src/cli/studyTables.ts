import type { Study, StudyCell, StudyTable, Verdict } from '../studies/index.ts';
import { columns, fixed } from './text.ts';

/** One table for people: a block per column of the paper, printed beside ours. */
export function studyTable(
  { table, caption, columns: policies, rows }: StudyTable,
  cells: readonly StudyCell[],
): string {
  const head = ['', ...policies.flatMap(({ column, open }) => [column, 'paper', open ? 'open' : ''])];
  const body = rows.map(({ row }) => [
    row,
    ...policies.flatMap(({ column }) => {
      const cell = cells.find((candidate) => candidate.row === row && candidate.column === column);
      return cell === undefined ? ['', '', ''] : entries(cell);
    }),
  ]);
  const seeds = Math.max(...cells.map((cell) => cell.seeds));
  return `Table ${table}: ${caption} (${seeds} ${seeds === 1 ? 'seed' : 'seeds'})\n${columns([head, ...body])}`;
}

/** Ours with its spread, the printed number, the relative deviation where it means something. */
function entries({ row, mean, sd, printed }: StudyCell): readonly string[] {
  const digits = row.includes('(%)') ? 1 : row === 'fairness index' ? 3 : 0;
  const ours = fixed(mean, digits);
  const spread = sd === 0 || !Number.isFinite(sd) ? '' : ` ±${fixed(sd, digits)}`;
  const relative = digits === 0 && printed !== null ? `${signed((mean / printed - 1) * 100)} %` : '';
  return [`${ours}${spread}`, fixed(printed, digits), relative];
}

const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;

export function reading({ citation, reading: lines }: Study): string {
  return [citation, '', 'Where the paper is silent:', ...lines.map((line) => `- ${line}`)].join('\n');
}

export function verdictLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ statement, held, detail }) => `${held ? 'held    ' : 'NOT HELD'}  ${statement}: ${detail}`)
    .join('\n');
}

export const OPEN_NOTE =
  'open: ESPD by its printed pseudo-code carries more than printed in every table. A drop timer of 1.5 % of the\n' +
  'stated value brings the levels near, but takes most of the gain over EPD in Tables 3-5 with it, and nothing in\n' +
  'the paper supports it. docs/model-notes.md tells what was tried. ESPD is left out of the deviation.';
