import { describe, expect, it } from 'vitest';
import { type EventSeries, TraceStore } from '../../../src/app/traces/index.ts';
import { type BatchReport, EventCode, type LoadedReport } from '../../../src/contract/index.ts';
import { EMPTY_BATCH } from '../../support/emptyBatch.ts';

const queue = {
  id: 'queue/S2>S3',
  quantity: 'queue',
  unit: 'cells',
  vc: null,
  port: 'S2>S3',
  binPs: 10,
} as const;
const loaded = { channels: [queue] } as unknown as LoadedReport;
const batch = (part: Partial<BatchReport>): BatchReport => ({
  ...EMPTY_BATCH,
  ...part,
});
const drops = (...rows: [time: number, vc: number, port: number][]) => ({
  time: Float64Array.from(rows, (row) => row[0]),
  code: Uint8Array.from(rows, () => EventCode.drop),
  vc: Uint16Array.from(rows, (row) => row[1]),
  port: Uint16Array.from(rows, (row) => row[2]),
  value: new Float32Array(rows.length),
});

describe('the trace store', () => {
  it('keeps events per code, per port, in order, and finds the first at a time', () => {
    const store = new TraceStore();
    store.reset(loaded);
    store.append(batch({ events: drops([10, 3, 1], [20, 4, 0], [20, 5, 1]) }));
    const all = store.events(EventCode.drop);
    expect([...all.vc.slice(0, all.length)]).toEqual([3, 4, 5]);
    expect([0, 1, 2].map((i) => all.portAt(i))).toEqual([1, 0, 1]);
    expect(all.from(20)).toBe(1);
    expect(all.from(21)).toBe(3);
    const here = store.eventsAt(EventCode.drop, 1);
    expect([...here.vc.slice(0, here.length)]).toEqual([3, 5]);
    expect(store.events(EventCode.timeout).length).toBe(0);
  });

  it('knows the queue to the cell at the moment last told, and elsewhere the largest of the bin', () => {
    const store = new TraceStore();
    store.reset(loaded);
    const bins = [{ channel: 0, firstBin: 0, min: Float32Array.of(1, 2), max: Float32Array.of(184, 9) }];
    store.append(batch({ columns: bins, present: { time: 7, values: Float64Array.of(183, Number.NaN) } }));
    const copy = store.fork(20);
    for (const traces of [store, copy]) {
      expect(traces.queueAt('S2>S3', 7)).toBe(183);
      expect(traces.queueAt('S2>S3', 6)).toBe(184);
      expect(traces.queueAt('S1>S2', 7)).toBeNaN();
    }
  });

  it('counts what a share refused among the drops of its port', () => {
    const store = new TraceStore();
    store.reset(loaded);
    const events = {
      ...drops([10, 3, 0], [20, 4, 0]),
      code: Uint8Array.of(EventCode.capped, EventCode.drop),
    };
    store.append(batch({ events }));
    expect(store.eventsAt(EventCode.drop, 0).length).toBe(2);
    expect(store.eventsAt(EventCode.capped, 0).length).toBe(1);
    expect(store.events(EventCode.drop).length).toBe(1);
    store.append(batch({ events: drops([30, 4, 0]), forgetFrom: 20 }));
    const refused = store.eventsAt(EventCode.drop, 0);
    expect([...refused.time.slice(0, refused.length)]).toEqual([10, 30]);
  });

  it('counts the drops before the first cell that a share refused', () => {
    const store = new TraceStore();
    store.reset(loaded);
    store.append(batch({ events: drops([10, 3, 0]) }));
    store.append(batch({ events: { ...drops([20, 4, 0]), code: Uint8Array.of(EventCode.capped) } }));
    expect(store.eventsAt(EventCode.drop, 0).length).toBe(2);
    expect(store.fork(30).eventsAt(EventCode.drop, 0).length).toBe(2);
  });

  it('counts lost cells once: refused by the policy or a share, and pushed out, in order of time', () => {
    const store = new TraceStore();
    store.reset(loaded);
    store.append(batch({ events: drops([10, 3, 0]) }));
    expect(store.lossesAt(0).length).toBe(1);
    const codes = Uint8Array.of(EventCode.capped, EventCode.pushOut, EventCode.drop);
    store.append(batch({ events: { ...drops([20, 4, 0], [25, 5, 0], [30, 3, 0]), code: codes } }));
    const all = ({ time, vc, length }: EventSeries) =>
      [...time.slice(0, length)].map((at, i) => [at, vc.at(i)]);
    for (const traces of [store, store.fork(40)]) {
      expect(all(traces.lossesAt(0))).toEqual([
        [10, 3],
        [20, 4],
        [25, 5],
        [30, 3],
      ]);
      expect(traces.eventsAt(EventCode.drop, 0).length).toBe(3);
    }
    store.append(batch({ events: drops(), forgetFrom: 22 }));
    expect(all(store.lossesAt(0))).toEqual([
      [10, 3],
      [20, 4],
    ]);
  });

  it('grows past its first arrays', () => {
    const store = new TraceStore();
    store.reset(loaded);
    for (let i = 0; i < 1000; i++) store.append(batch({ events: drops([i, i % 10, 0]) }));
    const all = store.events(EventCode.drop);
    expect(all.length).toBe(1000);
    expect(all.time.at(999)).toBe(999);
  });

  it('forgets bins and events after an edit in the past', () => {
    const store = new TraceStore();
    store.reset(loaded);
    const values = Float32Array.of(1, 2, 3, 4);
    store.append(
      batch({
        columns: [{ channel: 0, firstBin: 0, min: values, max: values }],
        events: drops([5, 1, 0], [25, 2, 0]),
      }),
    );
    const nine = Float32Array.of(9);
    store.append(batch({ forgetFrom: 20, columns: [{ channel: 0, firstBin: 2, min: nine, max: nine }] }));
    expect(store.events(EventCode.drop).length).toBe(1);
    expect(store.eventsAt(EventCode.drop, 0).length).toBe(1);
    expect(store.channel('queue/S2>S3')?.at(25)).toBe(9);
    expect(store.channel('queue/S2>S3')?.at(35)).toBeNaN();
  });

  it('is empty again after a reset', () => {
    const store = new TraceStore();
    store.reset(loaded);
    store.append(batch({ events: drops([5, 1, 0]) }));
    store.reset(loaded);
    expect(store.events(EventCode.drop).length).toBe(0);
    expect(store.channel('cwnd/1')).toBeNull();
    expect(store.view()).toBeNull();
  });
});
