import { laneRows } from '../../charts/lanes.ts';
import type { TimeRange } from '../../charts/time.ts';
import { ratedVcs } from '../../store/rated.ts';
import type { StageState } from '../../store/types.ts';
import type { TraceStore } from '../../traces/index.ts';
import { largeVc } from '../rates/view.ts';
import { type Counted, countedIn, progressOf } from './numbers.ts';
import { type Scale, scaleFor } from './scale.ts';

export interface SequenceView {
  readonly counted: Counted;
  /** In the order of the document; from sixteen on those that the lanes of rates show too. */
  readonly vcs: readonly number[];
  /** The followed one, else the first. */
  readonly large: number;
  readonly scale: Scale;
}

/** Above the scale and below it, CSS pixels. */
const PAD = { top: 6, bottom: 3 } as const;

export const sequenceY =
  ({ low, high }: Scale, height: number): ((value: number) => number) =>
  (value) =>
    height - PAD.bottom - ((value - low) / (high - low)) * (height - PAD.top - PAD.bottom);

/**
 * What is shown of a visible range. The scale holds all that is recorded in it; where the beginning is out of sight and a
 * VC is followed, only what that VC did, so that single segments can be told apart.
 */
export function sequenceView(
  { loaded, followedVc, recorded }: StageState,
  range: TimeRange,
  traces: TraceStore,
): SequenceView {
  const counted = countedIn(loaded);
  const vcs = laneRows(ratedVcs(loaded), null).flatMap((row) => (row.length === 1 ? row : []));
  const large = largeVc(loaded, followedVc) ?? 0;
  const near = range.from > 0 && followedVc === large ? [large] : vcs;
  const last = Math.max(range.from, Math.min(range.to, recorded - 1));
  const at = (time: number) => near.map((vc) => progressOf(traces, vc, counted)?.at(time) || 0);
  const sent = counted === 'bytes' ? traces.channel(`sent/${large}`)?.at(last) || 0 : 0;
  const least = Math.min(...at(Math.max(0, range.from)));
  return { counted, vcs, large, scale: scaleFor(least, Math.max(least, sent, ...at(last)), counted) };
}
