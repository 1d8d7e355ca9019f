import type { HighlightId, LoadedReport, RateState } from '../../../../contract/index.ts';
import type { TraceReader } from '../../../traces/types.ts';
import type { Seen } from './windowSigns.ts';

/** Whether a VC may send on the hops of the shown port; nothing where it has no credit there. */
export function creditSigns({ traces }: Seen, vc: number): readonly HighlightId[] {
  const credits = traces.view()?.credits;
  if (!credits) return [];
  const left = [...credits.vc].flatMap((id, i) => (id === vc ? [credits.left[i] ?? 0] : []));
  if (left.length === 0) return [];
  return left.some((cells) => cells <= 0) ? ['blocked'] : ['mayLeave'];
}

const segmentQueues = (traces: TraceReader, loaded: LoadedReport, vc: number, now: number) =>
  loaded.channels
    .filter(({ quantity, vc: id }) => quantity === 'segment-queue' && id === vc)
    .map(({ id }) => traces.channel(id)?.at(now) ?? Number.NaN);

/** Whether so many cells of a VC wait in a virtual source that it slows its own source down. */
export function segmentSigns(
  { traces, loaded, now }: Seen,
  vc: number,
  states: readonly RateState[],
): readonly HighlightId[] {
  const nrm = Number(states.find(({ id }) => id === vc)?.values.nrm);
  const queues = segmentQueues(traces, loaded, vc, now).filter((cells) => !Number.isNaN(cells));
  if (queues.length === 0 || Number.isNaN(nrm)) return [];
  return queues.some((cells) => cells > 2 * nrm) ? ['longQueue'] : ['shortQueue'];
}
