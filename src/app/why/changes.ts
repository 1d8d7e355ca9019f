import { float32At, type Picoseconds } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { stageOf } from '../store/stage.ts';
import { type ChannelTrace, tracesOf } from '../traces/index.ts';

/** Whether a channel has more than one value in some bins. */
function changes(channel: ChannelTrace, firstBin: number, bins: number): boolean {
  const { binPs } = channel.info;
  const { min, max } = channel.spans(firstBin * binPs, (firstBin + bins) * binPs, 1);
  return float32At(max, 0) > float32At(min, 0);
}

/** In a stretch of bins with a change: the bin of the first one, or of the last one. */
function binOfChange(channel: ChannelTrace, firstBin: number, bins: number, last: boolean): number {
  let [from, size] = [firstBin, bins];
  while (size > 1) {
    const half = size >> 1;
    const [near, nearSize] = last ? [from + half, size - half] : [from, half];
    if (changes(channel, near, nearSize)) [from, size] = [near, nearSize];
    else [from, size] = last ? [from, half] : [from + half, size - half];
  }
  return from;
}

/**
 * A time in the bin of the recorded change of the allowed rate of a VC that is nearest to a time, and as near to it;
 * null: none within `reach`.
 */
export function changeNear(
  session: Session,
  vc: number,
  time: Picoseconds,
  reach: Picoseconds,
): Picoseconds | null {
  const channel = tracesOf(session).shown.channel(`acr/${vc}`);
  if (channel === null) return null;
  const { binPs } = channel.info;
  const end = Math.ceil(stageOf(session).getState().recorded / binPs);
  const here = Math.min(end, Math.floor(time / binPs));
  const first = Math.max(0, Math.floor((time - reach) / binPs));
  const last = Math.min(end, Math.ceil((time + reach) / binPs));
  const before = here - first;
  const behind = last - here;
  const found = [
    ...(before > 0 && changes(channel, first, before) ? [binOfChange(channel, first, before, true)] : []),
    ...(behind > 0 && changes(channel, here, behind) ? [binOfChange(channel, here, behind, false)] : []),
  ].map((bin) => Math.min((bin + 1) * binPs - 1, Math.max(bin * binPs, time)));
  return found.reduce<number | null>(
    (best, one) => (best === null || Math.abs(one - time) < Math.abs(best - time) ? one : best),
    null,
  );
}
