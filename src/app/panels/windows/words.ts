import { EventCode } from '../../../contract/index.ts';
import { kilobytes, whole } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
import { windowAt, windowVcs } from '../../readings/windows.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';

const spoken = (session: Session, vc: number, time: number, traces: TraceStore): string => {
  const bytes = windowAt(vc, time, traces);
  return en.panels.windows.ofVc(
    vcName(stageOf(session).getState().loaded, vc),
    Number.isNaN(bytes) ? en.panels.notRecorded : kilobytes(bytes),
  );
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
  const losses = en.panels.windows.spoken(
    windowVcs(loaded).length,
    whole(count(EventCode.fastRetransmit)),
    whole(count(EventCode.timeout)),
  );
  const echoed = count(EventCode.echo);
  const all = echoed > 0 ? en.panels.windows.spokenEchoes(losses, whole(echoed)) : losses;
  return followedVc === null
    ? all
    : en.panels.windows.spokenNow(all, spoken(session, followedVc, now, traces));
}

export function windowsTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  return timeTable(session, {
    caption: en.panels.windows.table,
    time: en.panels.windows.time,
    rows: 60,
    columns: windowVcs(loaded).map(({ id }) => ({
      name: en.panels.windows.bytes(vcName(loaded, id)),
      at: (time) => windowAt(id, time, traces),
    })),
  });
}
