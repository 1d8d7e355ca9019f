import {
  cellRateBehind,
  elementAt,
  type LoadedReport,
  type NonEmpty,
  type Picoseconds,
  type VcInfo,
} from '../../contract/index.ts';
import { type VcRow, vcRows } from '../lanes/lanes.ts';
import type { TimeRange } from '../plot/scale.ts';
import { crosses } from '../store/runKind.ts';
import type { ChannelTrace, TraceReader } from '../traces/types.ts';

/** A sender in the stack, or several that enter at one switch. */
export type Layer = VcRow;

/** Senders over the shown link. */
const sendersOver = ({ vcs, port }: LoadedReport): readonly VcInfo[] => vcs.filter((vc) => crosses(vc, port));

/** From the ground up: the followed sender first, whose part is read best there, then the others in their order. */
export const layersOf = (loaded: LoadedReport, followed: number | null): readonly Layer[] =>
  vcRows(sendersOver(loaded), followed).toSorted((a, b) => Number(b.large) - Number(a.large));

/** Application bits/s that the shown link can carry: its cell slots times the bits of a packet for each of its cells. */
export function mostBits(loaded: LoadedReport): number {
  const senders = sendersOver(loaded);
  const bits = senders.map(({ segmentBytes, cellsPerPacket }) => (8 * segmentBytes) / cellsPerPacket);
  return (
    (cellRateBehind(loaded.scenario, loaded.port) * bits.reduce((sum, perCell) => sum + perCell, 0)) /
    Math.max(1, senders.length)
  );
}

type Goodput = Pick<ChannelTrace, 'binAt' | 'info'>;

const goodputOf = (traces: TraceReader, vcs: NonEmpty<number>): readonly Goodput[] =>
  vcs.flatMap((vc) => traces.channel(`delivered/${vc}`) ?? []);

/** Width of the windows that goodput is counted in; null: nothing is recorded. */
export const binOf = (traces: TraceReader, layers: readonly Layer[]): Picoseconds | null =>
  layers.flatMap(({ vcs }) => goodputOf(traces, vcs))[0]?.info.binPs ?? null;

/** Mean of bins that follow each other; those that are not over do not count, and NaN where none is. */
function meanOver(channel: Goodput, first: number, bins: number): number {
  let [sum, known] = [0, 0];
  for (let bin = first; bin < first + bins; bin++) {
    const rate = channel.binAt(bin * channel.info.binPs);
    if (Number.isNaN(rate)) continue;
    sum += rate;
    known++;
  }
  return known === 0 ? Number.NaN : sum / known;
}

/** Bits/s of each layer, means over `bins` windows from the `first` on; NaN where nothing is known. */
export const ratesOver = (
  traces: TraceReader,
  layers: readonly Layer[],
  first: number,
  bins: number,
): readonly number[] =>
  layers.map(({ vcs }) =>
    goodputOf(traces, vcs).reduce((sum, goodput) => sum + meanOver(goodput, first, bins), 0),
  );

/** A stretch of time in which each layer has one height. */
export interface Slice {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
  readonly rates: readonly number[];
  /** It is over at the head. */
  readonly past: boolean;
}

/** Stretches of `bins` windows each over what is visible and recorded, in order of time. */
export function slicesOf(
  traces: TraceReader,
  layers: readonly Layer[],
  { range, now, bins }: { readonly range: TimeRange; readonly now: Picoseconds; readonly bins: number },
): readonly Slice[] {
  const binPs = binOf(traces, layers);
  if (binPs === null) return [];
  const slices: Slice[] = [];
  for (let first = Math.floor(range.from / binPs / bins) * bins; first * binPs < range.to; first += bins) {
    const [from, to] = [first * binPs, (first + bins) * binPs];
    const rates = ratesOver(traces, layers, first, bins);
    if (!rates.every(Number.isNaN)) slices.push({ from, to: Math.max(from, to), rates, past: to <= now });
  }
  return slices;
}

/** Bits/s of each layer in the last windows that were over at a time. */
export function ratesAt(
  traces: TraceReader,
  layers: readonly Layer[],
  time: Picoseconds,
  bins: number,
): readonly number[] {
  const binPs = binOf(traces, layers) ?? 1;
  return ratesOver(traces, layers, Math.max(0, Math.floor(time / binPs / bins) - 1) * bins, bins);
}

/** The layer at a height of the stack; null above it. */
export function layerAt(layers: readonly Layer[], rates: readonly number[], bits: number): Layer | null {
  let top = 0;
  for (const [i, layer] of layers.entries()) {
    top += elementAt(rates, i);
    if (bits < top) return layer;
  }
  return null;
}
