import { describe, expect, it } from 'vitest';
import { rateChanges } from '../../../src/app/panels/rates/changes.ts';
import { differing, groupsOf } from '../../../src/app/panels/rates/sources.ts';
import { ratePath } from '../../../src/app/store/paths.ts';
import { rateEdit } from '../../../src/app/store/rateEdits.ts';
import type { Edit, LoadedReport, RateState } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/index.ts';

const direct = { rif: 1 / 16, 'coupling.form': 'direct', 'coupling.k': 1 };
const rateStates: readonly RateState[] = [
  { id: 1, values: direct },
  { id: 2, values: { ...direct, rif: 1 / 64 } },
  { id: 3, values: { rif: 1 / 16 } },
];
const vcs = [
  { id: 1, name: '3h1' },
  { id: 2, name: '2h1' },
  { id: 3, name: null },
];
const loaded = { rateStates, vcs } as unknown as LoadedReport;
const MS = 1e9;
const at = (ms: number, path: string, value: number | string): Edit => ({ time: ms * MS, path, value });
const told = (group: 'source' | 'coupling', ...edits: Edit[]) =>
  rateChanges(catalog, loaded, edits, group, 5 * MS).map(({ time, text }) => [time / MS, text]);

describe('changes of sources and of the coupling, told over a plot', () => {
  it('say what was and what is, and whose it is when it is not everybody’s', () => {
    expect(
      told(
        'source',
        at(10, 'abr.rif', 0.25),
        at(30, 'vcs.2.abr.rif', 0.1),
        at(60, 'policy', 'epd'),
        at(90, 'abr.rif', 1),
      ),
    ).toEqual([
      [10, 'RIF 1/16 → 1/4'],
      [30, '2h1 RIF 1/4 → 1/10'],
      [90, 'RIF 1/4 → 1'],
    ]);
    expect(told('coupling', at(10, 'abr.coupling.form', 'average'))).toEqual([
      [10, 'Coupling direct → EWMA'],
    ]);
  });

  it('that follow each other closely are one, at the last of them', () => {
    const drag = [1.1, 1.4, 1.8, 2].map((k, i) => at(10 + i, 'abr.coupling.k', k));
    expect(told('coupling', ...drag)).toEqual([[13, 'k 1 → 2']]);
    expect(told('coupling', at(10, 'abr.coupling.k', 2), at(11, 'abr.coupling.k', 1))).toEqual([]);
  });

  it('at one moment are told by name as far as there is room', () => {
    const many = [
      at(10, 'abr.coupling.k', 2),
      at(10, 'abr.coupling.rtt', 'minimum'),
      at(10, 'abr.coupling.floorSegments', 3),
    ];
    expect(told('coupling', ...many)).toEqual([[10, 'k 1 → 2, RTT → shortest and 1 more']]);
  });

  it('of a link at time 0 were never otherwise', () => {
    expect(told('source', at(0, 'abr.rif', 1))).toEqual([]);
  });
});

describe('the card of sources', () => {
  it('shows what matters to any of the VCs, the coupling first', () => {
    const names = (states: readonly RateState[]) =>
      groupsOf(catalog.rateControl, states).map(({ parameters }) => parameters.map(({ name }) => name));
    expect(names(rateStates)).toEqual([['coupling.form', 'coupling.k'], ['rif']]);
    expect(names([{ id: 3, values: { rif: 1 / 16 } }])).toEqual([['rif']]);
    expect(names([])).toEqual([]);
  });

  it('shows the first value and where there is another', () => {
    expect(differing('rif', rateStates)).toEqual({ applied: 1 / 16, others: [{ id: 2, value: 1 / 64 }] });
    expect(differing('coupling.k', rateStates)).toEqual({ applied: 1, others: [] });
    expect(differing('nrm', rateStates)).toEqual({ applied: undefined, others: [] });
  });
});

describe('paths of rate control', () => {
  it('are those of all VCs or of one', () => {
    for (const vc of [null, 7]) {
      const edit = rateEdit(catalog, ratePath(vc, 'coupling', 'coupling.k'));
      expect(edit).toMatchObject({ vc, group: 'coupling', spec: { label: 'k' } });
    }
    expect(rateEdit(catalog, 'vcs.*.abr.nrm')).toMatchObject({ vc: null, group: 'source' });
    expect(rateEdit(catalog, 'abr.pcr')).toBeNull();
    expect(rateEdit(catalog, 'policy.th1')).toBeNull();
  });
});
