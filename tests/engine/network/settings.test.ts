import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { applyToDocument, type WrittenSettings } from '../../../src/scenario/edits/settings.ts';
import { checkDocument } from '../../../src/scenario/validation/check.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { worded } from '../../support/worded.ts';
import { catalog, small } from './catalog.ts';

const symmetric = findScenario('symmetric-500') as ScenarioDocument;
function apply(settings: WrittenSettings, base: ScenarioDocument = symmetric) {
  const { document, problems } = applyToDocument(base, settings, catalog);
  return { document, problems: worded(problems) };
}

describe('settings', () => {
  it('reach every part of a document by the names people use', () => {
    const { document, problems } = apply({
      seed: '7',
      'run.durationS': '2',
      'measure.fromS': '0.25',
      'tcp.minRtoMs': '200',
      'tcp.rtoBackoff': 'true',
      'aal5.overheadBytes': '8',
      'vcs.3.source.startMs': '4',
      'vcs.*.source.packetBytes': '1500',
      'links.S2>S1.delayMs': '47',
      'ports.S2>S3.policy': 'epd',
      'ports.default.bufferCells': '3000',
    });
    expect(problems).toEqual([]);
    expect(document).toMatchObject({ seed: 7, run: { durationS: 2 }, measure: { fromS: 0.25 } });
    expect(document.tcp).toMatchObject({ minRtoMs: 200, rtoBackoff: true, ackEvery: 2 });
    expect(document.aal5).toEqual({ overheadBytes: 8 });
    expect(document.vcs[2]?.source).toMatchObject({ startMs: 4, packetBytes: 1_500 });
    expect(document.vcs[9]?.source).toMatchObject({ startMs: { from: 0, to: 10 }, packetBytes: 1_500 });
    expect(document.links[0]).toMatchObject({ a: 'S1', b: 'S2', delayMs: 47 });
    expect(document.ports).toMatchObject({ default: { bufferCells: 3_000 }, 'S2>S3': { policy: 'epd' } });
    expect(checkDocument(document, catalog).problems).toEqual([]);
  });

  it('reach a VC by its name as well as by its number', () => {
    const r1 = findScenario('ulku-r1-lan') as ScenarioDocument;
    const named = r1.vcs.findIndex(({ name }) => name === '2h1');
    const { document, problems } = apply({ 'vcs.2h1.abr.mcr': '1000' }, r1);
    expect(problems).toEqual([]);
    expect(document.vcs[named]?.abr?.mcr).toBe(1_000);
    expect(apply({ 'vcs.9h9.abr.mcr': '1000' }, r1).problems[0]?.reason).toMatch(
      /^no such VC; known: \*, .*\(2h1\)/,
    );
  });

  it('refuse an ABR algorithm where no VC would follow it', () => {
    const [problem] = apply({ algorithm: 'erica' }).problems;
    expect(problem).toMatchObject({ path: 'algorithm', value: 'erica' });
    expect(problem?.reason).toMatch(/no VC has rate control; needs a VC with abr/);
  });

  it('reach every link by a star, as they reach every VC', () => {
    const { document, problems } = apply({ 'links.*.delayMs': '0.5' });
    expect(problems).toEqual([]);
    expect(new Set(document.links.map(({ delayMs }) => delayMs))).toEqual(new Set([0.5]));
    expect(apply({ 'links.*.colour': '1' }).problems[0]?.reason).toMatch(
      /known links: \*, S1>S2.*; keys: rateMbps/,
    );
  });

  it('reach rate control: of the document, of a VC, and the coupling of its window', () => {
    const lan = findScenario('ulku-r1-files') as ScenarioDocument;
    const { document, problems } = apply(
      { 'abr.rif': '0.125', 'abr.coupling.form': 'direct', 'abr.coupling.k': '2', 'vcs.3.abr.nrm': '16' },
      lan,
    );
    expect(problems).toEqual([]);
    expect(document.abr).toMatchObject({ rif: 0.125, rdf: 1 / 64, coupling: { form: 'direct', k: 2 } });
    expect(document.vcs[2]?.abr).toEqual({ nrm: 16 });
    expect(apply({ 'abr.coupling.k': '1000' }, lan).problems[0]).toMatchObject({
      path: 'abr.coupling.k',
      reason: 'outside 0.01 to 100',
    });
    // As RIF is written, and as a run under way takes it.
    expect(apply({ 'abr.rif': '1/16' }, lan)).toMatchObject({
      problems: [],
      document: { abr: { rif: 1 / 16 } },
    });
    expect(apply({ 'abr.rif': '1/0' }, lan).problems).toMatchObject([
      { path: 'abr.rif', value: '1/0', reason: 'not a number; range 1/32768 to 1' },
    ]);
    expect(apply({ 'abr.coupling.k.more': '1' }, lan).problems[0]?.reason).toMatch(/unknown path/);
  });

  it('reach credit: of the document and of a VC, and tell the range of what is refused', () => {
    const credit = findScenario('ulku-credit') as ScenarioDocument;
    const { document, problems } = apply(
      { 'credit.n2': '200', 'vcs.1.credit.n3': '50', 'vcs.*.credit.piggyback': 'true' },
      credit,
    );
    expect(problems).toEqual([]);
    expect(document.credit).toEqual({ n2: 200 });
    expect(document.vcs[0]!.credit).toEqual({ n3: 50, piggyback: true });
    expect(document.vcs[1]!.credit).toEqual({ piggyback: true });
    expect(apply({ 'credit.n2': '0' }, credit).problems).toEqual([
      { path: 'credit.n2', value: 0, reason: 'outside 1 to 1,000,000 cells', kept: 10 },
    ]);
    expect(apply({ 'vcs.*.credit.n3': 'many' }, credit).problems[0]!.reason).toBe(
      'neither cells nor roundTrip; range 1 to 1,000,000 cells',
    );
    expect(apply({ 'credit.n9': '1' }, credit).problems[0]!.reason).toMatch(/unknown key; known: n2, n3/);
  });

  it('do not touch the document they start from', () => {
    const before = JSON.stringify(symmetric);
    apply({ seed: '9', policy: 'epd', 'vcs.*.source.packetBytes': '1500' });
    expect(JSON.stringify(symmetric)).toBe(before);
  });

  it('set every switch port by the short forms, entries of single ports too', () => {
    const document: ScenarioDocument = {
      ...small,
      ports: {
        ...small.ports,
        'S1>S2': { policy: 'espd', bufferCells: 500, params: { th1: 400, th2: 100 } },
      },
    };
    const { document: changed, problems } = apply(
      { 'policy.threshold': '90', policy: 'epd', buffer: '100' },
      document,
    );
    expect(problems).toEqual([]);
    const { scenario } = checkDocument(changed, catalog);
    for (const port of scenario?.ports ?? []) {
      expect(port).toMatchObject({ bufferCells: 100, policy: 'epd', params: { threshold: 90 } });
    }
  });

  it('give a parameter to the ports whose policy has it', () => {
    const document: ScenarioDocument = { ...small, ports: { ...small.ports, 'S1>S2': { policy: 'espd' } } };
    const { document: changed, problems } = apply({ 'policy.th2': '300' }, document);
    expect(problems).toEqual([]);
    expect(changed.ports).toEqual({
      default: small.ports?.default,
      'S1>S2': { policy: 'espd', params: { th2: 300 } },
    });
  });

  it('are judged together: a smaller buffer needs a lower threshold', () => {
    const { document, problems } = apply({ buffer: '500', policy: 'epd', 'policy.threshold': '450' });
    expect(problems).toEqual([]);
    expect(document.ports?.default).toEqual({ bufferCells: 500, policy: 'epd', params: { threshold: 450 } });
  });

  it('are refused one by one; the others stay', () => {
    const { document, problems } = apply([
      ['seed', '5'],
      ['run.durationS', 'long'],
      ['policy', 'blue'],
      ['polcy', 'epd'],
      ['vcs.99.source.packetBytes', '500'],
      ['ports.S9>S1.policy', 'epd'],
      ['measure.fromS', '0.1'],
    ]);
    expect(document).toMatchObject({ seed: 5, run: { durationS: 3 }, measure: { fromS: 0.1 } });
    expect(checkDocument(document, catalog).problems).toEqual([]);
    expect(Object.fromEntries(problems.map(({ path, reason }) => [path, reason]))).toEqual({
      polcy: expect.stringMatching(/^unknown path; known: seed/),
      'vcs.99.source.packetBytes': expect.stringMatching(/^no such VC; known: \*, 1, 2/),
      'run.durationS': 'not a number; range 0.000001 to 3,600 s',
      policy: expect.stringMatching(/^not one of: rcd, ppd/),
      'ports.S9>S1.policy': expect.stringMatching(/^no such output port of a switch/),
    });
    expect(problems.find(({ path }) => path === 'run.durationS')).toMatchObject({ value: 'long', kept: 3 });
    expect(problems.find(({ path }) => path === 'policy')).toMatchObject({ value: 'blue', kept: 'espd' });
  });

  it('name the value they clash with', () => {
    const { problems } = apply({ buffer: '1000', policy: 'epd' });
    expect(problems).toMatchObject([{ path: 'buffer', kept: 2_000 }]);
    expect(problems[0]?.reason).toMatch(/policies.epd.threshold = 1960 is outside 0 to 1,000 cells/);
  });

  it('never throw, whatever the path', () => {
    for (const path of [
      '',
      '.',
      '..',
      'ports',
      'ports.',
      'vcs.*',
      '__proto__.x',
      'policy.',
      'links.a>b.c',
      'vcs.1.path.0.x',
    ]) {
      expect(apply({ [path]: '1' }).problems, path).toHaveLength(1);
    }
  });

  it('of two parameters with an order are judged together', () => {
    const both = { policy: 'epd-hysteresis', 'policy.high': '1000', 'policy.low': '900' };
    expect(apply(both).problems).toEqual([]);
    const { document, problems } = apply({ ...both, 'policy.low': '1100' });
    expect(problems).toMatchObject([
      {
        path: 'policy.high',
        value: 1_000,
        reason: 'then ports.default.params.low = 1100 is above high; range 0 to 1,000 cells',
      },
    ]);
    expect(document.ports?.default).toMatchObject({ policy: 'epd-hysteresis', params: { low: 1_100 } });
  });
});
