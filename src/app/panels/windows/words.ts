import { EventCode } from '../../../contract/index.ts';
import { clock, kilobytes, whole } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { windowAt, windowVcs } from '../../readings/windows.ts';
import type { Session } from '../../session/session.ts';
import { vcName } from '../../store/rated.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';

const spoken = (session: Session, vc: number, time: number, traces: TraceStore): string => {
  const bytes = windowAt(vc, time, traces);
  return `${vcName(stageOf(session).getState().loaded, vc)} ${Number.isNaN(bytes) ? en.panels.notRecorded : kilobytes(bytes)}`;
};

/** The followed VC's window, or those of all. */
export function windowsValue(session: Session, time: number, traces: TraceStore): string {
  const { loaded, followedVc } = stageOf(session).getState();
  if (followedVc !== null) return spoken(session, followedVc, time, traces);
  return windowVcs(loaded)
    .map((vc) => spoken(session, vc.id, time, traces))
    .join(', ');
}

export function describeWindows(session: Session, traces: TraceStore): string {
  const { loaded, viewport, followedVc, now } = stageOf(session).getState();
  if (!loaded) return en.panels.notLoaded;
  const count = (code: 4 | 5 | 12) => {
    const events = traces.events(code);
    return events.from(viewport.to) - events.from(viewport.from);
  };
  const losses = en.panels.windows.losses(
    whole(count(EventCode.fastRetransmit)),
    whole(count(EventCode.timeout)),
  );
  const echoed = count(EventCode.echo);
  const echoes = echoed > 0 ? en.panels.windows.echoes(whole(echoed)) : '';
  const own = followedVc === null ? '' : en.panels.windows.now(spoken(session, followedVc, now, traces));
  return en.panels.windows.spoken(windowVcs(loaded).length, losses) + echoes + own;
}

const TABLE_ROWS = 60;

export function windowsTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const vcs = windowVcs(loaded);
  const rows: (string | number)[][] = [];
  for (const time of tableRange(session, TABLE_ROWS).times) {
    const windows = vcs.map((vc) => windowAt(vc.id, time, traces));
    if (windows.every(Number.isNaN)) continue;
    rows.push([clock(time), ...windows.map((bytes) => (Number.isNaN(bytes) ? '' : Math.round(bytes)))]);
  }
  return {
    caption: en.panels.windows.table,
    columns: [en.panels.windows.time, ...vcs.map((vc) => en.panels.windows.bytes(vcName(loaded, vc.id)))],
    rows,
  };
}
