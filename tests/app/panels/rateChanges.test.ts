import { describe, expect, it } from 'vitest';
import { type RecordedRates, rateChanges } from '../../../src/app/rates/changes.ts';
import { matters as mattersIn, settingAt } from '../../../src/app/settings/kinds.ts';
import type { LoadedReport, ParameterValues, RateState } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/index.ts';

const direct = { rif: 1 / 16, 'coupling.form': 'direct', 'coupling.k': 1, 'coupling.floorSegments': 2 };
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

/** What one edit makes of the rate control of every VC, or of one. */
type Change = readonly [ms: number, vc: number | null, values: ParameterValues];

/** Settings in force by time, as the engine records them. */
function recorded(changes: readonly Change[]): RecordedRates {
  const lists = new Map(rateStates.map((state) => [state.id, [{ from: 0, settings: state }]]));
  for (const [ms, whose, changed] of changes)
    for (const [id, list] of lists) {
      const { values } = list[list.length - 1]!.settings;
      const matters = Object.keys(changed).some((name) => Object.hasOwn(values, name));
      if ((whose ?? id) === id && matters)
        list.push({ from: ms * MS, settings: { id, values: { ...values, ...changed } } });
    }
  return (id) => lists.get(id) ?? [];
}
const told = (group: 'source' | 'coupling', ...changes: Change[]) =>
  rateChanges(catalog, loaded, recorded(changes), group, 5 * MS).map(({ time, text }) => [time / MS, text]);

describe('changes of sources and of the coupling, told over a plot', () => {
  it('say what was and what is, and whose it is when it is not everybody’s', () => {
    expect(
      told(
        'source',
        [10, null, { rif: 0.25 }],
        [30, 2, { rif: 0.1 }],
        [60, 2, { rif: 0.5 }],
        [90, null, { rif: 1 }],
      ),
    ).toEqual([
      [10, 'RIF 1/16 → 1/4'],
      [30, '2h1 RIF 1/4 → 1/10'],
      [60, '2h1 RIF 1/10 → 1/2'],
      [90, 'RIF 1/4 → 1'],
    ]);
    expect(told('coupling', [10, null, { 'coupling.form': 'average' }])).toEqual([
      [10, 'Coupling direct → EWMA'],
    ]);
  });

  it('name the VC that comes to what all others have, and those that go apart', () => {
    expect(told('source', [10, 2, { rif: 1 / 16 }])).toEqual([[10, '2h1 RIF 1/64 → 1/16']]);
    expect(told('source', [10, 1, { rif: 1 }], [10, 3, { rif: 0.5 }])).toEqual([
      [10, '3h1 RIF 1/16 → 1, VC 3 RIF 1/16 → 1/2'],
    ]);
  });

  it('that follow each other closely are one, at the last of them', () => {
    const drag = [1.1, 1.4, 1.8, 2].map((k, i): Change => [10 + i, null, { 'coupling.k': k }]);
    expect(told('coupling', ...drag)).toEqual([[13, 'k 1 → 2']]);
    expect(told('coupling', [10, null, { 'coupling.k': 2 }], [11, null, { 'coupling.k': 1 }])).toEqual([]);
  });

  it('at one moment are told by name as far as there is room', () => {
    const many = { 'coupling.form': 'average', 'coupling.k': 2, 'coupling.floorSegments': 3 };
    expect(told('coupling', [10, null, many])).toEqual([[10, 'Coupling direct → EWMA, k 1 → 2 and 1 more']]);
  });

  it('are none of a parameter that begins to matter', () => {
    expect(told('coupling', [10, null, { 'coupling.form': 'average', 'coupling.weight': 0.5 }])).toEqual([
      [10, 'Coupling direct → EWMA'],
    ]);
  });
});

describe('the card of a sender', () => {
  it('shows of rate control what does anything in the VC as it is', () => {
    const matters = (path: string) => mattersIn(path, { rateStates, catalog });
    expect(matters('vcs.1.abr.coupling.k')).toBe(true);
    expect(matters('vcs.3.abr.coupling.k')).toBe(false);
    expect(matters('vcs.3.abr.rif')).toBe(true);
    expect(matters('vcs.9.abr.coupling.k')).toBe(true);
    expect(matters('abr.coupling.k')).toBe(true);
    expect(mattersIn('abr.coupling.k', { rateStates: rateStates.slice(2), catalog })).toBe(false);
    expect(matters('vcs.3.abr.icr')).toBe(true);
    expect(matters('vcs.3.tcp.minRtoMs')).toBe(true);
  });
});

describe('paths of rate control', () => {
  it('are live where the engine takes them while a run goes on, of all VCs or of one', () => {
    const isLive = (text: string) => {
      const { path, kind } = settingAt(text);
      return kind.isLive(path, catalog);
    };
    for (const path of ['abr.coupling.k', 'vcs.7.abr.coupling.k', 'vcs.*.abr.nrm', 'policy.th1'])
      expect(isLive(path), path).toBe(true);
    for (const path of ['abr.pcr', 'tcp.minRtoMs', 'senders.S1']) expect(isLive(path), path).toBe(false);
  });
});
