import { expect, it } from 'vitest';
import { BranchTraces } from '../../../src/app/traces/branches.ts';
import {
  type BatchReport,
  type BranchesReport,
  EventCode,
  type LoadedReport,
} from '../../../src/contract/index.ts';

const queue = { id: 'queue/S', quantity: 'queue', unit: 'cells', vc: null, port: 'S', binPs: 10 } as const;

const batch = (branch: number, firstBin: number, values: readonly number[], others: object[] = []) =>
  ({
    branch,
    columns: [{ channel: 0, firstBin, min: Float32Array.from(values), max: Float32Array.from(values) }],
    events: {
      time: Float64Array.from(values, (_, i) => (firstBin + i) * 10 + 5),
      code: Uint8Array.from(values, () => EventCode.drop),
      vc: Uint16Array.from(values, () => branch),
      port: new Uint16Array(values.length),
      value: new Float32Array(values.length),
    },
    view: null,
    forgetFrom: null,
    present: { time: Number.NaN, values: new Float64Array() },
    arriving: [],
    applied: [],
    others,
  }) as unknown as BatchReport;

const forked = (recordFromPs: number) =>
  ({
    list: [
      { id: 1, parent: null, forkTime: 0, recordFromPs: 0, edits: [] },
      { id: 2, parent: 1, forkTime: recordFromPs + 3, recordFromPs, edits: [] },
    ],
    current: 2,
    compared: [],
  }) as unknown as BranchesReport;

const values = (traces: BranchTraces, branch: number): number[] => [
  ...(traces.of(branch)?.channel('queue/S')?.spans(0, 60, 6).max ?? []),
];

it('a branch has the traces of the one it left until they part, and then its own', () => {
  const traces = new BranchTraces();
  traces.reset({ channels: [queue] } as unknown as LoadedReport);
  traces.append(batch(1, 0, [1, 2, 3, 4, 5, 6]));
  traces.take(forked(20));
  traces.append(batch(2, 2, [30, 40]));
  expect(values(traces, 1)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(values(traces, 2)).toEqual([1, 2, 30, 40, Number.NaN, Number.NaN]);
  const vcs = (branch: number) => traces.of(branch)?.events(EventCode.drop).vc.slice(0, 6) ?? [];
  expect(vcs(1)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(vcs(2).slice(0, 4)).toEqual([1, 1, 2, 2]);
  expect(traces.shown).toBe(traces.of(2));
});

it('an edit is known when it is reported, and the record of it is no news then', () => {
  const traces = new BranchTraces();
  traces.reset({ channels: [queue] } as unknown as LoadedReport);
  const settings = (threshold: number) => ({
    ports: [{ id: 'S', params: { threshold } }],
    vcs: [],
    rates: [],
  });
  const record = (time: number, threshold: number, forgetFrom: number | null = null) =>
    traces.append({ ...batch(1, 0, []), forgetFrom, applied: [{ time, ...settings(threshold) }] } as never);
  const versions = [traces.settingsVersion];
  const known = () =>
    traces.shown.applied.ofPort('S').map(({ from, settings: { params } }) => [from, params]);
  record(0, 9);
  versions.push(traces.settingsVersion);
  const edited = { branch: 1, edit: { time: 30, path: '', value: 5 }, inForce: settings(5) };
  traces.edited(edited as never);
  versions.push(traces.settingsVersion);
  expect(known()).toEqual([
    [0, { threshold: 9 }],
    [30, { threshold: 5 }],
  ]);
  record(30, 5);
  versions.push(traces.settingsVersion);
  expect(known()).toHaveLength(2);
  expect(versions.map((version) => version - Number(versions[0]))).toEqual([0, 1, 2, 2]);
  // Of a run that has been further, which the next batch takes back.
  traces.edited({ ...edited, edit: { ...edited.edit, time: 20 }, inForce: settings(7) } as never);
  record(20, 7, 10);
  expect(known()).toEqual([
    [0, { threshold: 9 }],
    [20, { threshold: 7 }],
  ]);
});

it('branches that run along are written too, and one that is given up is forgotten', () => {
  const traces = new BranchTraces();
  traces.reset({ channels: [queue] } as unknown as LoadedReport);
  traces.append(batch(1, 0, [1, 2]));
  traces.take(forked(10));
  traces.append(batch(2, 1, [20, 30], [batch(1, 2, [3])]));
  expect(values(traces, 1).slice(0, 3)).toEqual([1, 2, 3]);
  traces.take({ ...forked(10), list: forked(10).list.slice(0, 1) });
  expect(traces.of(2)).toBeNull();
});
