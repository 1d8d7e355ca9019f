import { csvText, elementAt, readNumber } from '../../../contract/index.ts';
import { exactSeconds, MINUS } from '../../format.ts';
import { editsLine } from '../../picture/stamp.ts';
import type { Session } from '../../session/session.ts';
import { editsUntil } from '../../store/branches/branches.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { notation } from '../../strings/numbers.ts';
import { inClauses } from '../../strings/text.ts';
import { copied } from '../../widgets/clipboard.ts';

declare const __RELEASE__: string;

export type Cell = string | number;

const { decimal, group } = notation;
/** Number format of the page: groups of three digits before the decimal sign, thin spaces between groups of decimals. */
const WRITTEN = new RegExp(`^\\u2212?(\\d+|\\d{1,3}(\\${group}\\d{3})+)(\\${decimal}[\\d\\u2009]+)?$`);
const GROUPS = new RegExp(`[\\${group}\\u2009]`, 'g');

/** A displayed number, `1,924.2`, `0.003 000`, without its grouping; other texts are unchanged. */
const ungrouped = (text: string): string =>
  WRITTEN.test(text) ? text.replace(MINUS, '-').replace(GROUPS, '') : text;

const orderOf = (cell: Cell): Cell =>
  typeof cell === 'string' && WRITTEN.test(cell) ? readNumber(cell, notation) : cell;

/** Sorts numbers by value, before words. */
export function sortedRows(
  rows: readonly (readonly Cell[])[],
  column: number,
  down: boolean,
): readonly (readonly Cell[])[] {
  const sign = down ? -1 : 1;
  return [...rows].sort((row, other) => {
    const [a, b] = [orderOf(elementAt(row, column)), orderOf(elementAt(other, column))];
    if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
    return a < b ? -sign : a > b ? sign : 0;
  });
}

/** First line after `#`: the run that the numbers belong to, and their caption. */
function stamp(session: Session, caption: string): string {
  const { loaded, results, resultsAt } = stageOf(session).getState();
  const edits = editsUntil(session, resultsAt);
  if (!loaded || !results) return '';
  const { scenario, seed } = loaded;
  const at = exactSeconds(resultsAt);
  const run = en.share.stamp(
    `${en.name} ${__RELEASE__}`,
    scenario.id,
    seed,
    edits.length,
    at,
    results.digest,
  );
  return `# ${inClauses([run, caption, ...(edits.length > 0 ? [editsLine({ edits })] : [])])}\n`;
}

/** CSV with decimal commas and semicolons where the language of the page has a decimal comma (`contract/numbers.ts`). */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  csvText(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? ungrouped(cell) : cell))),
    notation,
  );

/** Copies a table to the clipboard; false where that failed. */
export const copyCsv = (
  session: Session,
  caption: string,
  rows: readonly (readonly Cell[])[],
): Promise<boolean> => copied(stamp(session, caption) + csvOf(rows));
