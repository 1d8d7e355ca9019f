import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../src/engine/network/check.ts';
import { ulku } from '../../../src/scenarios/ulku.ts';
import { catalog } from './catalog.ts';

type Changes = Readonly<Record<string, unknown>>;
const [r1] = ulku;

/** R1 with other values in `abr` of the document, of VC 2, and in VC 2. */
function problemsOf(common: Changes, own: Changes = {}, vc: Changes = {}): string[] {
  const document = {
    ...r1,
    abr: { ...r1.abr, ...common },
    vcs: r1.vcs.map((one) => (one.id === 2 ? { ...one, abr: { ...one.abr, ...own }, ...vc } : one)),
  };
  return checkDocument(document, catalog).problems.map(
    ({ path, value, reason }) => `${path} = ${value}: ${reason}`,
  );
}

describe('rate control in a document', () => {
  it('of R1 and R2 is sound', () => {
    for (const document of ulku) expect(checkDocument(document, catalog).problems).toEqual([]);
  });

  it.each([
    [{}, { mcr: 400_000 }, 'vcs.2.abr.mcr = 400000: above PCR of VC 2; range 0 to 353,208 cells/s'],
    [
      {},
      { icr: 360_000 },
      'vcs.2.abr.icr = 360000: not between MCR and PCR of VC 2; range 4,717 to 353,208 cells/s',
    ],
    [
      {},
      { icr: 100 },
      'vcs.2.abr.icr = 100: not between MCR and PCR of VC 2; range 4,717 to 353,208 cells/s',
    ],
    [{ nrm: 33 }, {}, 'abr.nrm = 33: not a power of two; one of: 2, 4, 8, 16, 32, 64, 128, 256 cells'],
    [{ rif: 1.5 }, {}, 'abr.rif = 1.5: outside 0 to 1'],
    [{ cdf: -1 }, {}, 'abr.cdf = -1: outside 0 to 1'],
  ])('%j %j is refused with path, value and range', (common, own, told) => {
    expect(problemsOf(common, own)[0]).toMatch(told.split(': ')[0] as string);
    expect(problemsOf(common, own).join('\n')).toContain(told.split(': ')[1]?.split(' 0 to')[0]);
  });

  it('refuses minimum rates that a link cannot carry, once for each such link', () => {
    const told = problemsOf({ mcr: 70_000 });
    expect(told).toEqual([
      'abr.mcr = 70000: minimum rates over sw2>sw3 add up to 420,000 of 365,566 cells/s; range 0 to 15,566 cells/s',
    ]);
  });

  it('refuses a service class other than ABR, and a peak cell rate beside PCR', () => {
    expect(problemsOf({}, {}, { serviceClass: 'cbr' })).toEqual([
      'vcs.2.serviceClass = cbr: a VC with rate control; needs: abr',
    ]);
    expect(problemsOf({}, {}, { source: { kind: 'greedy', peakCellRate: 1_000 } })).toEqual([
      'vcs.2.source.peakCellRate = 1000: a VC with rate control has its PCR there: abr.pcr',
    ]);
  });

  it('refuses a greedy source that nothing holds back', () => {
    expect(problemsOf({}, {}, { abr: undefined })).toEqual([
      'vcs.2.source.peakCellRate = undefined: greedy without a limit: needs abr, credit, or a peakCellRate from 0.001 cells/s',
    ]);
  });
});
