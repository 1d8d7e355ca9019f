import { describe, expect, it } from 'vitest';
import type { AbrDocument } from '../../../src/contract/index.ts';
import { PrcaRules } from '../../../src/engine/abr/ends/prcaRules.ts';
import { DEFAULT_ABR } from '../../../src/scenario/document/defaults.ts';

const PCR = 353_208;
/** 1/8 in 32 cells: MDF 8. */
const source = (own: Partial<AbrDocument> = {}): PrcaRules =>
  new PrcaRules({ ...DEFAULT_ABR, rule: 'prca', pcr: PCR, icr: PCR, crm: 1, frttMs: 0, rdf: 1 / 8, ...own });

function send(rules: PrcaRules, cells: number): string {
  let picture = '';
  for (let i = 0; i < cells; i++) {
    picture += rules.marksCell ? 'E' : '-';
    rules.cellSent();
  }
  return picture;
}

describe('a source of PRCA', () => {
  it('lets one cell in Nrm go without EFCI', () => {
    expect(send(source({ nrm: 4 }), 10)).toBe('-EEE-EEE-E');
  });

  it('loses an eighth of its rate in 32 cells that nobody answers', () => {
    const rules = source();
    send(rules, 32);
    expect(rules.acr).toBeCloseTo((PCR * 7) / 8, 4);
    send(rules, 32);
    expect(rules.acr).toBeCloseTo((PCR * 49) / 64, 4);
  });

  it('is at half its rate after about ln 2 x 2^MDF cells', () => {
    const rules = source();
    let cells = 0;
    for (; rules.acr > PCR / 2; cells++) rules.cellSent();
    expect(cells / (Math.LN2 * 256)).toBeCloseTo(1, 0.9);
  });

  it('gets the eighth back with an RM cell, and a step besides', () => {
    const rules = source({ icr: 100_000, rif: 1 / 64 });
    send(rules, 32);
    rules.backward(false, false, false, PCR);
    const after = 87_500 + 87_500 / 8 + PCR / 64;
    expect(rules.acr).toBeCloseTo(after, 4);
    // From there on an eighth of the new rate goes.
    send(rules, 32);
    expect(rules.acr).toBeCloseTo((after * 7) / 8, 4);
  });

  it('stays between MCR and PCR, and below ER; CI or NI give nothing', () => {
    const rules = source({ mcr: 4_717 });
    rules.backward(false, false, false, 2 * PCR);
    expect(rules.acr).toBe(PCR);
    rules.backward(false, false, false, 60_900);
    expect(rules.acr).toBe(60_900);
    rules.backward(true, false, false, PCR);
    expect(rules.acr).toBe(60_900);
    send(rules, 10_000);
    expect(rules.acr).toBe(4_717);
  });
});
