import type { LoadedReport } from '../../contract/index.ts';
import { vcName } from '../store/vcNames.ts';
import type { TraceStore } from '../traces/index.ts';
import { countedAt } from './counted.ts';
import type { StartGroup } from './startNames.ts';

export const acrAt = (vc: number, time: number, traces: TraceStore): number =>
  traces.channel(`acr/${vc}`)?.at(time) ?? Number.NaN;
/** CCR of the VC's last forward RM cell. */
export const ccrAt = (vc: number, time: number, traces: TraceStore): number =>
  traces.channel(`ccr/${vc}`)?.at(time) ?? Number.NaN;
export const goodputAt = (vc: number, time: number, traces: TraceStore): number =>
  countedAt(traces.channel(`arrived/${vc}`), time);
/** Fair share of a VC; NaN while it has nothing to send. */
export const fairAt = (vc: number, time: number, traces: TraceStore): number =>
  traces.channel(`fair/${vc}`)?.at(time) ?? Number.NaN;

/** Earliest time at which a VC begins to send, in whole milliseconds. */
function startMsOf(loaded: LoadedReport | null, id: number): number {
  const { startMs = 0 } = loaded?.scenario.vcs.find((vc) => vc.id === id)?.source ?? {};
  return Math.floor(typeof startMs === 'number' ? startMs : startMs.from);
}

/** Whether a VC has begun; before, its rate is only the initial one. */
export const hasBegun = (loaded: LoadedReport | null, id: number, now: number): boolean =>
  now > startMsOf(loaded, id) * 1e9;

/** Starts of VCs, grouped by millisecond. */
export function startsOf(loaded: LoadedReport | null): StartGroup[] {
  const groups = new Map<number, string[]>();
  for (const { id, abr } of loaded?.vcs ?? []) {
    const ms = startMsOf(loaded, id);
    if (abr !== null) groups.set(ms, [...(groups.get(ms) ?? []), vcName(loaded, id)]);
  }
  return [...groups]
    .sort((a, b) => a[0] - b[0])
    .map(([ms, names], i) => ({ time: ms * 1e9, names, first: i === 0 }));
}
