import type { LoadedReport } from '../../../contract/index.ts';
import { abrVcs } from '../../store/runKind.ts';
import type { ChannelTrace, TraceStore } from '../../traces/index.ts';
import type { Spans } from '../../traces/types.ts';

/** Bytes that are acknowledged, where every VC carries TCP; else data cells that have arrived. */
export type Counted = 'bytes' | 'cells';

export function countedIn(loaded: LoadedReport | null): Counted {
  const recorded = new Set(loaded?.channels.map(({ id }) => id));
  return abrVcs(loaded).every(({ id }) => recorded.has(`acked/${id}`)) ? 'bytes' : 'cells';
}

type Counts = Pick<ChannelTrace, 'info' | 'counts' | 'arriving'>;

/** A sequence number over time. */
export interface SequenceSeries {
  /** Where it is known; NaN before that and after it. */
  at(time: number): number;
  spans(from: number, to: number, columns: number): Spans;
}

/** Cells that arrive in equal windows, added up: straight within each; the last number that is known, in one that is not over. */
export function addedUp({ info: { binPs }, counts, arriving }: Counts): SequenceSeries {
  const last = counts.length - 1;
  const sofar = arriving !== null && Math.floor(arriving.time / binPs) === last ? arriving : null;
  const value = (time: number, isDrawn: boolean): number => {
    const window = Math.floor(time / binPs);
    const [begin = Number.NaN, end] = [counts[window], counts[window + 1]];
    if (end !== undefined) return begin + (end - begin) * (time / binPs - window);
    const known = counts[last] ?? 0;
    const since = time - last * binPs;
    if (sofar === null || since <= 0) return since > (isDrawn ? 0 : binPs) ? Number.NaN : known;
    const part = since / (sofar.time - last * binPs);
    if (part <= 1) return known + sofar.cells * part;
    return isDrawn || since > binPs ? Number.NaN : known + sofar.cells;
  };
  return {
    at: (time) => Math.floor(value(time, false)),
    spans(from, to, columns) {
      const out = { min: new Float32Array(columns), max: new Float32Array(columns) };
      const width = (to - from) / columns;
      for (let c = 0; c < columns; c++) {
        const [begin, end] = [value(from + c * width, true), value(from + (c + 1) * width, true)];
        out.min[c] = begin;
        out.max[c] = Number.isNaN(end) ? begin : end;
      }
      return out;
    },
  };
}

export function progressOf(traces: TraceStore, vc: number, counted: Counted): SequenceSeries | null {
  if (counted === 'bytes') return traces.channel(`acked/${vc}`);
  const channel = traces.channel(`arrived/${vc}`);
  return channel && addedUp(channel);
}

/**
 * A line stops where nothing is left to send, and begins when something moves: only what could move is flat.
 * @param fair share of the VC, NaN while it has nothing to send
 */
export function whereMoving({ min, max }: Spans, fair: Spans | null): Spans {
  const out = { min: min.slice(), max: max.slice() };
  for (let c = 0; c < max.length; c++) {
    const still = max[c] === min[c] && (c === 0 || max[c] === max[c - 1]);
    if (!still || (max[c] !== 0 && !Number.isNaN(fair?.max[c] ?? 0))) continue;
    out.min[c] = Number.NaN;
    out.max[c] = Number.NaN;
  }
  return out;
}
