import type { LoadedReport } from '../../../contract/index.ts';
import { ratedVcs } from '../../store/rated.ts';
import type { ChannelTrace, TraceStore } from '../../traces/index.ts';
import type { Spans } from '../../traces/types.ts';

/** Bytes that are acknowledged, where every VC carries TCP; else data cells that have arrived. */
export type Counted = 'bytes' | 'cells';

export function countedIn(loaded: LoadedReport | null): Counted {
  const recorded = new Set(loaded?.channels.map(({ id }) => id));
  return ratedVcs(loaded).every(({ id }) => recorded.has(`acked/${id}`)) ? 'bytes' : 'cells';
}

/** A sequence number over time. */
export interface Progress {
  /** As far as it is known; NaN before that and after it. */
  at(time: number): number;
  spans(from: number, to: number, columns: number): Spans;
}

/** Cells that had arrived at the ends of the windows of a channel, from time zero on; until its traces change. */
const sums = new WeakMap<ChannelTrace, { readonly version: number; readonly ends: readonly number[] }>();

function sumsOf(channel: ChannelTrace, version: number): readonly number[] {
  const known = sums.get(channel);
  if (known?.version === version) return known.ends;
  const { binPs } = channel.info;
  const ends = [0];
  for (let window = 0; ; window++) {
    const rate = channel.at(window * binPs);
    if (Number.isNaN(rate)) break;
    ends.push((ends[window] ?? 0) + Math.round((rate * binPs) / 1e12));
  }
  sums.set(channel, { version, ends });
  return ends;
}

/** Cells that arrive in equal windows, added up: straight within each, the last sum in one that is not over. */
export function addedUp(channel: ChannelTrace, version: number): Progress {
  const ends = sumsOf(channel, version);
  const { binPs } = channel.info;
  const value = (time: number, beyond: number): number => {
    const place = time / binPs;
    const window = Math.floor(place);
    const [begin = Number.NaN, end] = [ends[window], ends[window + 1]];
    if (end === undefined)
      return place <= ends.length - 1 + beyond ? (ends.at(-1) ?? Number.NaN) : Number.NaN;
    return begin + (end - begin) * (place - window);
  };
  return {
    at: (time) => Math.floor(value(time, 1)),
    spans(from, to, columns) {
      const out = { min: new Float32Array(columns), max: new Float32Array(columns) };
      const width = (to - from) / columns;
      for (let c = 0; c < columns; c++) {
        out.min[c] = value(from + c * width, 0);
        const last = value(from + (c + 1) * width, 0);
        out.max[c] = Number.isNaN(last) ? out.min[c] : last;
      }
      return out;
    },
  };
}

export function progressOf(traces: TraceStore, vc: number, counted: Counted): Progress | null {
  if (counted === 'bytes') return traces.channel(`acked/${vc}`);
  const channel = traces.channel(`goodput/${vc}`);
  return channel && addedUp(channel, traces.version);
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
