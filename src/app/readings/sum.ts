import { type LoadedReport, type Picoseconds, PS_PER_SECOND } from '../../contract/index.ts';
import type { Columns } from '../plot/frame.ts';
import { crosses } from '../store/runKind.ts';
import type { ChannelTrace, Spans, TraceReader } from '../traces/types.ts';
import { hasWindow } from './windows.ts';

/** VCs with a window whose data cross the shown link. */
export const overLink = ({ vcs, port }: LoadedReport): LoadedReport['vcs'] =>
  vcs.filter((vc) => hasWindow(vc) && crosses(vc, port));

/** Channels of their windows. */
export const windowChannels = (loaded: LoadedReport): readonly string[] =>
  overLink(loaded).map(({ id }) => `cwnd/${id}`);

const channelsOf = (traces: TraceReader, ids: readonly string[]): readonly ChannelTrace[] =>
  ids.flatMap((id) => traces.channel(id) ?? []);

/** NaN where none of them is recorded. */
function sumAt(channels: readonly ChannelTrace[], time: number): number {
  let sum = Number.NaN;
  for (const channel of channels) {
    const bytes = channel.at(time);
    if (!Number.isNaN(bytes)) sum = (Number.isNaN(sum) ? 0 : sum) + bytes;
  }
  return sum;
}

function sumInBins(channels: readonly ChannelTrace[], time: number): number {
  let sum = Number.NaN;
  for (const channel of channels) {
    const bytes = channel.binAt(time);
    if (!Number.isNaN(bytes)) sum = (Number.isNaN(sum) ? 0 : sum) + bytes;
  }
  return sum;
}

/** Windows of all senders over the shown link together, bytes; NaN where none is recorded. */
export const windowsAt = (traces: TraceReader, loaded: LoadedReport, time: number): number =>
  sumAt(channelsOf(traces, windowChannels(loaded)), time);

/**
 * Bytes of application data that fill the link for a round trip: rate, times the mean round trip of the senders, times
 * the share of a cell slot that carries segments.
 */
export function fillBytes(loaded: LoadedReport): number {
  const senders = overLink(loaded);
  const meanOf = (of: (vc: LoadedReport['vcs'][number]) => number): number =>
    senders.reduce((sum, vc) => sum + of(vc), 0) / senders.length;
  const slots = meanOf(({ baseRttPs }) => baseRttPs) / loaded.cellPs;
  return slots * meanOf(({ segmentBytes, cellsPerPacket }) => segmentBytes / cellsPerPacket);
}

/** Moments of a column at which the sum is taken: windows of several senders fall at different times. */
const MOST_SAMPLES = 6;

/** Sums of channels in columns counted from time zero; the smallest and the largest of the moments in each. */
export function sumSpans(
  traces: TraceReader,
  ids: readonly string[],
  { first, columns, columnPs: column }: Pick<Columns, 'first' | 'columns' | 'columnPs'>,
): Spans {
  const spans = { min: new Float32Array(columns), max: new Float32Array(columns) };
  const senders = channelsOf(traces, ids);
  const binPs = senders[0]?.info.binPs ?? PS_PER_SECOND;
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.ceil(column / binPs)));
  for (let c = 0; c < columns; c++) {
    let [low, high] = [Infinity, -Infinity];
    for (let i = 0; i < samples; i++) {
      const sum = sumInBins(senders, (first + c + (i + 0.5) / samples) * column);
      if (sum < low) low = sum;
      if (sum > high) high = sum;
    }
    spans.min[c] = low > high ? Number.NaN : low;
    spans.max[c] = low > high ? Number.NaN : high;
  }
  return spans;
}

/** A sum, bytes, and the middle of the column of time that it was found in. */
export interface Peak {
  readonly time: Picoseconds;
  readonly bytes: number;
}

/** The largest of sums in these columns until `end`; null where none is recorded. */
export function peakUntil(
  sums: ArrayLike<number>,
  { first, columnPs }: Pick<Columns, 'first' | 'columnPs'>,
  end: Picoseconds,
): Peak | null {
  let peak: Peak | null = null;
  for (let c = 0; c < sums.length; c++) {
    const [time, bytes] = [(first + c + 0.5) * columnPs, sums[c] as number];
    if (time < end && bytes > (peak?.bytes ?? 0)) peak = { time, bytes };
  }
  return peak;
}
