import { describe, expect, it } from 'vitest';
import { capture, reinstate } from '../../../../src/engine/sim/state.ts';
import { RatePort } from '../../../support/ratePort.ts';

/** B is 100,000 cells/s, all of the link. */
const port = (params = {}): RatePort => new RatePort('cceri', { lambda: 1, ...params });

describe('CCERI', () => {
  it('advertises all of B to one VC, and equal shares to several that want more', () => {
    const at = port();
    expect(at.algorithm.advertisedRate).toBeNaN();
    expect(at.forward(0, 70_642)).toMatchObject({ er: 100_000, line: 10 });
    at.forward(0, 100_000);
    expect(at.forward(1, 90_000).er).toBe(50_000);
    expect(at.forward(0, 100_000).er).toBe(50_000);
  });

  it('marks VCs at or below the advertised rate, and shares what these leave', () => {
    const at = port();
    at.forward(0, 20_000, 0, { er: 20_000 });
    at.forward(1, 100_000);
    expect(at.forward(2, 100_000).er).toBe(40_000);
    expect([0, 1, 2].map((vc) => at.state(vc))).toEqual(['satisfied', 'bottlenecked', 'bottlenecked']);
    expect(at.ofVc(0, 'r')).toBe(20_000);
  });

  it('takes back in the same step a mark that no longer holds', () => {
    const at = port();
    at.forward(0, 60_000);
    // Together they ask for 130,000: the first pass leaves VC 1 40,000, which VC 0 with its 60,000 must not exceed.
    expect(at.forward(1, 70_000).er).toBe(50_000);
    expect([at.state(0), at.state(1)]).toEqual(['bottlenecked', 'bottlenecked']);
  });

  it('with all VCs marked offers what they leave on top of the largest rate', () => {
    const at = port();
    at.forward(0, 30_000, 0, { er: 30_000 });
    expect(at.forward(1, 40_000).er).toBe(70_000);
    expect(at.variable('n marked')).toBe(2);
  });

  it('goes by the smaller of ER and CCR', () => {
    const at = port();
    at.forward(0, 90_000, 0, { er: 20_000 });
    expect(at.ofVc(0, 'r')).toBe(20_000);
    expect(at.forward(1, 90_000).er).toBe(80_000);
  });

  it('lets backward RM cells pass, and lower ones as they are', () => {
    const at = port();
    expect(at.forward(0, 5_000, 0, { er: 5_000 })).toMatchObject({ er: 5_000, line: 9 });
    expect(at.backward(0)).toMatchObject({ er: 353_208, line: 0 });
    expect(at.reason(0)).toBe('backward RM cells pass untouched');
  });

  it('calculates anew when B is changed', () => {
    const at = port();
    at.forward(0, 50_000);
    at.forward(1, 50_000);
    at.set({ lambda: 0.5 });
    expect(at.algorithm.advertisedRate).toBe(25_000);
  });

  it('calls nobody held elsewhere whose rate is the advertised one, in its table and in words', () => {
    const at = port();
    for (let round = 0; round < 3; round++)
      for (const vc of [0, 1]) at.forward(vc, 50_000, 0, { er: 50_000 });
    const { reason, notes } = at.toldForward(1, 50_000);
    expect(notes).toContain('5: 2 of 2');
    expect(reason).toBe('no VC is held elsewhere, so each of 2 gets its part of B 100,000, 50,000');
    expect([at.state(0), at.state(1)]).toEqual(['bottlenecked', 'bottlenecked']);
  });

  it('tells both passes with their numbers, and changes nothing by it', () => {
    const at = port();
    at.forward(0, 60_000);
    const before = capture([at.algorithm]);
    const { notes, reason } = at.toldForward(1, 70_000);
    expect(notes).toEqual([
      '2: its first RM cell: yes',
      '3: n = 2',
      '4: r = 70,000',
      '5: 2 of 2',
      '6: μ = 40,000',
      '7: 2 marked above 40,000: yes',
      '8: μ = 50,000',
      '9: 50,000 < 353,208: yes',
      '10: min(353,208, 50,000) = 50,000',
    ]);
    expect(reason).toBe('no VC is held elsewhere, so each of 2 gets its part of B 100,000, 50,000');
    expect(capture([at.algorithm])).toEqual(before);
    at.forward(1, 10_000);
    expect(at.toldForward(0, 95_000).reason).toBe(
      '1 of 2 VCs, held elsewhere, takes 10,000 of B 100,000, which leaves 90,000',
    );
    expect(at.toldForward(0, 60_000).reason).toBe(
      'none of 2 wants more; they take 70,000 of B 100,000, and what is left on top of the largest of these rates makes 90,000',
    );
    expect(at.toldForward(1, 10_000, 10_000).reason).toBe('ER 10,000 is within the advertised rate 90,000');
    reinstate([at.algorithm], before);
    expect(at.state(1)).toBeUndefined();
  });
});
