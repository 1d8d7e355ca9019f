import type { ChannelTrace } from '../traces/index.ts';

/** Most windows that are sampled for one mean. */
const MOST_WINDOWS = 16;

/** Mean of a counted rate in [from, to), over windows that begin there or contain `from`; NaN where none is known. */
export function meanRate(channel: ChannelTrace | null, from: number, to: number): number {
  if (channel === null) return Number.NaN;
  const { binPs } = channel.info;
  const first = Math.floor(from / binPs);
  const windows = Math.max(1, Math.ceil(to / binPs) - first);
  const step = Math.max(1, windows / MOST_WINDOWS);
  let sum = 0;
  let known = 0;
  for (let i = 0; i < windows; i += step) {
    const rate = channel.binAt((first + Math.floor(i)) * binPs);
    if (Number.isNaN(rate)) continue;
    sum += rate;
    known++;
  }
  return known === 0 ? Number.NaN : sum / known;
}

/** Rate in the window at `time`, or in the one before while that is incomplete. */
export function countedAt(channel: ChannelTrace | null, time: number): number {
  if (channel === null) return Number.NaN;
  const rate = channel.at(time);
  return Number.isNaN(rate) ? channel.at(Math.max(0, time - channel.info.binPs)) : rate;
}
