import { kilobytes, shortRate, whole } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
import { fairAt, goodputAt } from '../../rates/acrReadings.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import type { TraceStore } from '../../traces/index.ts';
import { type Counted, progressOf } from './numbers.ts';
import { sequenceView } from './view.ts';

const words = ratePanels.sequence;

/** Without its unit. */
export const countText = (value: number, counted: Counted): string =>
  counted === 'bytes' ? whole(value / 1024) : whole(value);

function spoken(session: Session, vc: number, counted: Counted, time: number, traces: TraceStore): string {
  const name = vcName(stageOf(session).getState().loaded, vc);
  const value = progressOf(traces, vc, counted)?.at(time) ?? Number.NaN;
  if (Number.isNaN(value)) return words.unknown(name);
  if (counted === 'bytes') {
    const sent = traces.channel(`sent/${vc}`)?.at(time) ?? value;
    return words.bytes(name, kilobytes(value), kilobytes(sent));
  }
  const rate = Number.isNaN(fairAt(vc, time, traces)) ? 0 : goodputAt(vc, time, traces);
  return words.cells(name, whole(value), Number.isNaN(rate) ? '' : shortRate(rate));
}

const viewNow = (session: Session, traces: TraceStore) => {
  const state = stageOf(session).getState();
  return sequenceView(state, state.viewport, traces);
};

export function sequenceValue(session: Session, time: number, traces: TraceStore): string {
  const { vcs, counted } = viewNow(session, traces);
  return vcs.map((vc) => spoken(session, vc, counted, time, traces)).join('; ');
}

export function describeSequence(session: Session, traces: TraceStore): string {
  const { vcs, counted, large } = viewNow(session, traces);
  return words.spoken(vcs.length, spoken(session, large, counted, stageOf(session).getState().now, traces));
}

export function sequenceTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const { vcs, counted } = viewNow(session, traces);
  const columns = vcs.flatMap((vc) => {
    const known = (time: number) => progressOf(traces, vc, counted)?.at(time) ?? Number.NaN;
    const sent = (time: number) => traces.channel(`sent/${vc}`)?.at(time) ?? Number.NaN;
    const readers = counted === 'bytes' ? [sent, known] : [known];
    const names = words.columns[counted](vcName(loaded, vc));
    return readers.map((at, i) => ({ name: names[i] ?? '', at }));
  });
  return timeTable(session, { caption: words.table[counted], time: words.time, rows: 60, columns });
}
