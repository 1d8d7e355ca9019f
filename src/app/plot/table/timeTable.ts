import { clock } from '../../format.ts';
import type { Session } from '../../session/session.ts';
import type { TableData } from './DataTable.tsx';
import { tableRange } from './tableRange.ts';

/** A column of a table over time. */
export interface TimeColumn {
  readonly name: string;
  /** Value in a row from one time to the next, in words or as a number; NaN where it is unknown. */
  readonly at: (time: number, until: number) => string | number;
}

interface TimeTable {
  readonly caption: string;
  /** Head of the column of times. */
  readonly time: string;
  /** Number of rows over the visible range. */
  readonly rows: number;
  readonly columns: readonly TimeColumn[];
}

const cellOf = (value: string | number): string | number => {
  if (typeof value === 'string') return value;
  return Number.isNaN(value) ? '' : Math.round(value);
};

/** Values of the visible range up to the head; rows without any known value are left out. */
export function timeTable(session: Session, { caption, time: first, rows, columns }: TimeTable): TableData {
  const { times, width } = tableRange(session, rows);
  const values = times.map((time) => columns.map(({ at }) => cellOf(at(time, time + width))));
  return {
    caption,
    columns: [first, ...columns.map(({ name }) => name)],
    rows: values.flatMap((row, i) =>
      row.some((cell) => cell !== '') ? [[clock(times[i] ?? 0), ...row]] : [],
    ),
  };
}
