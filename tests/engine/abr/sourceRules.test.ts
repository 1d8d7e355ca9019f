import { describe, expect, it } from 'vitest';
import { type AbrDocument, PS_PER_MS } from '../../../src/contract/index.ts';
import { SourceRules } from '../../../src/engine/abr/ends/sourceRules.ts';
import { DEFAULT_ABR } from '../../../src/scenario/document/defaults.ts';

/** Ülkü 1997, Table 3.1. */
const TABLE: AbrDocument = {
  ...DEFAULT_ABR,
  pcr: 353_208,
  mcr: 4_717,
  icr: 70_641.6,
  crm: 40,
  frttMs: 0,
};
const STEP = 353_208 / 16;
const ms = (time: number): number => time * PS_PER_MS;
const source = (own: Partial<AbrDocument> = {}): SourceRules => new SourceRules({ ...TABLE, ...own });

/** Sends cells from `time` on, 0.01 ms apart: `F` forward RM, `d` data. */
function sent(rules: SourceRules, cells: number, time = 0, gap = 0.01): string {
  let picture = '';
  for (let i = 0; i < cells; i++) {
    const now = ms(time + i * gap);
    if (rules.nextIsForwardRm(now)) {
      rules.beforeForward(now);
      rules.forwardSent(now);
      picture += 'F';
    } else {
      rules.cellSent();
      picture += 'd';
    }
  }
  return picture;
}

describe('rules of an ABR source (TM 4.0, 5.10.4)', () => {
  it('2: begins at ICR, with a forward RM cell', () => {
    const rules = source();
    expect(rules.acr).toBe(70_641.6);
    expect(sent(rules, 1)).toBe('F');
  });

  it('3a: one in Nrm cells is a forward RM cell', () => {
    expect(sent(source({ nrm: 4 }), 10)).toBe('FdddFdddFd');
    expect(sent(source(), 66)).toBe(`F${'d'.repeat(31)}F${'d'.repeat(31)}Fd`);
  });

  it('3a: after Trm, Mrm cells are enough, and fewer are not', () => {
    const rules = source({ trmMs: 1, mrm: 2 });
    expect(sent(rules, 2)).toBe('Fd');
    expect(sent(rules, 1, 5)).toBe('d');
    expect(sent(rules, 1, 5.01)).toBe('F');
  });

  it('5: a rate above ICR that was not used for longer than ADTF falls back to ICR', () => {
    const rules = source({ nrm: 2, adtfMs: 500 });
    sent(rules, 1);
    rules.backward(false, false, false, TABLE.pcr);
    expect(rules.acr).toBeCloseTo(70_641.6 + STEP, 6);
    rules.beforeForward(ms(500));
    expect(rules.acr).toBeCloseTo(70_641.6 + STEP, 6);
    rules.beforeForward(ms(500) + 1);
    expect(rules.acr).toBe(70_641.6);
  });

  it('5: never raises a rate below ICR', () => {
    const rules = source();
    sent(rules, 1);
    rules.backward(false, true, false, 10_000);
    rules.beforeForward(ms(10_000));
    expect(rules.acr).toBe(10_000);
  });

  it('6: from the CRM-th unanswered forward RM cell on, each takes the share CDF', () => {
    const rules = source({ nrm: 2, crm: 3 });
    sent(rules, 6);
    expect(rules.unanswered).toBe(3);
    expect(rules.acr).toBe(70_641.6);
    sent(rules, 2, 1);
    expect(rules.acr).toBeCloseTo((70_641.6 * 15) / 16, 6);
    sent(rules, 2, 2);
    expect(rules.acr).toBeCloseTo((70_641.6 * 15 * 15) / 256, 6);
  });

  it('6: never below MCR', () => {
    const rules = source({ nrm: 2, crm: 1, cdf: 1 });
    sent(rules, 4);
    expect(rules.acr).toBe(4_717);
  });

  it('6: an answer of the destination begins the count anew, one that a switch made does not', () => {
    const rules = source({ nrm: 2 });
    sent(rules, 6);
    rules.backward(false, true, true, TABLE.pcr);
    expect(rules.unanswered).toBe(3);
    rules.backward(false, true, false, TABLE.pcr);
    expect(rules.unanswered).toBe(0);
  });

  it.each([
    ['8: CI and NI clear: a step of RIF x PCR up', false, false, 353_208, 70_641.6 + STEP],
    ['8: NI: no step', false, true, 353_208, 70_641.6],
    ['8: CI: the share RDF down', true, false, 353_208, (70_641.6 * 15) / 16],
    ['8: CI goes before NI', true, true, 353_208, (70_641.6 * 15) / 16],
    ['9: ER below: down to it', false, false, 60_900, 60_900],
    ['9: ER below, after the cut for CI', true, false, 60_900, 60_900],
    ['9: ER between the cut rate and the old one', true, false, 68_000, (70_641.6 * 15) / 16],
    ['1: never below MCR', false, false, 10, 4_717],
  ])('%s', (_, ci, ni, er, acr) => {
    const rules = source();
    rules.backward(ci, ni, false, er);
    expect(rules.acr).toBeCloseTo(acr, 6);
  });

  it('1: never above PCR', () => {
    const rules = source({ rif: 1 });
    rules.backward(false, false, false, 1e9);
    expect(rules.acr).toBe(353_208);
  });
});
