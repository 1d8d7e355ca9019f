import { clock, kilobytes } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { fillBytes, overLink, windowsAt } from '../../readings/sum.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { allWindowsTexts as words } from '../../strings/panels/linkUse.ts';
import type { TraceStore } from '../../traces/index.ts';

export function allWindowsValue(session: Session, time: number, traces: TraceStore): string {
  const { loaded } = stageOf(session).getState();
  const bytes = loaded ? windowsAt(traces, loaded, time) : Number.NaN;
  return Number.isNaN(bytes) ? en.panels.notRecorded : kilobytes(bytes);
}

export function describeAllWindows(session: Session, traces: TraceStore): string {
  const { loaded, now } = stageOf(session).getState();
  if (!loaded) return en.panels.notLoaded;
  return words.spoken(
    overLink(loaded).length,
    allWindowsValue(session, now, traces),
    kilobytes(fillBytes(loaded)),
  );
}

const TABLE_ROWS = 200;

export function allWindowsTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const rows = tableRange(session, TABLE_ROWS).times.flatMap((time) => {
    const bytes = loaded ? windowsAt(traces, loaded, time) : Number.NaN;
    return Number.isNaN(bytes) ? [] : [[clock(time), Math.round(bytes)]];
  });
  return { caption: words.label, columns: words.columns, rows };
}
