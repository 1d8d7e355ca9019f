import { clock } from '../../format.ts';
import { shownPort } from '../../plot/shown.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { acrAt, ccrAt, fairAt } from '../../rates/acrReadings.ts';
import { meanRate } from '../../rates/counted.ts';
import { stateChannel, stateWord } from '../../rates/state/states.ts';
import { portLabel } from '../../rates/view.ts';
import type { Session } from '../../session/session.ts';
import { ratedVcs, vcName } from '../../store/rated.ts';
import { stageOf } from '../../store/stage.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import type { TraceStore } from '../../traces/index.ts';

const words = ratePanels.acr;
const { states } = ratePanels;
const TABLE_ROWS = 60;

type Cell = string | number;

const cell = (rate: number): Cell => (Number.isNaN(rate) ? '' : Math.round(rate));

/** What is drawn of a VC in its lane: its rates, and how the shown port regards it where it ever did. */
export function acrTable(session: Session, traces: TraceStore): TableData {
  const state = stageOf(session).getState();
  const { loaded, recorded } = state;
  const { times, width } = tableRange(session, TABLE_ROWS);
  const port = shownPort(state)?.id ?? '';
  const vcs = ratedVcs(loaded).map(({ id }) => {
    const judged = traces.channel(stateChannel(id, port));
    const ever = judged?.spans(0, Math.max(1, recorded), 1).max[0] ?? Number.NaN;
    return { id, name: vcName(loaded, id), judged: Number.isNaN(ever) ? null : judged };
  });
  const rows: Cell[][] = [];
  for (const time of times) {
    const fairs = vcs.map(({ id }) => fairAt(id, time, traces));
    if (fairs.every(Number.isNaN)) continue;
    rows.push([
      clock(time),
      ...vcs.flatMap(({ id, judged }, k): Cell[] => {
        const spans = judged?.spans(time, time + width, 1);
        const found = [...new Set([spans?.min[0] || 0, spans?.max[0] || 0])];
        return [
          cell(Number.isNaN(fairs[k]) ? Number.NaN : acrAt(id, time, traces)),
          cell(fairs[k] ?? Number.NaN),
          cell(ccrAt(id, time, traces)),
          cell(meanRate(traces.channel(`arrived/${id}`), time, time + width)),
          ...(judged === null ? [] : [found.map(stateWord).join(', ')]),
        ];
      }),
    ]);
  }
  return {
    caption: words.table,
    columns: [
      words.time,
      ...vcs.flatMap(({ name, judged }) => [
        ...words.columns(name),
        ...(judged === null ? [] : [states.column(name, portLabel([], port))]),
      ]),
    ],
    rows,
  };
}
