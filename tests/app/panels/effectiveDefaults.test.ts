import { describe, expect, it } from 'vitest';
import {
  type DefaultsContext,
  effectiveDefault,
  sharesBehind,
} from '../../../src/app/settings/effectiveDefaults.ts';
import { valueAtPath } from '../../../src/app/settings/value.ts';
import type { PortState, ScenarioDocument, Settings } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/node.ts';
import { allocations } from '../../../src/engine/switch/allocation/index.ts';
import { abrOf } from '../../../src/scenario/document/abr.ts';
import { scenarios } from '../../../src/scenarios/index.ts';

const basisOf = (network: ScenarioDocument): DefaultsContext => ({
  network,
  settings: catalog.settings as Settings,
  read: (path) => valueAtPath(path, { scenario: network }),
});
const derived = (network: ScenarioDocument, ...paths: readonly string[]) =>
  effectiveDefault(
    basisOf(network),
    paths.map((path) => ({ path, of: '' })),
  );

const network: ScenarioDocument = {
  version: 2,
  id: 'two',
  title: 'Two senders',
  nodes: [
    { id: 'a', kind: 'host' },
    { id: 'b', kind: 'host' },
    { id: 'S1', kind: 'switch' },
    { id: 'c', kind: 'host' },
  ],
  links: [
    { a: 'a', b: 'S1', rateMbps: 42.4, delayMs: 1 },
    { a: 'S1', b: 'b', rateMbps: 10, backRateMbps: 21.2, delayMs: 3 },
    { a: 'S1', b: 'c', rateMbps: 42.4, delayMs: 2 },
  ],
  vcs: [
    { id: 1, path: ['a', 'S1', 'c'], source: { kind: 'greedy' }, abr: {} },
    { id: 2, path: ['b', 'S1', 'c'], source: { kind: 'greedy' }, abr: { nrm: 16 } },
  ],
  run: { durationS: 2 },
} as unknown as ScenarioDocument;

describe('a value that follows from the network', () => {
  it('is the rate of the first link, the way the VC goes', () => {
    expect(derived(network, 'vcs.1.source.peakCellRate')).toBe(100_000);
    expect(derived(network, 'vcs.2.source.peakCellRate')).toBe(50_000);
  });

  it('of a link is the rate of its other way, of the run its end', () => {
    expect(derived(network, 'links.a>S1.backRateMbps')).toBe(42.4);
    expect(derived(network, 'measure.toS')).toBe(2);
  });

  it('is said for several only where it is the same for all', () => {
    expect(derived(network, 'abr.icr')).toBeNull();
    expect(derived(network, 'vcs.1.abr.icr', 'vcs.2.abr.icr')).toBeNull();
    expect(derived(network, 'vcs.1.source.packetBytes', 'vcs.2.source.packetBytes')).toBe(48);
  });

  it('is not made up where nothing says it', () => {
    expect(derived(network, 'vcs.1.share.min')).toBeNull();
    expect(derived(network, 'vcs.9.abr.pcr')).toBeNull();
  });

  it('of a share is what the ports on the way give, as the engine has it', () => {
    const places = [{ path: 'vcs.1.share.min', of: '' }];
    const port = (id: string, allocation: string, allocationParams = {}) =>
      ({ id, allocation, allocationParams }) as PortState;
    const at = (...ports: readonly PortState[]) => ({ ...basisOf(network), ports });
    for (const { id, parameters, shares, isShared } of allocations) {
      const params = Object.fromEntries(parameters.map((one) => [one.name, Number(one.default) / 2]));
      for (const key of ['min', 'max'] as const) {
        const basis = at(port('S1>c', id, params));
        const engine = isShared === true ? { min: 0, max: 1 } : shares(params, {}, 7);
        const known = id === 'partition' ? null : engine[key];
        expect(effectiveDefault(basis, [{ path: `vcs.1.share.${key}`, of: '' }]), `${id} ${key}`).toBe(known);
      }
    }
    const unequal = at(port('S1>c', 'dynamic', { min: 0.1 }), port('a>S1', 'partition'));
    expect(effectiveDefault(unequal, places)).toBeNull();
    expect(sharesBehind(unequal, places)).toEqual([
      { port: 'a>S1', share: null },
      { port: 'S1>c', share: 0.1 },
    ]);
    expect(sharesBehind(unequal, [{ path: 'vcs.1.abr.icr', of: '' }])).toBeNull();
  });

  it('of rate control is what the engine works out, in every network with ABR that leaves it out', () => {
    const rated = [network, ...scenarios].flatMap((document) =>
      document.vcs.filter(({ abr }) => abr !== undefined).map((vc) => ({ document, vc })),
    );
    let compared = 0;
    for (const { document, vc } of rated) {
      const own = abrOf(vc, document);
      for (const key of ['pcr', 'icr', 'frttMs', 'crm'] as const) {
        if (vc.abr?.[key] !== undefined || document.abr?.[key] !== undefined) continue;
        expect(derived(document, `vcs.${vc.id}.abr.${key}`), `${document.id} ${vc.id} ${key}`).toBe(own[key]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
