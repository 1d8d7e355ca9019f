import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eraa } from '../../../../src/engine/abr/algorithms/eraa.ts';
import { capture, reinstate } from '../../../../src/engine/sim/state.ts';
import { R1_LINKS, RateBench } from '../../../support/rateBench.ts';
import { RatePort } from '../../../support/ratePort.ts';

/** B is 100,000 cells/s, all of the link. */
const port = (params = {}): RatePort => new RatePort('eraa', { lambda: 1, ...params });

/** A port on which VC 0 is held to 20,000 by another link, and VC 1 takes the 80,000 that are left. */
function settled(params = {}): RatePort {
  const at = port(params);
  for (let round = 0; round < 4; round++) {
    at.forward(0, 20_000, 0, { er: 20_000 });
    at.forward(1, 80_000);
  }
  return at;
}

describe('ERAA, as Table 4.4 has it', () => {
  it('gives all of B to the first VC, and counts it at its first RM cell', () => {
    const at = port();
    expect(at.algorithm.advertisedRate).toBeNaN();
    expect(at.variable('Bf')).toBe(100_000);
    expect(at.forward(0, 70_642)).toMatchObject({ er: 100_000, line: 14 });
    expect(at.variable('N')).toBe(1);
    at.forward(0, 100_000);
    expect(at.variable('N')).toBe(1);
  });

  it('never offers less than the equal share, also while the others do not know of a new VC yet', () => {
    const at = port();
    at.forward(0, 70_000);
    at.forward(0, 100_000);
    // Bf is 0: VC 0 has all of it, and eq. 4.3 would leave 25,000.
    expect(at.variable('Bf')).toBe(0);
    expect(at.forward(1, 20_000).er).toBe(50_000);
    expect(at.forward(0, 100_000).er).toBe(50_000);
    // Now what VC 1 does not use of its half is known to be free.
    expect(at.forward(0, 50_000).er).toBe(80_000);
  });

  it('leaves to the bottlenecked what the satisfied do not use of their equal shares (eq. 4.1, 4.2)', () => {
    const at = settled();
    expect(at.forward(1, 80_000)).toMatchObject({ er: 80_000, line: 14 });
    expect([at.state(0), at.state(1)]).toEqual(['satisfied', 'bottlenecked']);
    expect(at.variable('Nb')).toBe(1);
    expect(at.variable('Bf')).toBe(30_000);
    expect(at.algorithm.advertisedRate).toBe(80_000);
  });

  it('offers a satisfied VC what it would get among the bottlenecked (eq. 4.3)', () => {
    const at = settled();
    expect(at.forward(0, 20_000).er).toBe(50_000);
    expect(at.state(0)).toBe('satisfied');
  });

  it('counts a VC as bottlenecked as soon as it asks for more than that', () => {
    const at = settled();
    expect(at.forward(0, 60_000).er).toBe(50_000);
    expect(at.state(0)).toBe('bottlenecked');
    expect(at.forward(1, 80_000).er).toBe(50_000);
  });

  it('keeps the VC of the largest rate bottlenecked when all ask for less than they could have', () => {
    const at = port();
    for (let round = 0; round < 3; round++) {
      at.forward(0, 30_000, 0, { er: 30_000 });
      at.forward(1, 40_000, 0, { er: 40_000 });
    }
    expect([at.state(0), at.state(1)]).toEqual(['satisfied', 'bottlenecked']);
    expect([at.variable('MaxVC'), at.variable('MaxAlloc')]).toEqual([1, 40_000]);
    // So the rest is on offer: 70,000 for VC 1.
    expect(at.forward(1, 40_000).er).toBe(70_000);
  });

  it('hands MaxVC on when another VC asks for more', () => {
    const at = port();
    for (let round = 0; round < 3; round++) {
      at.forward(0, 30_000, 0, { er: 30_000 });
      at.forward(1, 40_000, 0, { er: 40_000 });
    }
    at.forward(1, 10_000, 0, { er: 10_000 });
    at.forward(0, 30_000, 0, { er: 30_000 });
    expect([at.variable('MaxVC'), at.variable('MaxAlloc')]).toEqual([0, 30_000]);
    at.forward(1, 10_000, 0, { er: 10_000 });
    expect([at.state(0), at.state(1)]).toEqual(['bottlenecked', 'satisfied']);
  });

  it('does not count what an RM cell says against the books of another VC', () => {
    const at = settled();
    const before = [at.ofVc(1, 'A'), at.ofVc(1, "A'")];
    at.forward(0, 35_000, 0, { er: 35_000 });
    expect([at.ofVc(1, 'A'), at.ofVc(1, "A'")]).toEqual(before);
    expect([at.ofVc(0, 'A'), at.ofVc(0, "A'")]).toEqual([35_000, 35_000]);
  });

  it('lowers ER to MCR at most, and never raises it', () => {
    expect(port().forward(0, 1_000, 0, { mcr: 120_000 }).er).toBe(120_000);
    expect(port().forward(0, 1_000, 0, { er: 5_000 })).toMatchObject({ er: 5_000, line: 13 });
  });
});

describe('the books of ERAA', () => {
  const cells = fc.array(
    fc.record({
      vc: fc.nat(7),
      ccr: fc.integer({ min: 1, max: 353_208 }),
      er: fc.integer({ min: 1, max: 353_208 }),
    }),
    { minLength: 1, maxLength: 60 },
  );

  it('always have Bf = B - the sum of all A′, and as many bottlenecked VCs as Nb says', () => {
    fc.assert(
      fc.property(cells, (sequence) => {
        const at = port();
        for (const { vc, ccr, er } of sequence) at.forward(vc, ccr, 0, { er });
        const rows = at.algorithm.table?.() ?? [];
        const held = rows.reduce((sum, { vc }) => sum + (at.ofVc(vc, "A'") ?? 0), 0);
        expect(at.variable('Bf')).toBeCloseTo(100_000 - held, 6);
        expect(at.variable('N')).toBe(rows.length);
        const bottlenecked = rows.filter(({ state }) => state === 'bottlenecked').length;
        expect(at.variable('Nb')).toBe(bottlenecked);
        expect(bottlenecked).toBeGreaterThan(0);
      }),
    );
  });

  it('have Bf = the sum of Beq - A over the satisfied, and all A together B, once R1 has settled', () => {
    const vcs = R1_LINKS.map((links) => ({ links, peak: 353_208 }));
    const bench = new RateBench(eraa, [365_566, 365_566, 365_566], vcs).rounds(40);
    for (const algorithm of bench.algorithms) {
      const value = (label: string): number =>
        algorithm.variables?.().find((variable) => variable.label === label)?.value ?? Number.NaN;
      const rows = algorithm.table?.() ?? [];
      const allotted = rows.map(({ state, variables }) => ({ state, a: variables[0]!.value }));
      const free = allotted.reduce(
        (sum, { state, a }) => sum + (state === 'satisfied' ? value('Beq') - a : 0),
        0,
      );
      expect(value('Bf')).toBeCloseTo(free, 6);
      expect(allotted.reduce((sum, { a }) => sum + a, 0)).toBeCloseTo(value('B'), 6);
    }
  });

  it('can be copied', () => {
    const at = settled({ forgetMs: 10 });
    const saved = capture([at.algorithm]);
    const before = [at.algorithm.table?.(), at.algorithm.variables?.()];
    at.forward(2, 60_000);
    at.interval({ abr: 1_000, vcs: [2] });
    at.set({ lambda: 0.5, forgetMs: 1 });
    // Settings come first, and are in no copy.
    at.set({ lambda: 1, forgetMs: 10 });
    reinstate([at.algorithm], saved);
    expect([at.algorithm.table?.(), at.algorithm.variables?.()]).toEqual(before);
    expect(at.algorithm.interval).toEqual({ ps: 1e9, cells: Infinity });
  });
});

describe('what ERAA is told, and what it is not', () => {
  it('B is λ times the bandwidth given, or times the link, and can be changed while VCs are served', () => {
    expect(new RatePort('eraa').variable('B')).toBe(95_000);
    expect(port({ lambda: 0.9, bandwidth: 50_000 }).variable('B')).toBe(45_000);
    const at = settled();
    at.set({ lambda: 0.5 });
    // Of 50,000 VC 0 still takes 20,000, and A′ of VC 1 is half of them.
    expect([at.variable('Bf'), at.ofVc(1, "A'")]).toEqual([5_000, 25_000]);
    expect(at.forward(1, 80_000).er).toBe(30_000);
  });

  it('it forgets nobody sooner than in 0.1 ms: intervals of nothing would be without end', () => {
    expect(port({ forgetMs: 1e-7 }).algorithm.interval?.ps).toBe(1e7);
    expect(port({ forgetMs: 0 }).algorithm.interval).toBeNull();
  });

  it('an open VC that is silent keeps its share for ever', () => {
    const at = port();
    for (let round = 0; round < 3; round++) for (const vc of [0, 1]) at.forward(vc, 50_000);
    for (let i = 0; i < 1_000; i++) at.forward(1, 50_000);
    expect(at.algorithm.interval).toBeNull();
    expect(at.forward(1, 50_000).er).toBe(50_000);
  });

  it('unless silent VCs are to be forgotten', () => {
    const at = port({ forgetMs: 5 });
    expect(at.algorithm.interval).toEqual({ ps: 5e8, cells: Infinity });
    for (let round = 0; round < 3; round++) for (const vc of [0, 1]) at.forward(vc, 50_000);
    for (let tenth = 0; tenth < 9; tenth++) at.interval({ abr: 50_000, vcs: [1] });
    expect(at.variable('N')).toBe(2);
    at.interval({ abr: 50_000, vcs: [1] });
    expect(at.variable('N')).toBe(1);
    expect(at.forward(1, 50_000).er).toBe(100_000);
    // A VC that comes back is counted again, and gets its half.
    expect(at.forward(0, 50_000).er).toBe(50_000);
    expect(at.variable('N')).toBe(2);
  });

  it('when all are forgotten it begins anew, with MaxVC', () => {
    const at = settled({ forgetMs: 5 });
    for (let tenth = 0; tenth < 10; tenth++) at.interval({ abr: 0 });
    expect(at.algorithm.table?.()).toEqual([]);
    expect([at.variable('N'), at.variable('Nb'), at.variable('Bf')]).toEqual([0, 0, 100_000]);
    expect([at.variable('MaxVC'), at.variable('MaxAlloc')]).toEqual([Number.NaN, 0]);
    expect(at.forward(0, 30_000).er).toBe(100_000);
    expect(at.state(0)).toBe('bottlenecked');
  });

  it('backward RM cells pass, or meet the Amax of the day', () => {
    const stale = settled();
    expect(stale.backward(1, { er: 100_000 })).toMatchObject({ er: 100_000, line: 0 });
    expect(stale.reason(1)).toBe('backward RM cells pass untouched');
    const fresh = settled({ marking: 'both' });
    expect(fresh.backward(1, { er: 100_000 })).toMatchObject({ er: 80_000, line: 24 });
    expect(fresh.backward(1, { er: 70_000 })).toMatchObject({ er: 70_000, line: 23 });
    expect(fresh.backward(5)).toMatchObject({ er: 353_208, line: 0 });
  });
});

describe('ERAA tells', () => {
  it('the equal share of a VC, as half a sentence', () => {
    const at = port();
    expect(at.toldForward(0, 70_642).reason).toBe('Beq is B 100,000 over 1 VC, 100,000');
    at.forward(0, 70_642);
    at.forward(0, 100_000);
    expect(at.toldForward(1, 20_000).reason).toBe('Beq is B 100,000 over 2 VCs, 50,000');
  });

  it('what the satisfied leave', () => {
    expect(settled().toldForward(1, 80_000).reason).toBe(
      'Beq is B 100,000 over 2 VCs, 50,000, and what the satisfied leave of theirs makes Amax 80,000',
    );
  });

  it('when there is nothing to lower', () => {
    expect(settled().toldForward(0, 20_000, 20_000).reason).toBe('ER 20,000 is within Amax 50,000');
  });

  it('every line with its numbers', () => {
    expect(settled().toldForward(0, 60_000).notes).toEqual([
      '2: its first RM cell: no',
      '4: ρ = 60,000, Beq = 50,000',
      '5: Nb = 1: no',
      '8: 50,000 + (30,000 + 20,000 − 50,000) / 2 = 50,000',
      '9: 50,000 < 60,000: yes',
      '10: Nb = 2',
      '13: 50,000 < 353,208: yes',
      '14: min(353,208, 50,000) = 50,000',
      '15: 80,000 < 60,000: no',
      "19: A' = 50,000",
      '20: Bf = 0',
    ]);
  });
});
