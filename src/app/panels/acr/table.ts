import { shownPort } from '../../plot/shown.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { type TimeColumn, timeTable } from '../../plot/table/timeTable.ts';
import { acrAt, ccrAt, fairAt } from '../../rates/acrReadings.ts';
import { meanRate } from '../../rates/counted.ts';
import { stateChannel, stateWord } from '../../rates/state/states.ts';
import { portLabel } from '../../rates/view.ts';
import type { Session } from '../../session/session.ts';
import { abrVcIds } from '../../store/runKind.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import type { TraceStore } from '../../traces/index.ts';

const words = ratePanels.acr;
const { states } = ratePanels;
/** The drawn values of each VC as a table: its rates, and how the shown port regards it where the algorithm has such states. */
export function acrTable(session: Session, traces: TraceStore): TableData {
  const state = stageOf(session).getState();
  const { loaded, recorded } = state;
  const port = shownPort(state)?.id ?? '';
  const ids = abrVcIds(loaded);
  const columns = ids.flatMap((id): TimeColumn[] => {
    const name = vcName(loaded, id);
    const [acr = '', fair = '', ccr = '', arrivals = ''] = words.columns(name);
    const judged = traces.channel(stateChannel(id, port));
    const isJudged = !Number.isNaN(judged?.spans(0, Math.max(1, recorded), 1).max[0] ?? Number.NaN);
    const stateIn = (time: number, until: number) => {
      const { min, max } = judged?.spans(time, until, 1) ?? { min: [], max: [] };
      return [...new Set([min[0] || 0, max[0] || 0])].map(stateWord).join(', ');
    };
    return [
      {
        name: acr,
        at: (time) => (Number.isNaN(fairAt(id, time, traces)) ? Number.NaN : acrAt(id, time, traces)),
      },
      { name: fair, at: (time) => fairAt(id, time, traces) },
      { name: ccr, at: (time) => ccrAt(id, time, traces) },
      { name: arrivals, at: (time, until) => meanRate(traces.channel(`arrived/${id}`), time, until) },
      ...(isJudged ? [{ name: states.column(name, portLabel([], port)), at: stateIn }] : []),
    ];
  });
  // While no VC has anything to send there are no rates to list.
  const isActive = (time: number) => ids.some((id) => !Number.isNaN(fairAt(id, time, traces)));
  return timeTable(session, {
    caption: words.table,
    time: words.time,
    rows: 60,
    columns: columns.map(({ name, at }) => ({
      name,
      at: (time, until) => (isActive(time) ? at(time, until) : Number.NaN),
    })),
  });
}
