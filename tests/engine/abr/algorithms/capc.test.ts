import { describe, expect, it } from 'vitest';
import { RatePort } from '../../../support/ratePort.ts';

const params = { utilisation: 0.8, rup: 0.1, rdn: 0.8, eru: 1.05, erf: 0.5, cqt: 100 };

describe('CAPC, target 80,000 cells/s', () => {
  /** ERS after an overload that brings it down to 40,000, and then these loads, each as z. */
  const ersAfter = (...loads: readonly number[]): number => {
    const port = new RatePort('capc', params);
    for (const z of [3, ...loads]) port.interval({ abr: z * 80_000, vcs: [0] });
    return port.algorithm.advertisedRate;
  };

  it('starts from its target', () => {
    expect(new RatePort('capc', params).algorithm.advertisedRate).toBe(80_000);
  });

  it('grows by Rup times what is missing to z = 1, at most by ERU', () => {
    expect(ersAfter()).toBe(40_000);
    expect(ersAfter(1)).toBe(40_000);
    expect(ersAfter(0.75)).toBeCloseTo(40_000 * 1.025, 6);
    expect(ersAfter(0)).toBeCloseTo(40_000 * 1.05, 6);
  });

  it('shrinks by Rdn times what is too much, at least to ERF', () => {
    expect(ersAfter(1.25)).toBeCloseTo(40_000 * 0.8, 6);
    expect(ersAfter(1.9)).toBe(20_000);
  });

  it('never exceeds its target, and finds back from any overload', () => {
    expect(ersAfter(...Array<number>(50).fill(0))).toBe(80_000);
    expect(ersAfter(...Array<number>(100).fill(5))).toBe(10);
  });

  it('leaves the higher classes what they take', () => {
    const port = new RatePort('capc', params);
    port.interval({ abr: 80_000, higher: 40_000, vcs: [0] });
    expect(port.variable('Ctar')).toBe(40_000);
    expect(port.algorithm.advertisedRate).toBe(40_000);
  });

  it('gives all VCs the same, and says slow down above CQT', () => {
    const port = new RatePort('capc', params);
    port.interval({ abr: 240_000, vcs: [0, 1] });
    expect(port.backward(0, { queue: 100 })).toEqual({ er: 40_000, ci: false, line: 28 });
    expect(port.backward(1, { queue: 101 })).toEqual({ er: 40_000, ci: true, line: 32 });
    expect(port.backward(1, { mcr: 50_000 }).er).toBe(50_000);
    expect(port.reason(1, 101)).toBe(
      'the fair rate is ERS 40,000 (z 3 in the last interval), and Q 101 is above CQT 100',
    );
    expect(port.notes(1, 100)).toEqual(['28: min(353,208, 40,000) = 40,000', '31: 100 > 100: no']);
  });
});
