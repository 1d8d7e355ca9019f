import { csvText, PLAIN_NOTATION, type RunResults } from '../../../../contract/index.ts';
import type { Cell } from '../../../plot/table/csv.ts';
import { columnsFor } from '../../../readings/sessionColumns.ts';
import { csvRows, subjectsOf } from '../../../readings/sessions.ts';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import { tracesOf } from '../../../traces/index.ts';

/** Numbers of an object under their names; what has parts of its own is left out. */
const numbersOf = (of: string, object: object): readonly (readonly Cell[])[] =>
  Object.entries(object).flatMap(([figure, value]) =>
    typeof value === 'number' ? [[of, figure, Number.isFinite(value) ? value : Number.NaN]] : [],
  );

/** Every figure of the run as a whole and of its ports and links, by the names of docs/reference/cli.md. */
export const scoreRows = ({ whole, ports, links }: RunResults): readonly (readonly Cell[])[] => [
  ['of', 'figure', 'value'],
  ...numbersOf('whole', whole),
  ...ports.flatMap((port) => numbersOf(`port ${port.port}`, port)),
  ...links.flatMap((link) => numbersOf(`link ${link.link}`, link)),
];

/** A row for each session, with the columns of its table. */
export function sessionRows(session: Session, results: RunResults): readonly (readonly Cell[])[] {
  const { loaded, vcStates } = stageOf(session).getState();
  const subjects = subjectsOf(results, vcStates, tracesOf(session).shown);
  return csvRows([{ name: '', results, subjects }], columnsFor(subjects, false), loaded);
}

/** A table under the lines that say which run it is of, for other programs: the same in every language. */
export const csvFile = (stamp: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${stamp.map((line) => `# ${line}\n`).join('')}${csvText(rows, PLAIN_NOTATION)}\n`;
