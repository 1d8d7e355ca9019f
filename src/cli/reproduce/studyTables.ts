import type { Outcome, Study, StudyCell, StudyRow, StudyTable } from '../../studies/index.ts';
import { disputes, type Judgement, verdicts } from '../../studies/index.ts';
import { columns, fixed } from '../text.ts';

/** One table for people: a block per column of the paper, printed next to ours. */
export function studyTable(
  { table, caption, columns: heads, rows }: StudyTable,
  all: readonly StudyCell[],
): string {
  const cells = all.filter((cell) => cell.table === table);
  const head = ['', ...heads.flatMap(({ column, open }) => [column, 'paper', open ? 'open' : ''])];
  const body = rows.map((row) => [
    row.open ? `${row.row} (open)` : row.row,
    ...heads.flatMap(({ column }) => {
      const cell = cells.find((candidate) => candidate.row === row.row && candidate.column === column);
      return cell === undefined ? ['', '', ''] : entries(cell, row);
    }),
  ]);
  const seeds = Math.max(0, ...cells.map((cell) => cell.seeds));
  return `${nameOf(table)}: ${caption} (${seeds} ${seeds === 1 ? 'seed' : 'seeds'})\n${columns([head, ...body])}`;
}

/** `Table 4.2`; what the paper shows only in figures has a name of ours. */
const nameOf = (table: number | string): string =>
  /^\d/.test(String(table)) ? `Table ${table}` : `Study ${table}`;

/** Ours with its spread, the printed number, the relative deviation where it means something. */
function entries(
  { mean, sd, printed }: StudyCell,
  { digits = 0, relative = digits === 0 }: StudyRow,
): string[] {
  const ours = fixed(mean, digits);
  const spread = sd === 0 || !Number.isFinite(sd) ? '' : ` ±${fixed(sd, digits)}`;
  const off = relative && printed !== null ? `${signed((mean / printed - 1) * 100)} %` : '';
  return [`${ours}${spread}`, fixed(printed, digits), off];
}

const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;

export function reading({ citation, reading: lines }: Study): string {
  return [citation, '', 'Where the paper is silent:', ...lines.map((line) => wrap(`- ${line}`))].join('\n');
}

export function verdictLines(outcome: Outcome): string {
  return [...verdicts(outcome), ...disputes(outcome)]
    .map(
      ({ level, saidBy, statement, held, detail }) =>
        `${state(level, held)}  ${saidBy === 'ours' ? 'ours: ' : ''}${statement}: ${detail}`,
    )
    .join('\n');
}

const NOT_HELD = { must: 'NOT HELD', aim: 'missed', open: 'open' } as const;
const state = (level: Judgement['level'], held: boolean): string =>
  (held ? 'held' : NOT_HELD[level]).padEnd(8);

export const openLines = ({ open }: Study): string => open.map((line) => wrap(`open: ${line}`)).join('\n');

const WIDTH = 110;

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
