import { describe, expect, it } from 'vitest';
import { createSimulation, type InvalidValue } from '../../../src/engine/index.ts';
import { applyToDocument } from '../../../src/scenario/edits/settings.ts';
import { ulku } from '../../../src/scenarios/papers/ulku.ts';
import { complete } from '../../support/networks.ts';
import { worded } from '../../support/worded.ts';
import { catalog } from './catalog.ts';

const [r1] = ulku;
const scenario = complete({ ...r1!, run: { durationS: 0.05 }, measure: { fromS: 0 } });

/** Paths that a run of R1 refuses, with what it says. */
function refusal(path: string, value: number | string): unknown {
  const run = createSimulation(scenario);
  try {
    run.apply(path, value);
  } catch (error) {
    return worded((error as InvalidValue).problem);
  }
  return 'taken';
}

describe('parameters of ABR sources while a run goes on', () => {
  it('change for every VC, or for one, and are replayed', () => {
    const run = createSimulation(scenario);
    run.runUntil(10e9);
    expect(run.apply('abr.rif', '0.25').value).toBe(0.25);
    run.runUntil(25e9);
    run.apply('vcs.2.abr.nrm', 64);
    run.runUntil(run.end);
    const again = createSimulation(scenario, { edits: run.edits });
    again.runUntil(again.end);
    expect(again.digest()).toBe(run.digest());
    const untouched = createSimulation(scenario);
    untouched.runUntil(untouched.end);
    expect(untouched.digest()).not.toBe(run.digest());
  });

  it('come back with a snapshot', () => {
    const run = createSimulation(scenario);
    run.runUntil(10e9);
    const before = run.snapshot();
    run.apply('abr.rdf', 1);
    run.runUntil(30e9);
    run.dropLaterEdits();
    run.restore(before, []);
    run.runUntil(run.end);
    const untouched = createSimulation(scenario);
    untouched.runUntil(untouched.end);
    expect(run.digest()).toBe(untouched.digest());
  });

  it('may be written as a fraction, as in a link', () => {
    const run = createSimulation(scenario);
    expect(run.apply('abr.rif', '1/8')).toMatchObject({ value: 1 / 8 });
  });

  it('are refused with path, value, range, and what is kept', () => {
    expect(refusal('abr.rif', 2)).toEqual({
      path: 'abr.rif',
      value: 2,
      reason: 'outside 1/32768 to 1',
      kept: 1 / 16,
    });
    expect(refusal('abr.rif', '1/0')).toMatchObject({ reason: 'not a number; range 1/32768 to 1' });
    expect(refusal('vcs.1.abr.nrm', 64.5)).toMatchObject({
      reason: 'not a whole number; range 2 to 256 cells',
    });
    expect(refusal('vcs.1.abr.nrm', 33)).toMatchObject({
      reason: 'not a power of two; range 2 to 256 cells',
      kept: 32,
    });
    expect(refusal('vcs.99.abr.nrm', 32)).toMatchObject({ reason: expect.stringMatching(/known: 1, 2/) });
    expect(refusal('abr.pcr', 1)).toMatchObject({
      reason:
        'not changed while a run goes on; known: rif, rdf, nrm, crm, cdf, coupling.form, coupling.k, ' +
        'coupling.rtt, coupling.floorSegments, coupling.weight, coupling.threshold',
    });
  });

  it('do not include the service class of a VC with rate control', () => {
    expect(refusal('vcs.2.serviceClass', 'cbr')).toEqual({
      path: 'vcs.2.serviceClass',
      value: 'cbr',
      reason: 'VC 2 has rate control; needs: abr',
      kept: 'abr',
    });
    expect(refusal('vcs.2.serviceClass', 'abr')).toBe('taken');
  });

  it('all of them can be set before it', () => {
    const settings = { 'abr.icr': '100000', 'vcs.2.abr.mcr': 5_000, 'vcs.*.abr.crm': 8 };
    const { document, problems } = applyToDocument(r1!, settings, catalog);
    expect(problems).toEqual([]);
    expect(document.abr?.icr).toBe(100_000);
    expect(document.vcs[1]?.abr).toEqual({ mcr: 5_000, crm: 8 });
    expect(applyToDocument(r1!, { 'abr.rif': 7 }, catalog).problems).toHaveLength(1);
  });
});
