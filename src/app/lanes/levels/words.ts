import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { levelTexts as words } from '../../strings/panels/levels.ts';
import type { TraceStore } from '../../traces/index.ts';
import { inUnit, isActive, type Level, levelAt, neighbourTextOf } from './levels.ts';

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
  const columns = levels.flatMap(({ kind, name, channel }) =>
    (['min', 'max'] as const).map((end, i) => ({
      name: words.columns[kind](name)[i] ?? '',
      at: (time: number, until: number) =>
        traces.channel(channel)?.spans(time, until, 1)[end][0] ?? Number.NaN,
    })),
  );
  return timeTable(session, { caption, time: words.from, rows: 60, columns });
}
