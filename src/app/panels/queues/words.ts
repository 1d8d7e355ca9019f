import { clock, whole } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { portLabel, queuePorts } from '../../rates/view.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import type { TraceStore } from '../../traces/index.ts';

const words = ratePanels.queues;

export function queuesValue(session: Session, time: number, traces: TraceStore): string {
  const ports = queuePorts(stageOf(session).getState().loaded);
  return ports
    .map((port) => words.value(portLabel(ports, port), whole(traces.queueAt(port, time))))
    .join(', ');
}

export const describeQueues = (session: Session, traces: TraceStore): string =>
  `${queuesValue(session, stageOf(session).getState().now, traces)}.`;

const TABLE_ROWS = 120;

export function queuesTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const { from, to, times } = tableRange(session, TABLE_ROWS);
  const ports = queuePorts(loaded);
  const spans = ports.map((port) => traces.channel(`queue/${port}`)?.spans(from, to, TABLE_ROWS).max);
  const rows: (string | number)[][] = [];
  for (const [i, time] of times.entries()) {
    const cells = spans.map((max) => max?.[i] ?? Number.NaN);
    if (cells.every(Number.isNaN)) continue;
    rows.push([clock(time), ...cells.map((value) => (Number.isNaN(value) ? '' : value))]);
  }
  return {
    caption: words.table,
    columns: [words.time, ...ports.map((port) => words.cells(portLabel(ports, port)))],
    rows,
  };
}
