import { TraceStore } from '../../src/app/traces/store.ts';
import type { ChannelInfo, LoadedReport } from '../../src/contract/index.ts';

/** A page's record with these channels: one value a bin, a bin a picosecond. */
export function storeOf(channels: Readonly<Record<string, readonly number[]>>): TraceStore {
  const infos = Object.keys(channels).map((id) => ({ id, binPs: 1 }) as ChannelInfo);
  const store = new TraceStore();
  store.reset({ channels: infos } as unknown as LoadedReport);
  const columns = Object.values(channels).map((values, channel) => ({
    channel,
    firstBin: 0,
    min: Float32Array.from(values),
    max: Float32Array.from(values),
  }));
  store.append({
    columns,
    events: null,
    view: null,
    forgetFrom: null,
    present: { time: Number.NaN, values: new Float64Array() },
    arriving: [],
    applied: [],
  } as unknown as Parameters<TraceStore['append']>[0]);
  return store;
}
