import { describe, expect, it } from 'vitest';
import { TraceStore } from '../../../src/app/traces/index.ts';
import type {
  BatchReport,
  LoadedReport,
  SettingsChange,
  SettingsInForce,
} from '../../../src/contract/index.ts';

const port = (policy: string, th1: number) => ({ id: 'S1>S2', policy, params: { th1 } }) as never;
const vc = (weight: number) => ({ id: 3, weight }) as never;
const rate = (rif: number) => ({ id: 3, values: { rif } });
const change = (
  time: number,
  ports: SettingsInForce['ports'],
  vcs: SettingsInForce['vcs'] = [],
  rates: SettingsInForce['rates'] = [],
): SettingsChange => ({ time, ports, vcs, rates });
const batch = (applied: readonly SettingsChange[], forgetFrom: number | null = null): BatchReport =>
  ({
    columns: [],
    events: null,
    view: null,
    present: { time: 0, values: [] },
    arriving: [],
    applied,
    forgetFrom,
  }) as never;

function recorded(): TraceStore {
  const store = new TraceStore();
  store.reset({ channels: [] } as unknown as LoadedReport);
  store.append(batch([change(0, [port('epd', 9)], [vc(1)], [rate(0.5)]), change(10, [port('espd', 5)])]));
  store.append(batch([change(20, [port('espd', 7)]), change(20, [port('espd', 8)], [vc(4)], [rate(1)])]));
  return store;
}
const values = ({ applied }: TraceStore) => ({
  port: applied.ofPort('S1>S2').map(({ from, settings }) => [from, settings.policy, settings.params.th1]),
  weight: applied.ofVc(3).map(({ from, settings }) => [from, settings.weight]),
  rif: applied.ofRates(3).map(({ from, settings }) => [from, settings.values.rif]),
});

describe('the settings in a trace store', () => {
  it('are listed where they changed, the last one of an instant only', () => {
    expect(values(recorded())).toEqual({
      port: [
        [0, 'epd', 9],
        [10, 'espd', 5],
        [20, 'espd', 8],
      ],
      weight: [
        [0, 1],
        [20, 4],
      ],
      rif: [
        [0, 0.5],
        [20, 1],
      ],
    });
  });

  it('are forgotten with the traces; what comes again as before is no step', () => {
    const store = recorded();
    store.append(batch([change(15, [port('espd', 5)], [vc(1)], [rate(0.5)])], 15));
    expect(values(store)).toEqual({
      port: [
        [0, 'epd', 9],
        [10, 'espd', 5],
      ],
      weight: [[0, 1]],
      rif: [[0, 0.5]],
    });
  });

  it('of a fork are those up to it, and each branch goes its own way', () => {
    const store = recorded();
    const fork = store.fork(15);
    fork.append(batch([change(18, [port('red', 1)])]));
    expect(values(fork).port).toEqual([
      [0, 'epd', 9],
      [10, 'espd', 5],
      [18, 'red', 1],
    ]);
    expect(values(store)).toEqual(values(recorded()));
  });
});
