import { EventCode, float64Within, type Picoseconds, uint16Within } from '../../../contract/index.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import type { TraceStore } from '../../traces/index.ts';

/** An overflow of a port: cells were lost without a gap of 20 ms. */
export interface Overflow {
  readonly from: Picoseconds;
  /** Senders that lost a cell. */
  readonly hit: number;
  readonly cells: number;
}

interface Events {
  readonly length: number;
  readonly time: Float64Array;
  readonly vc: Uint16Array;
  from(time: Picoseconds): number;
}

/** @param epochs where overflows begin @param losses cells refused, and cells pushed out */
export function overflowsOf(epochs: Events, losses: readonly Events[]): readonly Overflow[] {
  return Array.from({ length: epochs.length }, (_, i) => {
    const from = float64Within(epochs.time, i);
    const until = i + 1 < epochs.length ? float64Within(epochs.time, i + 1) : Number.POSITIVE_INFINITY;
    const vcs = new Set<number>();
    let cells = 0;
    for (const series of losses) {
      const end = Math.min(series.length, series.from(until));
      for (let at = series.from(from); at < end; at++) {
        vcs.add(uint16Within(series.vc, at));
        cells++;
      }
    }
    return { from, hit: vcs.size, cells };
  });
}

const known = new WeakMap<TraceStore, { version: number; port: number; list: readonly Overflow[] }>();

/** Overflows of the shown port; counted again only when something was recorded. */
export function overflowsIn(session: Session, traces: TraceStore): readonly Overflow[] {
  const { loaded } = stageOf(session).getState();
  if (loaded === null) return [];
  const port = shownPortIndex(loaded);
  const before = known.get(traces);
  if (before?.version === traces.version && before.port === port) return before.list;
  const at = (code: Parameters<TraceStore['eventsAt']>[0]) => traces.eventsAt(code, port);
  const list = overflowsOf(at(EventCode.epoch), [at(EventCode.drop), at(EventCode.pushOut)]);
  known.set(traces, { version: traces.version, port, list });
  return list;
}

/** Senders that can be hit at the shown port. */
export function sendersHere(session: Session): number {
  const { loaded } = stageOf(session).getState();
  const [from = '', to = ''] = loaded?.port.split('>') ?? [];
  const crosses = (path: readonly string[]) => path.some((node, i) => node === from && path[i + 1] === to);
  return loaded?.vcs.filter(({ path }) => crosses(path)).length ?? 0;
}
