import { describe, expect, it } from 'vitest';
import { fmmra } from '../../../../src/engine/abr/algorithms/fmmra.ts';
import { capture, reinstate } from '../../../../src/engine/sim/state.ts';
import { RateBench } from '../../../support/rateBench.ts';
import { RatePort } from '../../../support/ratePort.ts';

/** B is 100,000 cells/s, all of the link. */
const port = (params = {}): RatePort => new RatePort('fmmra', { lambda: 1, ...params });

/** VC 0 is held to 20,000 by a switch behind this one. */
function settled(params = {}): RatePort {
  const at = port(params);
  for (const vc of [0, 1, 2]) at.forward(vc, 1);
  at.backward(0, { er: 20_000 });
  for (const vc of [1, 2]) at.backward(vc, { er: at.forward(vc, 1).er });
  return at;
}

describe('FMMRA', () => {
  it('advertises an equal share while nobody is held elsewhere, whatever sources say they send', () => {
    const at = port();
    expect(at.algorithm.advertisedRate).toBeNaN();
    expect(at.forward(0, 1).er).toBe(100_000);
    expect(at.forward(1, 300_000)).toMatchObject({ er: 50_000, line: 15 });
    expect(at.forward(0, 300_000).er).toBe(50_000);
  });

  it('learns from backward RM cells who is held downstream, and shares what that one leaves', () => {
    const at = settled();
    expect([0, 1, 2].map((vc) => at.state(vc))).toEqual(['satisfied', 'bottlenecked', 'bottlenecked']);
    expect([at.variable('N'), at.variable('Σβ')]).toEqual([3, 1]);
    // Only of the one that is held elsewhere a rate is remembered.
    expect([0, 1, 2].map((vc) => at.ofVc(vc, 'r'))).toEqual([20_000, undefined, undefined]);
    expect(at.forward(1, 1).er).toBe(40_000);
    expect(at.algorithm.advertisedRate).toBe(40_000);
  });

  it('learns from forward RM cells who is held upstream', () => {
    const at = port();
    at.forward(0, 1, 0, { er: 20_000 });
    expect(at.forward(1, 1).er).toBe(80_000);
    // A cell that has met no limit yet says nothing about those behind this port.
    at.backward(0, { er: 10_000 });
    at.forward(0, 1, 0, { er: 20_000 });
    expect(at.ofVc(0, 'r')).toBe(10_000);
  });

  it('offers a VC held elsewhere what it would get if it were not, and takes it back as its own', () => {
    const at = settled();
    expect(at.forward(0, 1).er).toBeCloseTo(100_000 / 3, 6);
    at.backward(0, { er: 100_000 / 3 });
    expect(at.state(0)).toBe('bottlenecked');
    expect(at.variable('Σβ')).toBe(0);
  });

  it('lowers backward RM cells too', () => {
    const at = settled();
    expect(at.backward(1, { er: 90_000 })).toMatchObject({ er: 40_000, line: 15 });
    expect(at.backward(1, { er: 40_000 })).toMatchObject({ er: 40_000, line: 14 });
    expect(at.backward(7)).toMatchObject({ er: 353_208, line: 0 });
  });

  it('lets ERmax grow while cells fall short of B, for VCs held here and short queues only', () => {
    const at = settled({ dqt: 50 });
    at.interval({ abr: 60_000, vcs: [0, 1] });
    for (let i = 0; i < 60; i++) at.backward(1, { er: 40_000 });
    const most = at.variable('ERmax') ?? 0;
    expect(most).toBeGreaterThan(40_000);
    expect(at.forward(1, 1, 50).er).toBe(most);
    expect(at.forward(1, 1, 51).er).toBe(40_000);
    expect(at.forward(0, 1).er).toBeCloseTo(100_000 / 3, 6);
    at.interval({ abr: 150_000, vcs: [0, 1, 2] });
    at.backward(1, { er: 40_000 });
    expect(at.variable('ERmax')).toBeLessThan(most);
    at.backward(1, { er: 40_000, queue: 51 });
    expect(at.variable('ERmax')).toBe(40_000);
  });

  it('leaves ERmax as it is in the band below B, and never lets it pass B', () => {
    const at = settled({ band: 0.1, alpha: 1 });
    at.interval({ abr: 90_500, vcs: [0] });
    expect(at.variable('LF')).toBe(1);
    at.interval({ abr: 89_000, vcs: [0] });
    expect(at.variable('LF')).toBeCloseTo(0.89, 9);
    at.interval({ abr: 0 });
    at.backward(1, { er: 40_000 });
    expect(at.variable('ERmax')).toBe(100_000);
  });

  it('gives the share of a silent VC to those who send, where ERAA would keep it', () => {
    const vcs = [{ links: [0], demand: 0 }, { links: [0] }, { links: [0] }];
    const bench = new RateBench(fmmra, [100_000], vcs, { lambda: 1 }).rounds(300);
    const used = bench.acr[1]! + bench.acr[2]!;
    expect(used).toBeGreaterThan(90_000 - 1);
    expect(used).toBeLessThan(100_000 + 1);
    expect(bench.acr[1]).toBeCloseTo(bench.acr[2]!, 6);
  });

  it('says when the equal part of B is more than what VCs held elsewhere leave', () => {
    const at = port();
    for (const vc of [0, 1]) at.forward(vc, 1);
    at.backward(0, { er: 45_000 });
    // Both were told less than half of B; a third one comes, and their part is a third.
    at.backward(1, { er: 45_000 });
    expect(at.toldForward(2, 1).reason).toBe(
      '2 of 3 VCs are held elsewhere, which leaves each other one 10,000, and none gets less than B / N, 33,333',
    );
    expect(at.forward(2, 1).er).toBeCloseTo(33_333, -1);
  });

  it('lowers no rate by what is lost in rounding, and tells of none', () => {
    const at = port();
    for (const vc of [0, 1, 2]) at.forward(vc, 1);
    const er = (100_000 / 3) * (1 + 1e-13);
    expect(at.toldForward(0, 1, er)).toMatchObject({ reason: 'ER 33,333 is within 33,333' });
    expect(at.toldForward(0, 1, er).notes.at(-1)).toBe('14: 33,333 < 33,333: no');
    expect(at.forward(0, 1, 0, { er })).toMatchObject({ er, line: 14 });
  });

  it('measures by time', () => {
    expect(port({ intervalMs: 5 }).algorithm.interval).toEqual({ ps: 5e9, cells: Infinity });
  });

  it('tells every line with its numbers, and changes nothing by it', () => {
    const at = settled();
    const before = capture([at.algorithm]);
    expect(at.toldForward(1, 1)).toEqual({
      reason: '1 of 3 VCs is held elsewhere, which leaves each other one 40,000',
      notes: [
        '2: its first RM cell: no',
        '4: γ = 40,000',
        '5: forward, β = 0: yes',
        '6: 353,208 < 40,000: no',
        '9: ',
        '12: β = 0, Q 0 > 100: no',
        '13: Emax = 40,000',
        '14: 40,000 < 353,208: yes',
        '15: min(353,208, 40,000) = 40,000',
      ],
    });
    expect(at.toldForward(0, 1, 15_000).reason).toBe('ER 15,000 is within 33,333');
    expect(capture([at.algorithm])).toEqual(before);
    expect(fmmra.pseudoCode[0]!.text).toBe('on forward RM of VC j, and on backward RM if j is not new:');
    at.forward(5, 1);
    reinstate([at.algorithm], before);
    expect(at.variable('N')).toBe(3);
  });
});
