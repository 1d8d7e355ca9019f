import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, phaseLockedLinks } from '../../../src/engine/index.ts';
import { symmetric500 } from '../../../src/scenarios/papers/cheonPanwar.ts';
import { complete, star } from '../../support/networks.ts';

const locked = (document: ScenarioDocument) =>
  phaseLockedLinks(complete(document)).map(({ port, links }) => [port, links.map(({ id }) => id).join(' ')]);
const varied = (document: ScenarioDocument, cdvUs: number, only = /./): ScenarioDocument => ({
  ...document,
  links: document.links.map((link) => (only.test(`${link.a}>${link.b}`) ? { ...link, cdvUs } : link)),
});

describe('links in step', () => {
  const equal = star({ senders: 3 });

  it('are those of greedy senders at one rate, each varied by a cell time at most', () => {
    expect(phaseLockedLinks(complete(equal))).toEqual([
      { port: 'S1>S2', links: [1, 2, 3].map((i) => ({ id: `src${i}>S1`, cdvUs: 8.48 })) },
    ]);
    expect(locked(star({ senders: 2, accessMbps: 155.52 }))).toEqual([['S1>S2', 'src1>S1 src2>S1']]);
  });

  it('are those at the rate of the port, too: the trunk of Cheon & Panwar without its variation', () => {
    expect(locked(symmetric500)).toEqual([]);
    expect(locked(varied(symmetric500, 0))).toEqual([['S2>S3', 'S1>S2']]);
  });

  it('are not those with variation, with gaps, or left to chance', () => {
    expect(locked(varied(equal, 8.48))).toEqual([]);
    expect(locked(varied(equal, 1, /src1/))).toEqual([['S1>S2', 'src2>S1 src3>S1']]);
    expect(locked(star({ senders: 3, ipPacketsPerSecond: 4_000 }))).toEqual([]);
    const poisson = { kind: 'poisson', cellsPerSecond: 200_000 } as const;
    expect(locked({ ...equal, vcs: equal.vcs.map((vc) => ({ ...vc, source: poisson })) })).toEqual([]);
    expect(locked({ ...equal, vcs: equal.vcs.map((vc) => ({ ...vc, abr: {} })) })).toEqual([]);
  });

  it('matter only where more comes than leaves', () => {
    expect(locked(star({ senders: 1 }))).toEqual([]);
    expect(locked(star({ senders: 3, accessMbps: 10, bottleneckMbps: 30 }))).toEqual([]);
    expect(locked(star({ senders: 3, accessMbps: 10, bottleneckMbps: 29 }))).toHaveLength(1);
  });

  it('may vary by what is offered, at any rates', () => {
    const rate = fc.double({ min: 1, max: 2_500, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (rateMbps, backRateMbps) => {
        const links = equal.links.map((link) => ({ ...link, rateMbps, backRateMbps }));
        const [offer] = phaseLockedLinks(complete({ ...equal, links }))[0]?.links ?? [];
        fc.pre(offer !== undefined);
        expect(checkScenario(varied({ ...equal, links }, offer?.cdvUs ?? NaN)).problems).toEqual([]);
      }),
    );
  });
});
