import { clock, kilobytes } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { allWindowsTexts as words } from '../../strings/linkUse.ts';
import type { TraceStore } from '../../traces/index.ts';
import { fillBytes, overLink, windowsAt } from './sum.ts';

export function allWindowsValue(time: number, traces: TraceStore): string {
  const { loaded } = useStage.getState();
  const bytes = loaded ? windowsAt(traces, loaded, time) : Number.NaN;
  return Number.isNaN(bytes) ? en.panels.notRecorded : kilobytes(bytes);
}

export function describeAllWindows(traces: TraceStore): string {
  const { loaded, now } = useStage.getState();
  if (!loaded) return en.panels.notLoaded;
  return words.spoken(overLink(loaded).length, allWindowsValue(now, traces), kilobytes(fillBytes(loaded)));
}

const TABLE_ROWS = 200;

export function allWindowsTable(traces: TraceStore): TableData {
  const { loaded } = useStage.getState();
  const rows = tableRange(TABLE_ROWS).times.flatMap((time) => {
    const bytes = loaded ? windowsAt(traces, loaded, time) : Number.NaN;
    return Number.isNaN(bytes) ? [] : [[clock(time), Math.round(bytes)]];
  });
  return { caption: words.label, columns: words.columns, rows };
}
