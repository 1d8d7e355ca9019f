import { describe, expect, it } from 'vitest';
import { valueAtPath } from '../../src/app/settings/value.ts';
import { isEditAt, isEditPath, parameterPath, sharePath } from '../../src/app/store/paths.ts';
import type { PortState, VcState } from '../../src/contract/index.ts';

const port = (id: string, th1: number): PortState =>
  ({
    id,
    bufferCells: th1 + 80,
    policy: 'espd',
    params: { th1 },
    scheduler: 'wrr',
    schedulerParams: { quantum: th1 + 1 },
    allocation: 'dynamic',
    allocationParams: { reserve: th1 + 2 },
    algorithm: 'eprca',
    algorithmParams: { lt: th1 + 3 },
  }) as unknown as PortState;
const ports = [port('S1>S2', 1_920), port('S2>S3', 900)];
const vcStates = [
  { id: 3, weight: 2, serviceClass: 'ubr', share: { min: 10, max: 40 } },
  { id: 13, weight: 5, serviceClass: 'cbr', share: { min: 20, max: 60 } },
] as readonly VcState[];

const applied = (path: string, port = 'S2>S3') =>
  valueAtPath(path, { ports, vcStates, port, scenario: null });

describe('the value applied at a path', () => {
  it('is that of the shown port, or of the port it names', () => {
    expect([applied('policy.th1'), applied('ports.S1>S2.policy.th1')]).toEqual([900, 1_920]);
    expect([applied('buffer'), applied('ports.S1>S2.buffer')]).toEqual([980, 2_000]);
    expect([applied('policy'), applied('scheduler'), applied('allocation'), applied('algorithm')]).toEqual([
      'espd',
      'wrr',
      'dynamic',
      'eprca',
    ]);
  });

  it('is a parameter of the mechanism that it names', () => {
    const paths = ['scheduler.quantum', 'allocation.reserve', 'algorithm.lt'];
    expect(paths.map((path) => applied(path, 'S1>S2'))).toEqual([1_921, 1_922, 1_923]);
  });

  it('is what ports know of a VC; of all of them the first stands for them', () => {
    const keys = ['weight', 'serviceClass', 'share.min', 'share.max'];
    expect(keys.map((key) => applied(`vcs.13.${key}`))).toEqual([5, 'cbr', 20, 60]);
    expect(keys.map((key) => applied(`vcs.*.${key}`))).toEqual([2, 'ubr', 10, 40]);
    expect(applied(sharePath(3, 'max'))).toBe(40);
  });

  it('is nothing where there is no such port, VC, mechanism or parameter', () => {
    for (const path of ['ports.S9>S1.buffer', 'vcs.1.weight', 'colour', 'policy.th9', 'policyth1'])
      expect(applied(path)).toBeUndefined();
    expect(applied('buffer', 'S9>S1')).toBeUndefined();
  });
});

describe('paths that a link changes by an edit', () => {
  it('are mechanisms, parameters, buffers, what ports know of VCs, and what links lose', () => {
    for (const path of [
      'buffer',
      'policy',
      parameterPath('th1'),
      parameterPath('lt', 'algorithm'),
      'ports.S1>S2.scheduler.quantum',
      'vcs.3.weight',
      'vcs.*.share.min',
      'impairments.S1>S2.lossProbability',
      'impairments.S1>S2.burst.badToGood',
      'buffers',
      'classes.ubr.buffer',
      'classes.nrt-vbr.policy',
      'ports.S1>S2.classes.ubr.policy.threshold',
    ])
      expect([path, isEditPath(path), isEditAt(1, path)]).toEqual([path, true, true]);
  });

  it('are not the rest of a document; rate control of VCs is live all the same', () => {
    for (const path of [
      'run.durationS',
      'vcs.3.path',
      'links.0.delayMs',
      'impairments.S1>S2.kind',
      'bufferCells',
      'classes.vip.buffer',
      'classes.ubr.scheduler',
    ])
      expect([path, isEditPath(path), isEditAt(1, path)]).toEqual([path, false, false]);
    expect([isEditPath('vcs.3.abr.rif'), isEditAt(1, 'vcs.3.abr.rif')]).toEqual([false, true]);
  });
});
