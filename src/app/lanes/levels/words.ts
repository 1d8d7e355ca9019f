import { clock } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { levelTexts as words } from '../../strings/panels/levels.ts';
import type { TraceStore } from '../../traces/index.ts';
import { inUnit, isActive, type Level, levelAt, neighbourTextOf } from './levels.ts';

const TABLE_ROWS = 60;

/** `1h1 to sw1 483 cells of 744, 1h2 to sw1 487 cells of 744`. */
export function levelsAt(
  session: Session,
  levels: readonly Level[],
  time: number,
  traces: TraceStore,
): string {
  const { recorded } = stageOf(session).getState();
  const parts = levels.map((level) => {
    const value = levelAt(level, time, traces);
    if (Number.isNaN(value) || !isActive(level, time, traces)) return words.none(level.name);
    return words.value[level.kind](
      level.name,
      inUnit(level, value),
      neighbourTextOf(level, time, traces, recorded),
    );
  });
  return parts.join(', ');
}

/** Smallest and largest value of each part of the visible range up to the play head. */
export function levelsTable(
  session: Session,
  levels: readonly Level[],
  caption: string,
  traces: TraceStore,
): TableData {
  const { from, to, times } = tableRange(session, TABLE_ROWS);
  const spans = levels.map(({ channel }) => {
    const both = traces.channel(channel)?.spans(from, to, TABLE_ROWS);
    return both && { min: both.min.slice(), max: both.max.slice() };
  });
  const cell = (value = Number.NaN) => (Number.isNaN(value) ? '' : Math.round(value));
  const rows = times.map((time, i) => [
    clock(time),
    ...spans.flatMap((both) => [cell(both?.min[i]), cell(both?.max[i])]),
  ]);
  return {
    caption,
    columns: [words.from, ...levels.flatMap(({ kind, name }) => words.columns[kind](name))],
    rows: rows.filter((row) => row.slice(1).some((value) => value !== '')),
  };
}
