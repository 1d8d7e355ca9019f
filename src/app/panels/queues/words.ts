import { whole } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
import { portLabel, queuePorts } from '../../rates/view.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { inParts } from '../../strings/text.ts';
import type { TraceStore } from '../../traces/index.ts';

const words = ratePanels.queues;

export function queuesValue(session: Session, time: number, traces: TraceStore): string {
  const ports = queuePorts(stageOf(session).getState().loaded);
  return inParts(ports.map((port) => words.value(portLabel(ports, port), whole(traces.queueAt(port, time)))));
}

export const describeQueues = (session: Session, traces: TraceStore): string =>
  `${queuesValue(session, stageOf(session).getState().now, traces)}.`;

export function queuesTable(session: Session, traces: TraceStore): TableData {
  const ports = queuePorts(stageOf(session).getState().loaded);
  return timeTable(session, {
    caption: words.table,
    time: words.time,
    rows: 120,
    columns: ports.map((port) => ({
      name: words.cells(portLabel(ports, port)),
      at: (time, until) => traces.channel(`queue/${port}`)?.spans(time, until, 1).max[0] ?? Number.NaN,
    })),
  });
}
