import { float32At, type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import { clock, fixed, rounded, whole } from '../../format.ts';
import { shownPortIndex, spokenPort } from '../../plot/shown.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';

const inSeconds = (time: Picoseconds): string => rounded(time / PS_PER_SECOND, 3);

/** Waiting cells: exact at the head, elsewhere the largest of the recorded bin. */
export const queueAt = (session: Session, time: number, traces: TraceStore): number => {
  const { loaded } = stageOf(session).getState();
  return loaded ? traces.queueAt(loaded.port, time) : Number.NaN;
};

export const queueValue = (session: Session, time: number, traces: TraceStore): string => {
  const cells = queueAt(session, time, traces);
  return Number.isNaN(cells) ? en.panels.notRecorded : en.panels.queue.value(whole(cells));
};

/** `Queue of S2 to S3, cells, 0.9 to 1.5 seconds. Now 1,925. Peaks 2,000 at 1.182. 3 cells lost.` */
export function describeQueue(session: Session, traces: TraceStore): string {
  const { loaded, viewport, now } = stageOf(session).getState();
  const trace = loaded && traces.channel(`queue/${loaded.port}`);
  if (!loaded || !trace) return en.panels.notLoaded;
  const { max } = trace.spans(viewport.from, viewport.to, 200);
  let [peak, most] = [-1, -1];
  for (const [i, cells] of max.entries()) if (cells > most) [peak, most] = [i, cells];
  const port = spokenPort(loaded.port);
  const range = [inSeconds(viewport.from), inSeconds(viewport.to)] as const;
  if (peak < 0) return en.panels.queue.spokenEmpty(port, ...range);
  const at = viewport.from + ((peak + 0.5) / 200) * (viewport.to - viewport.from);
  const losses = traces.lossesAt(shownPortIndex(loaded));
  const inRange = losses.from(viewport.to) - losses.from(viewport.from);
  return en.panels.queue.spoken(
    port,
    range,
    queueValue(session, now, traces),
    whole(most),
    inSeconds(at),
    whole(inRange),
  );
}

const TABLE_ROWS = 200;

export function queueTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const { from, to, times, width } = tableRange(session, TABLE_ROWS);
  const trace = loaded && traces.channel(`queue/${loaded.port}`);
  const rows: (string | number)[][] = [];
  const average = loaded && traces.channel(`average/${loaded.port}`);
  const means = average?.spans(from, to, TABLE_ROWS).max;
  // A policy that keeps an average has one from its first cell on.
  const averaged = means?.some((cells) => !Number.isNaN(cells)) ?? false;
  if (loaded && trace) {
    const { min, max } = trace.spans(from, to, TABLE_ROWS);
    const losses = traces.lossesAt(shownPortIndex(loaded));
    for (const [i, time] of times.entries()) {
      const [least, most] = [float32At(min, i), float32At(max, i)];
      if (Number.isNaN(least)) continue;
      const row = [clock(time), least, most, losses.from(time + width) - losses.from(time)];
      const mean = means?.[i] ?? Number.NaN;
      rows.push(averaged ? [...row, Number.isNaN(mean) ? '' : fixed(mean, 1)] : row);
    }
  }
  return {
    caption: en.panels.queue.table(loaded ? spokenPort(loaded.port) : ''),
    columns: averaged ? [...en.panels.queue.columns, en.panels.queue.average] : en.panels.queue.columns,
    rows,
  };
}
