import type { LoadedReport } from '../../../contract/index.ts';
import { vcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';
import { countedAt } from './counted.ts';

const words = en.rates.acr;

export const acrAt = (vc: number, time: number, traces: TraceStore): number =>
  traces.channel(`acr/${vc}`)?.at(time) ?? Number.NaN;
/** What its last forward RM cell carried. */
export const ccrAt = (vc: number, time: number, traces: TraceStore): number =>
  traces.channel(`ccr/${vc}`)?.at(time) ?? Number.NaN;
export const goodputAt = (vc: number, time: number, traces: TraceStore): number =>
  countedAt(traces.channel(`goodput/${vc}`), time);
/** NaN while the VC has nothing to send. */
export const fairAt = (vc: number, time: number, traces: TraceStore): number =>
  traces.channel(`fair/${vc}`)?.at(time) ?? Number.NaN;

/** Starts of VCs, those within a millisecond together: `2h2, 2h3 join`. */
export function startsOf(loaded: LoadedReport | null): { time: number; text: string }[] {
  const groups = new Map<number, string[]>();
  for (const { id, abr } of loaded?.vcs ?? []) {
    const { startMs = 0 } = loaded?.scenario.vcs.find((vc) => vc.id === id)?.source ?? {};
    const ms = Math.floor(typeof startMs === 'number' ? startMs : startMs.from);
    if (abr !== null) groups.set(ms, [...(groups.get(ms) ?? []), vcName(loaded, id)]);
  }
  return [...groups]
    .sort((one, other) => one[0] - other[0])
    .map(([ms, names], i) => {
      const text = names.join(', ');
      return {
        time: ms * 1e9,
        text: i === 0 && names.length === 1 ? words.starts(text) : words.joins(text, names.length > 1),
      };
    });
}
