import { describe, expect, it } from 'vitest';
import { applyToDocument } from '../../../src/scenario/edits/settings.ts';
import { checkDocument } from '../../../src/scenario/validation/check.ts';
import { ulku } from '../../../src/scenarios/papers/ulku.ts';
import { worded } from '../../support/worded.ts';
import { catalog } from './catalog.ts';

type Changes = Readonly<Record<string, unknown>>;
const [r1] = ulku;

/** R1 with other values in `abr` of the document, of VC 2, and in VC 2. */
function problemsOf(common: Changes, own: Changes = {}, vc: Changes = {}): string[] {
  const document = {
    ...r1,
    abr: { ...r1!.abr, ...common },
    vcs: r1!.vcs.map((one) => (one.id === 2 ? { ...one, abr: { ...one.abr, ...own }, ...vc } : one)),
  };
  return worded(checkDocument(document, catalog).problems).map(
    ({ path, value, reason }) => `${path} = ${value}: ${reason}`,
  );
}

describe('a coupling', () => {
  it('needs somebody with TCP to couple, wherever it is written', () => {
    const reason = 'couples the window of TCP: needs a source with TCP';
    expect(problemsOf({ coupling: { k: 2 } })).toEqual([`abr.coupling = direct: ${reason}`]);
    expect(problemsOf({}, { coupling: { form: 'average' } })).toEqual([
      `vcs.2.abr.coupling = average: ${reason}`,
    ]);
    expect(problemsOf({ coupling: { form: 'none' } })).toEqual([]);
    expect(
      problemsOf({ coupling: { k: 2 } }, {}, { source: { kind: 'greedy-tcp', packetBytes: 512 } }),
    ).toEqual([]);
  });
});

describe('rate control in a document', () => {
  it('of R1 and R2 is sound', () => {
    for (const document of ulku) expect(checkDocument(document, catalog).problems).toEqual([]);
  });

  it.each([
    [
      {},
      { mcr: 400_000 },
      'vcs.2.abr.mcr = 400000: above PCR, ICR or the room of links; range 0 to 70,641 cells/s',
    ],
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

  it.each([
    [{}, 'abr.mcr', 60_927],
    [{}, 'vcs.3.abr.mcr', 70_641],
    [{}, 'vcs.*.abr.mcr', 60_927],
    [{ icr: 353_208 }, 'abr.mcr', 60_927],
    [{ icr: 353_208 }, 'vcs.3.abr.mcr', 365_566 - 5 * 4_717],
    // Alone with 3h1, 2h2 and 2h3 on its second link.
    [{ icr: 353_208 }, 'vcs.2.abr.mcr', 365_566 - 3 * 4_717],
  ] as const)('with %j tells for %s the range that is taken: up to %d cells/s', (common, path, most) => {
    const document = { ...r1!, abr: { ...r1!.abr, ...common } };
    const refusedAt = (value: number) =>
      worded(applyToDocument(document, { [path]: value }, catalog).problems);
    expect(refusedAt(0)).toEqual([]);
    expect(refusedAt(most)).toEqual([]);
    for (const value of [most + 1, 100_000, 360_000].filter((one) => one > most)) {
      const [problem, ...more] = refusedAt(value);
      expect(more).toEqual([]);
      expect(problem!.reason).toBe(
        `above PCR, ICR or the room of links; range 0 to ${most.toLocaleString('en-US')} cells/s`,
      );
    }
  });

  it.each([
    [{ mcr: 'fast' }, {}],
    [{ mcr: null }, {}],
    [{ pcr: null }, {}],
    [{ icr: 'slow' }, {}],
    [{}, { mcr: 'fast' }],
    [{}, { pcr: true, icr: 1 }],
    [{ mcr: 400_000 }, { pcr: 'x' }],
  ])('tells of %j %j what is no number, and measures nothing against it', (common, own) => {
    const told = problemsOf(common, own);
    expect(told.length).toBeGreaterThan(0);
    expect(told.join('\n')).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('tells of an abr that is no object, and of a path over no link, without a range of its own', () => {
    for (const vc of [{ abr: true }, { abr: 7 }, { abr: { icr: 5_000 }, path: ['xmt2h1', 'nowhere'] }]) {
      const told = problemsOf({}, {}, vc);
      expect(told.length).toBeGreaterThan(0);
      expect(told.join('\n')).not.toContain('NaN');
    }
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
