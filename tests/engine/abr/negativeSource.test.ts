import { describe, expect, it } from 'vitest';
import type { AbrDocument } from '../../../src/contract/index.ts';
import { NegativeFeedbackSource } from '../../../src/engine/abr/ends/negativeFeedbackSource.ts';
import { DEFAULT_ABR } from '../../../src/scenario/document/defaults.ts';

const PCR = 353_208;
const MS = 1e9;
const source = (rule: 'becn' | 'efci', own: Partial<AbrDocument> = {}): NegativeFeedbackSource =>
  new NegativeFeedbackSource({
    ...DEFAULT_ABR,
    rule,
    pcr: PCR,
    icr: 100_000,
    mcr: 0,
    crm: 1,
    frttMs: 0,
    recoveryMs: 2,
    ...own,
  });

/** An RM cell that says congestion. */
const bad = (rules: NegativeFeedbackSource, ms: number, er = PCR): number => {
  rules.backward(true, false, false, er, ms * MS);
  return rules.acr;
};

/** Ülkü 1997, section 2.1.2: "Sources were expected to halve their rates, upon reception of the RM cells". */
describe("Newman's source", () => {
  it('halves its rate with each RM cell, down to a 1,024th of PCR', () => {
    const rules = source('becn');
    expect([bad(rules, 1), bad(rules, 2), bad(rules, 3)]).toEqual([50_000, 25_000, 12_500]);
    for (let ms = 4; ms < 20; ms++) bad(rules, ms);
    expect(rules.acr).toBe(PCR / 1_024);
  });

  it('never goes below MCR', () => {
    const rules = source('becn', { mcr: 30_000 });
    expect([bad(rules, 1), bad(rules, 2)]).toEqual([50_000, 30_000]);
  });

  it('doubles after a period without one, counted from the last RM cell or the last rise', () => {
    const rules = source('becn');
    rules.nextIsForwardRm(0);
    expect(rules.recoversAt).toBe(2 * MS);
    bad(rules, 1.5);
    expect(rules.recoversAt).toBe(3.5 * MS);
    rules.recover(3.5 * MS);
    expect([rules.acr, rules.recoversAt]).toEqual([100_000, 5.5 * MS]);
    rules.recover(5.5 * MS);
    expect(rules.acr).toBe(200_000);
    rules.recover(7.5 * MS);
    expect([rules.acr, rules.recoversAt]).toEqual([PCR, Infinity]);
  });

  it('waits for its first cell, and makes no RM cells', () => {
    const rules = source('becn');
    expect(rules.recoversAt).toBe(Infinity);
    expect(rules.nextIsForwardRm(7 * MS)).toBe(false);
    expect(rules.nextIsForwardRm(8 * MS)).toBe(false);
    expect(rules.recoversAt).toBe(9 * MS);
  });

  it('takes an RM cell without CI for no bad news', () => {
    const rules = source('becn');
    rules.nextIsForwardRm(0);
    rules.backward(false, false, false, PCR, 1 * MS);
    expect([rules.acr, rules.recoversAt]).toEqual([100_000, 2 * MS]);
    rules.backward(false, false, false, 60_000, 1 * MS);
    expect(rules.acr).toBe(60_000);
  });
});

/** The same section: "decreased their rates multiplicatively when they received congestion indication and increased their rates otherwise". */
describe('the source of negative polarity', () => {
  const step = { rif: 1 / 64, rdf: 1 / 16 };

  it('loses RDF of its rate with each RM cell', () => {
    const rules = source('efci', step);
    expect(bad(rules, 1)).toBe(93_750);
    expect(bad(rules, 2)).toBe(93_750 * (15 / 16));
  });

  it('gains RIF of PCR after each period without one', () => {
    const rules = source('efci', step);
    rules.nextIsForwardRm(0);
    rules.recover(2 * MS);
    expect(rules.acr).toBe(100_000 + PCR / 64);
    for (let ms = 4; ms < 200; ms += 2) rules.recover(ms * MS);
    expect(rules.acr).toBe(PCR);
  });

  it('never recovers with a RIF of 0, and can be given another one on the way', () => {
    const rules = source('efci', { ...step, rif: 0 });
    rules.nextIsForwardRm(0);
    expect(rules.recoversAt).toBe(Infinity);
    rules.set('rif', 1 / 4);
    expect([rules.get('rif'), rules.recoversAt]).toEqual([1 / 4, 2 * MS]);
  });

  it('obeys ER, but never below MCR', () => {
    const rules = source('efci', { ...step, mcr: 10_000 });
    expect(bad(rules, 1, 50_000)).toBe(50_000);
    expect(bad(rules, 2, 5_000)).toBe(10_000);
  });

  it('says which parameters it reads', () => {
    expect([source('becn').uses, source('efci').uses]).toEqual([[], ['rif', 'rdf']]);
  });
});
