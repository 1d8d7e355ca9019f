import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capture, reinstate } from '../../../../src/engine/sim/state.ts';
import { RatePort } from '../../../support/ratePort.ts';

const IDS = ['eraa', 'cceri', 'fmmra'];

/** A port of 100,000 cells/s, all of which is handed out, beside VCs of higher classes. */
const port = (id: string, params = {}): RatePort => new RatePort(id, { lambda: 1, ...params }, 8, true);

/** ER of forward RM cells of two VCs that would send at any rate, once both know. */
function shares(at: RatePort): readonly number[] {
  let er = [at.forward(0, 100_000).er, at.forward(1, 100_000).er];
  for (let round = 0; round < 4; round++) er = er.map((rate, vc) => at.forward(vc, rate).er);
  return er;
}

describe.each(IDS)('%s beside higher classes', (id) => {
  it('measures in intervals of 1 ms, and without such classes only what else it needs', () => {
    const at = port(id);
    expect(at.algorithm.interval).toEqual({ ps: 1e9, cells: Infinity });
    at.set({}, false);
    expect(at.algorithm.interval === null).toBe(id !== 'fmmra');
  });

  it('shares out λ of what they left of the link in the last interval', () => {
    const at = port(id, { lambda: 0.9 });
    expect(shares(at)).toEqual([45_000, 45_000]);
    at.interval({ abr: 90_000, higher: 40_000, vcs: [0, 1] });
    expect(at.variable('B')).toBe(54_000);
    expect(shares(at)).toEqual([27_000, 27_000]);
    at.interval({ abr: 54_000, vcs: [0, 1] });
    expect(at.variable('B')).toBe(90_000);
    expect(shares(at)).toEqual([45_000, 45_000]);
  });

  it('leaves a VC that is held elsewhere its rate, and the others what is left beside it', () => {
    const at = port(id);
    const settle = () => {
      for (let round = 0; round < 4; round++) {
        at.forward(0, 10_000, 0, { er: 10_000 });
        at.backward(0, { er: 10_000 });
        at.forward(1, at.forward(1, 50_000).er);
      }
      return at.forward(1, 50_000).er;
    };
    expect(settle()).toBe(90_000);
    at.interval({ abr: 100_000, higher: 60_000, vcs: [0, 1] });
    expect(settle()).toBe(30_000);
  });

  it('gives nothing but MCR while they take all, and no more than B afterwards', () => {
    const at = port(id);
    shares(at);
    at.interval({ abr: 100_000, higher: 130_000, vcs: [0, 1] });
    expect(at.variable('B')).toBe(0);
    expect(at.forward(0, 50_000, 0, { mcr: 700 }).er).toBe(700);
    at.backward(0);
    at.interval({ abr: 0 });
    for (const { value } of at.algorithm.variables?.() ?? []) expect(value).not.toBeNaN();
    expect(shares(at)).toEqual([50_000, 50_000]);
  });

  it('keeps to a B that it is told', () => {
    const at = port(id, { bandwidth: 80_000 });
    at.interval({ abr: 80_000, higher: 40_000, vcs: [0, 1] });
    expect(shares(at)).toEqual([40_000, 40_000]);
    expect(at.algorithm.interval === null).toBe(id !== 'fmmra');
  });

  it('keeps to a B that is no whole number of cells per second, as PCR need not be one', () => {
    const at = port(id, { bandwidth: 353_207.5 });
    expect(at.variable('B')).toBe(353_207.5);
  });

  it('has the link to itself again when no such VC is left', () => {
    const at = port(id);
    at.interval({ abr: 0, higher: 40_000 });
    expect(shares(at)).toEqual([30_000, 30_000]);
    at.set({}, false);
    expect(shares(at)).toEqual([50_000, 50_000]);
  });

  it('can be copied, what it measured too', () => {
    const at = port(id);
    at.interval({ abr: 0, higher: 40_000 });
    const saved = capture([at.algorithm]);
    at.interval({ abr: 0, higher: 10_000 });
    reinstate([at.algorithm], saved);
    expect(at.variable('B')).toBe(60_000);
    at.set({ lambda: 0.5 });
    expect(at.variable('B')).toBe(30_000);
  });
});

describe('ERAA beside higher classes', () => {
  it('has its books right at once: nobody is offered more than its share meanwhile', () => {
    const at = port('eraa');
    at.interval({ abr: 0, higher: 60_000 });
    for (let round = 0; round < 3; round++) for (const vc of [0, 1, 2, 3]) at.forward(vc, 80_000);
    at.interval({ abr: 40_000, vcs: [0, 1, 2, 3] });
    expect(at.variable('Bf')).toBe(0);
    expect(at.forward(0, 10_000).er).toBe(25_000);
  });

  it('always has Bf = B - the sum of all A′', () => {
    const step = fc.record({
      vc: fc.nat(7),
      ccr: fc.integer({ min: 1, max: 353_208 }),
      er: fc.integer({ min: 1, max: 353_208 }),
      higher: fc.option(fc.nat(120_000)),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const at = port('eraa');
        for (const { vc, ccr, er, higher } of steps) {
          if (higher === null) at.forward(vc, ccr, 0, { er });
          else at.interval({ abr: 0, higher });
          const held = Array.from({ length: 8 }, (_, one) => at.ofVc(one, "A'") ?? 0);
          const sum = held.reduce((all, one) => all + one, 0);
          expect(at.variable('Bf')).toBeCloseTo((at.variable('B') ?? Number.NaN) - sum, 5);
        }
      }),
    );
  });

  it.each([
    [5, 5e8, 10],
    [30, 1e9, 30],
  ])(
    'forgets VCs silent for %d ms, and measures in intervals of %d ps at most',
    (forgetMs, ps, intervals) => {
      const at = port('eraa', { forgetMs });
      expect(at.algorithm.interval).toEqual({ ps, cells: Infinity });
      expect(shares(at)).toEqual([50_000, 50_000]);
      for (let i = 1; i < intervals; i++) at.interval({ abr: 50_000, vcs: [1] });
      expect(at.variable('N')).toBe(2);
      at.interval({ abr: 50_000, vcs: [1] });
      expect(at.variable('N')).toBe(1);
    },
  );
});
