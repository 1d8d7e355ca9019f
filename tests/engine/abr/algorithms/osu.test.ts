import { describe, expect, it } from 'vitest';
import { RatePort } from '../../../support/ratePort.ts';

const [OUTSIDE, ABOVE, BELOW] = [44, 48, 51];

describe('the OSU scheme, target 80,000 cells/s, band 0.75 to 1.25', () => {
  const loaded = (abr: number): RatePort => {
    const port = new RatePort('osu', { utilisation: 0.8, band: 0.25 });
    port.interval({ abr, vcs: [0, 1] });
    return port;
  };

  it('outside the band divides every rate by the load factor', () => {
    const over = loaded(160_000);
    over.forward(0, 90_000);
    expect(over.backward(0)).toMatchObject({ er: 45_000, line: OUTSIDE });
    expect(over.er(1, 70_000)).toBe(35_000);
    const under = loaded(40_000);
    expect([under.er(0, 30_000), under.er(1, 10_000)]).toEqual([60_000, 20_000]);
  });

  it('in the band slows VCs above the fair share and lets the others up', () => {
    const port = loaded(80_000);
    port.forward(0, 60_000);
    expect(port.backward(0)).toMatchObject({ er: 45_000, line: ABOVE });
    port.forward(1, 20_000);
    expect(port.backward(1)).toMatchObject({ er: 25_000, line: BELOW });
  });

  it('counts a VC at its fair share among those below, and the ends of the band as inside', () => {
    const low = loaded(60_000);
    low.forward(0, 40_000);
    expect(low.backward(0).line).toBe(BELOW);
    const high = loaded(100_000);
    high.forward(0, 40_001);
    expect(high.backward(0).line).toBe(ABOVE);
  });

  it('brings two unequal VCs together and stays near its target', () => {
    const port = loaded(80_000);
    let rates = [70_000, 10_000];
    for (let interval = 0; interval < 100; interval++) {
      rates = rates.map((rate, vc) => port.er(vc, rate));
      port.interval({ abr: rates[0]! + rates[1]!, vcs: [0, 1] });
    }
    expect(rates[0]! / rates[1]!).toBeGreaterThan(0.59);
    expect(rates[0]! / rates[1]!).toBeLessThan(1.67);
    expect(rates[0]! + rates[1]!).toBeGreaterThan(59_000);
    expect(rates[0]! + rates[1]!).toBeLessThan(101_000);
  });

  it('lets a silent port say no more than its target, and a VC at nothing find back', () => {
    const port = loaded(0);
    expect(port.er(0, 5_000)).toBe(80_000);
    const slow = loaded(40_000);
    expect(slow.er(0, 0)).toBe(20);
  });

  it('says why', () => {
    const port = loaded(80_000);
    port.forward(0, 60_000);
    expect(port.reason(0)).toBe(
      'z 1 is in 0.75 to 1.25 and CCR 60,000 above the fair share 40,000, so its CCR is divided by LAF 1.333',
    );
    expect(port.notes(0).slice(1)).toEqual([
      '42: VC answered = yes',
      '43: 1 < 0.75: no, 1 > 1.25: no',
      '47: 60,000 > 40,000: yes',
      '48: 1 / 0.75 = 1.333',
      '54: min(80,000, 45,000) = 45,000',
      '55: min(353,208, 45,000) = 45,000',
    ]);
  });
});
