import { describe, expect, it } from 'vitest';
import { findAlgorithm } from '../../../../src/engine/abr/algorithms/index.ts';
import { capture, reinstate } from '../../../../src/engine/sim/state.ts';
import { RatePort } from '../../../support/ratePort.ts';

// U × C = 90,000 cells/s unless something stands in its way.
const both = ['erica-basic', 'erica'] as const;

describe.each(both)('%s', (id) => {
  it('shares what the target utilisation leaves after CBR and VBR among the VCs it has seen', () => {
    const port = new RatePort(id);
    for (let i = 0; i < 2; i++) port.interval({ abr: 60_000, higher: 30_000, vcs: [0, 1, 2] });
    expect(port.algorithm.advertisedRate).toBeCloseTo(20_000, 6);
    expect(port.variable('z')).toBeCloseTo(1, 6);
    expect(port.er(0, 20_000)).toBeCloseTo(20_000, 6);
  });

  it('brings every VC above its fair share down by the load factor', () => {
    const port = new RatePort(id);
    port.interval({ abr: 135_000, vcs: [0, 1, 2] });
    expect(port.er(0, 75_000)).toBeCloseTo(50_000, 6);
    expect(port.er(1, 30_000)).toBeCloseTo(30_000, 6);
  });

  it('gives all of the target to one VC alone, also before and after an interval without a cell', () => {
    const port = new RatePort(id);
    expect(port.er(0, 1_000)).toBe(90_000);
    port.interval({ abr: 0 });
    expect(port.er(0, 1_000)).toBe(90_000);
    port.interval({ abr: 1_000, vcs: [0] });
    expect(port.er(0, 1_000)).toBe(90_000);
  });

  it('gives nothing but MCR while the higher classes take all', () => {
    const port = new RatePort(id);
    port.interval({ abr: 50_000, higher: 100_000, vcs: [0] });
    port.forward(0, 50_000);
    expect(port.backward(0).er).toBe(0);
    expect(port.backward(0, { mcr: 4_000 }).er).toBe(4_000);
    expect(port.reason(0)).not.toMatch(/NaN|Infinity/);
  });

  it('never raises ER', () => {
    const port = new RatePort(id);
    port.interval({ abr: 45_000, vcs: [0] });
    expect(port.backward(0, { er: 12_000 }).er).toBe(12_000);
  });

  it('answers a VC once an interval and repeats that, however CCR moves', () => {
    const port = new RatePort(id);
    port.interval({ abr: 180_000, vcs: [0, 1] });
    expect(port.er(0, 120_000)).toBe(60_000);
    expect(port.er(0, 60_000)).toBe(60_000);
    expect(port.reason(0)).toBe('the answer of this interval, 60,000, is repeated');
    port.interval({ abr: 120_000, vcs: [0, 1] });
    expect(port.er(0, 60_000)).toBe(45_000);
  });

  it('measures by time, or by cells if these are set and come first', () => {
    const port = new RatePort(id, { intervalMs: 5 });
    expect(port.algorithm.interval).toEqual({ ps: 5e9, cells: Number.POSITIVE_INFINITY });
    const before = port.algorithm.interval;
    expect(port.algorithm.interval).toBe(before);
    port.set({ intervalCells: 50 });
    expect(port.algorithm.interval).toEqual({ ps: 5e9, cells: 50 });
    expect(before).toEqual({ ps: 5e9, cells: Number.POSITIVE_INFINITY });
  });

  it('shows CCR and the answer of every VC it has met', () => {
    const port = new RatePort(id);
    port.interval({ abr: 180_000, vcs: [0, 2] });
    port.er(2, 120_000);
    port.forward(5, 1_000);
    expect(port.algorithm.table?.()).toMatchObject([
      { vc: 2, state: 'active', variables: [{ value: 120_000 }, { value: 60_000 }] },
      { vc: 5, state: 'silent', variables: [{ value: 1_000 }] },
    ]);
  });

  it('goes on the same after its state was copied', () => {
    const [port, other] = [new RatePort(id), new RatePort(id)];
    port.interval({ abr: 60_000, vcs: [0, 1] });
    port.er(0, 50_000);
    reinstate([other.algorithm], capture([port.algorithm]));
    for (const each of [port, other]) each.interval({ abr: 60_000, vcs: [0, 1] });
    expect(other.er(1, 40_000)).toBe(port.er(1, 40_000));
    expect(capture([other.algorithm])).toEqual(capture([port.algorithm]));
  });
});

describe('ERICA', () => {
  /** A port that has begun: MaxPrev is the fair share of these VCs at 90,000 cells/s. */
  const begun = (vcs: readonly number[], params = {}): RatePort => {
    const port = new RatePort('erica', params);
    port.interval({ abr: 90_000, vcs });
    return port;
  };

  const OVER = 53;
  const UNDER = 58;
  const RISE = 66;

  it('lets every VC have what the best served one had, unless the port is overloaded', () => {
    const port = begun([0, 1, 2]);
    port.interval({ abr: 90_000, vcs: [0, 1, 2] });
    expect(port.er(0, 50_000)).toBe(50_000);
    port.interval({ abr: 90_000, vcs: [0, 1, 2] });
    port.forward(1, 30_000);
    expect(port.backward(1)).toMatchObject({ er: 50_000, line: UNDER });
    port.interval({ abr: 100_000, vcs: [0, 1, 2] });
    port.forward(1, 50_000);
    expect(port.backward(1)).toMatchObject({ er: 45_000, line: OVER });
  });

  it('calls 1 + δ no overload yet', () => {
    const port = begun([0, 1], { delta: 0.25, utilisation: 1 });
    port.interval({ abr: 125_000, vcs: [0, 1] });
    port.forward(0, 75_000);
    expect(port.backward(0)).toMatchObject({ er: 60_000, line: UNDER });
    port.interval({ abr: 125_100, vcs: [0, 1] });
    port.forward(1, 75_000);
    expect(port.backward(1).line).toBe(OVER);
  });

  it('lets a VC below its fair share rise to that first', () => {
    const port = begun([0, 1]);
    port.interval({ abr: 45_000, vcs: [0, 1, 2] });
    port.forward(0, 20_000);
    expect(port.backward(0)).toMatchObject({ er: 30_000, line: RISE });
    expect(port.variable('MaxCur')).toBe(45_000);
  });

  it('takes what was given before the interval for MaxPrev, and starts anew from the fair share', () => {
    const port = begun([0, 1, 2]);
    port.interval({ abr: 90_000, vcs: [0, 1, 2] });
    port.er(0, 60_000);
    port.interval({ abr: 90_000, vcs: [0, 1, 2] });
    expect([port.variable('MaxPrev'), port.variable('MaxCur')]).toEqual([60_000, 30_000]);
  });

  it('tells every line with its numbers', () => {
    const port = new RatePort('erica');
    port.interval({ abr: 112_500, vcs: [0, 1] });
    port.forward(0, 75_000);
    expect(port.notes(0)).toEqual([
      '46: VC answered: no',
      '50: VC answered = yes',
      '51: 75,000 / 1.25 = 60,000',
      '52: 1.25 > 1.1: yes',
      '53: max(45,000, 60,000) = 60,000',
      '64: max(45,000, 60,000) = 60,000',
      '65: 60,000 > 45,000: yes, 75,000 < 45,000: no',
      '69: min(90,000, 60,000) = 60,000',
      '70: min(353,208, 60,000) = 60,000',
    ]);
    expect(port.reason(0)).toBe(
      'z 1.25 is above 1 + δ 1.1, and CCR / z 60,000 is above the fair share 45,000 (active VCs: 2)',
    );
  });

  it('tells which cell of an interval is the one that is answered anew', () => {
    const port = new RatePort('erica');
    port.interval({ abr: 112_500, vcs: [0, 1] });
    port.er(0, 75_000);
    expect(port.notes(0)[0]).toBe('46: VC answered: yes');
  });

  it('tells rates whole where they are apart', () => {
    const port = new RatePort('erica');
    port.interval({ abr: 112_500, vcs: [0, 1, 2, 3, 4, 5, 6] });
    port.forward(0, 75_000);
    expect(port.notes(0)).toContain('65: 60,000 > 12,857: yes, 75,000 < 12,857: no');
  });

  it('its code has the lines it names', () => {
    const { pseudoCode } = findAlgorithm('erica');
    const text = (line: number) => pseudoCode.find(({ number }) => number === line)?.text;
    expect([OVER, UNDER, RISE].map(text)).toEqual([
      'E = max(fair share, share)',
      'E = max(fair share, share, MaxPrev)',
      'E = fair share',
    ]);
  });
});

describe('basic ERICA', () => {
  it('tells which of the two counted', () => {
    const port = new RatePort('erica-basic');
    port.interval({ abr: 112_500, vcs: [0, 1] });
    port.forward(0, 75_000);
    expect(port.notes(0)).toEqual([
      '38: VC answered: no',
      '42: VC answered = yes',
      '43: 75,000 / 1.25 = 60,000',
      '44: min(90,000, 60,000) = 60,000',
      '48: min(353,208, 60,000) = 60,000',
    ]);
    expect(port.reason(0)).toBe(
      'z is 1.25 and CCR / z, 60,000, is above the fair share 45,000 (active VCs: 2): CCR / z counts',
    );
    expect(port.reason(1)).toMatch(/not above .*: the fair share counts$/);
  });
});

describe('basic ERICA behind an upstream bottleneck', () => {
  // VCs 0 and 1 are held at 10,000 elsewhere; VCs 2 and 3 begin unequal and could have 35,000 each.
  const settled = (id: string): readonly number[] => {
    const port = new RatePort(id);
    let rates = [10_000, 10_000, 50_000, 20_000];
    for (let interval = 0; interval < 100; interval++) {
      port.interval({ abr: rates.reduce((sum, rate) => sum + rate, 0), vcs: [0, 1, 2, 3] });
      rates = rates.map((rate, vc) => (vc < 2 ? 10_000 : port.er(vc, rate)));
    }
    return rates.map(Math.round);
  };

  it('stays unfair for good: the load is on target, so nobody is told anything new', () => {
    expect(settled('erica-basic').slice(2)).toEqual([47_500, 22_500]);
  });

  it('is what MaxAlloc repairs', () => {
    const [, , first, second] = settled('erica');
    expect(first).toBe(second);
  });
});
