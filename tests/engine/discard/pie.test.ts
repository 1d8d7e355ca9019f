import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/contract/index.ts';
import { RulePolicy } from '../../../src/engine/rules/rulePolicy.ts';
import { CELL_TIME_PS, cellOf, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

const STANDARD = {
  target: 15,
  update: 15,
  alpha: 0.125,
  beta: 1.25,
  maxBurst: 150,
  mtu: 32,
  ecn: 'drop',
  markTo: 10,
} as const;
const BUFFER = 100_000;
/** Cells that take so long to leave. */
const cellsOf = (delayMs: number): number => Math.round((delayMs * 1e9) / CELL_TIME_PS);
/** The delay of whole cells, seconds. */
const delayOf = (delayMs: number): number => (cellsOf(delayMs) * CELL_TIME_PS) / 1e12;

/** A port under PIE whose queue is scripted. */
class Scripted {
  readonly policy: RulePolicy;
  private now = 0;

  constructor(params: ParameterValues = {}) {
    const policy = newPolicy('pie', { ...STANDARD, ...params }, BUFFER);
    if (!(policy instanceof RulePolicy)) throw new Error('PIE is a rule');
    this.policy = policy;
    policy.hooks?.begin(0, CELL_TIME_PS);
  }

  private at(name: string): number {
    return this.policy.rule.port.findIndex((one) => one.name === name);
  }

  read(name: string): number {
    return this.policy.portVariables[this.at(name)] ?? Number.NaN;
  }

  remember(name: string, value: number): this {
    this.policy.portVariables[this.at(name)] = value;
    return this;
  }

  /** Settings of the probability while the queue has these delays. Returns it after each. */
  updates(...delaysMs: readonly number[]): number[] {
    return delaysMs.map((delayMs) => {
      const { hooks } = this.policy;
      this.now = hooks?.due ?? 0;
      hooks?.onTimer(cellOf(0, 'SSM', cellsOf(delayMs), this.now));
      return this.read('p');
    });
  }

  /** So many frames of one cell come while this many cells wait. */
  offer(frames: number, queue: number): { readonly dropped: number; readonly marked: number } {
    let [dropped, marked] = [0, 0];
    for (let i = 0; i < frames; i++) {
      if (this.policy.decide(cellOf(0, 'SSM', queue, this.now)) < 0) dropped++;
      else if (this.policy.marking?.[0] === 1) marked++;
    }
    return { dropped, marked };
  }
}

const past = (params: ParameterValues = {}): Scripted => new Scripted({ maxBurst: 0, ...params });

describe('PIE, RFC 8033', () => {
  // Section 4.2: p = alpha (delay - QDELAY_REF) + beta (delay - delay before), added to the drop probability.
  it('sets the probability by both errors, the delay from Little: queue times cell time (section 4.3)', () => {
    const one = past().remember('p', 0.2);
    const delays = [20, 24, 18, 15].map(delayOf);
    let [p, before] = [0.2, 0];
    const expected = delays.map((delay) => {
      p += Math.min(0.02, 0.125 * (delay - 0.015) + 1.25 * (delay - before));
      before = delay;
      return p;
    });
    one.updates(20, 24, 18, 15).forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i] ?? Number.NaN, 12);
    });
  });

  // Section 4.2, the ladder of auto-tuning.
  it.each([
    [0.000_000_5, 2_048],
    [0.000_005, 512],
    [0.000_05, 128],
    [0.000_5, 32],
    [0.005, 8],
    [0.05, 2],
    [0.5, 1],
  ])('at a probability of %f takes 1/%d of the step', (p, divisor) => {
    const one = past()
      .remember('p', p)
      .remember('delay before', cellsOf(16) * CELL_TIME_PS);
    const [after = 0] = one.updates(16);
    const step = 0.125 * (delayOf(16) - 0.015);
    expect((after - p) * divisor).toBeCloseTo(step, 9);
  });

  // Section 5.5: at most 2 % a step from 10 % on.
  it('rises by 2 % at once at most, once it is 10 % or more', () => {
    const at = (p: number): number => (past().remember('p', p).updates(100)[0] ?? 0) - p;
    expect([at(0.1), at(0.5)]).toEqual([expect.closeTo(0.02, 12), expect.closeTo(0.02, 12)]);
    expect(at(0.09)).toBeGreaterThan(0.05);
  });

  // Section 4.2: an exponential decay while the queue is empty.
  it('decays by 2 % beyond its step when the queue was empty twice', () => {
    const one = past().remember('p', 0.5);
    const [after = 0] = one.updates(0);
    expect(after).toBeCloseTo((0.5 - 0.125 * 0.015) * 0.98, 12);
    expect(past().remember('p', 0.5).remember('delay before', 1e9).updates(0)[0]).toBeCloseTo(
      0.5 - 0.125 * 0.015 - 1.25 * 0.001,
      12,
    );
  });

  it('stays within 0 and 100 %', () => {
    expect(past().updates(0, 0, 0)).toEqual([0, 0, 0]);
    expect(past().remember('p', 0.999).updates(60, 61)).toEqual([1, 1]);
  });

  // Section 4.1: which frames are not drawn for.
  it('refuses about as many frames as the probability says', () => {
    const one = past().remember('p', 0.3).remember('delay before', 20e9);
    const { dropped } = one.offer(4_000, 1_000);
    expect(dropped).toBeGreaterThan(1_100);
    expect(dropped).toBeLessThan(1_300);
  });

  it.each([
    ['below half of the target with less than 20 %', { p: 0.19, delayMs: 7.4, queue: 1_000 }, true],
    ['below half of the target with 20 %', { p: 0.2, delayMs: 7.4, queue: 1_000 }, false],
    ['at half of the target', { p: 0.19, delayMs: 7.5, queue: 1_000 }, false],
    ['with two packets in the queue', { p: 0.9, delayMs: 20, queue: 64 }, true],
    ['with a cell more', { p: 0.9, delayMs: 20, queue: 65 }, false],
  ])('%s', (_, { p, delayMs, queue }, isSafe) => {
    const one = past()
      .remember('p', p)
      .remember('delay before', delayMs * 1e9);
    expect(one.offer(200, queue).dropped === 0).toBe(isSafe);
  });

  // Section 4.4: MAX_BURST of 150 ms, ten times T_UPDATE.
  describe('burst allowance (section 4.4)', () => {
    it('draws for no frame in the first 150 ms of a congestion', () => {
      const one = new Scripted();
      one.updates(...Array.from({ length: 9 }, () => 40));
      one.remember('p', 0.5);
      expect(one.offer(200, 1_000).dropped).toBe(0);
      one.updates(40);
      expect(one.offer(200, 1_000).dropped).toBeGreaterThan(50);
    });

    it('is given anew when the probability is 0 and the delay was below half of the target twice', () => {
      const one = new Scripted({ maxBurst: 15 });
      one.updates(40, 40);
      expect(one.read('burst passed')).toBe(15e9);
      one.remember('p', 0);
      one.updates(7);
      expect(one.read('burst passed')).toBe(15e9);
      one.updates(7);
      expect([one.read('p'), one.read('burst passed')]).toEqual([0, 0]);
    });
  });

  // Section 5.1.
  describe('with ECN (section 5.1)', () => {
    it('marks below 10 % and drops from there on', () => {
      const below = past({ ecn: 'mark' })
        .remember('p', 0.09)
        .remember('delay before', 20e9)
        .offer(2_000, 1_000);
      const above = past({ ecn: 'mark' })
        .remember('p', 0.11)
        .remember('delay before', 20e9)
        .offer(2_000, 1_000);
      expect(below).toEqual({ dropped: 0, marked: expect.closeTo(180, -2) });
      expect(above).toEqual({ dropped: expect.closeTo(220, -2), marked: 0 });
    });

    it('marks the frames that it would drop', () => {
      const [drops, marks] = (['drop', 'mark'] as const).map((ecn) =>
        past({ ecn }).remember('p', 0.09).remember('delay before', 20e9).offer(2_000, 1_000),
      );
      expect(marks?.marked).toBe(drops?.dropped);
    });

    it('marks a frame from its first cell to its last, and no other', () => {
      const { policy } = past({ ecn: 'mark', markTo: 100 }).remember('p', 0.5).remember('delay before', 20e9);
      const frames = Array.from({ length: 40 }, () =>
        ['BOM', 'COM', 'EOM'].map((part) => {
          policy.decide(cellOf(0, part, 1_000, 0));
          return policy.marking?.[0];
        }),
      );
      expect(new Set(frames.map((marks) => marks.join('')))).toEqual(new Set(['000', '111']));
    });
  });

  it('behaves as PPD where the buffer is full, and refuses a drawn frame but for its last cell', () => {
    follows(
      'pie',
      STANDARD,
      `
      1 COM 2000 -> 9 refuse { 1 }
      1 COM 1000 -> 3 listed { 1 }
      1 EOM 1000 -> 5 accept { }
      1 BOM 1000 -> 12 accept { }
      1 COM 1000 -> 10 accept { }
      `,
    );
  });
});
