import { describe, expect, it } from 'vitest';
import { RatePort } from '../../../support/ratePort.ts';

// T0 = 1 ms is a queue of 100 cells at 100,000 cells/s.
const port = (): RatePort => new RatePort('erica-plus', { t0Ms: 1, a: 1.2, b: 1.25, qdlf: 0.5 });

const fractionAt = (queue: number): number | undefined => {
  const one = port();
  one.interval({ abr: 100_000, vcs: [0], queue });
  return one.variable('f');
};

describe('ERICA+', () => {
  it('hands out b of the link when nothing waits, all of it at T0, and no less than QDLF', () => {
    expect(fractionAt(0)).toBe(1.25);
    expect(fractionAt(100)).toBe(1);
    expect(fractionAt(100_000)).toBe(0.5);
  });

  it('falls all the way, along one hyperbola below T0 and another above', () => {
    expect(fractionAt(50)).toBeCloseTo(1.25 / 1.125, 9);
    expect(fractionAt(300)).toBeCloseTo(1.2 / 1.6, 9);
    const fractions = Array.from({ length: 200 }, (_, i) => fractionAt(i * 5) ?? 0);
    expect(fractions).toEqual([...fractions].sort((one, other) => other - one));
  });

  it('counts the delay at the rate the higher classes leave', () => {
    const one = port();
    one.interval({ abr: 50_000, higher: 50_000, vcs: [0], queue: 50 });
    expect(one.variable('Tq')).toBe(1);
    expect(one.variable('Ctar')).toBe(50_000);
  });

  it('shares the target like ERICA and tells how it came about', () => {
    const one = port();
    one.interval({ abr: 150_000, vcs: [0, 1], queue: 300 });
    one.forward(0, 90_000);
    expect(one.reason(0)).toBe(
      'Tq 3.0 ms makes Ctar 75,000 (f 0.75), z 2 is above 1 + δ 1.1, and CCR / z 45,000 is above the fair share 37,500 (active VCs: 2)',
    );
    expect(one.backward(0).er).toBeCloseTo(45_000, 6);
  });

  it('drains as long as it takes when the higher classes have the whole link', () => {
    const one = port();
    one.interval({ abr: 10_000, higher: 110_000, vcs: [0], queue: 500 });
    expect(one.er(0, 10_000)).toBe(0);
  });

  it('then says so, and not how long the queue of an earlier interval took', () => {
    const one = port();
    one.interval({ abr: 50_000, higher: 50_000, vcs: [0], queue: 50 });
    one.interval({ abr: 10_000, higher: 110_000, vcs: [0], queue: 500 });
    expect([one.variable('Tq'), one.variable('f'), one.variable('Ctar')]).toEqual([Infinity, 0.5, 0]);
    expect(one.reason(0)).toMatch(/^Tq unlimited makes Ctar 0 \(f 0\.5\)/);
    one.interval({ abr: 0, higher: 110_000, vcs: [], queue: 0 });
    expect([one.variable('Tq'), one.variable('Ctar')]).toEqual([0, 0]);
    const still = new RatePort('erica-plus', { t0Ms: 1, a: 1, b: 1.25, qdlf: 0.5 });
    still.interval({ abr: 10_000, higher: 110_000, vcs: [0], queue: 500 });
    expect([still.variable('f'), still.variable('Ctar')]).toEqual([1, 0]);
  });
});
