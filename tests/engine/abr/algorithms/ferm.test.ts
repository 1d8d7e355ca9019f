import { describe, expect, it } from 'vitest';
import {
  CHANGE_LEVELS,
  fired,
  inferred,
  nearest,
  QUEUE_LEVELS,
  RULES,
} from '../../../../src/engine/abr/parts/fuzzyQueue.ts';
import { RatePort } from '../../../support/ratePort.ts';

describe('the table of rules', () => {
  it('has a row for each level of the queue and a column for each change', () => {
    expect(RULES.map((row) => row.length)).toEqual(QUEUE_LEVELS.map(() => CHANGE_LEVELS.length));
  });

  it('gives less the longer the queue is and the faster it grows, always something, never more than all', () => {
    RULES.forEach((row, q) => {
      row.forEach((share, c) => {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
        if (c > 0) expect(share).toBeLessThanOrEqual(row[c - 1]!);
        if (q > 0) expect(share).toBeLessThanOrEqual(RULES[q - 1]![c]!);
      });
    });
  });

  it('fires at most four rules whose weights make 1', () => {
    for (let q = 0; q <= 4; q += 0.125) {
      for (let c = 0; c <= 4; c += 0.125) {
        const rules = fired(q, c);
        expect(rules.length).toBeLessThanOrEqual(4);
        expect(rules.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
      }
    }
  });

  it('calls a value by the level it belongs to most, half way by the higher one', () => {
    expect([0, 0.49, 0.5, 1.49, 1.5, 4].map(nearest)).toEqual([0, 0, 1, 1, 2, 4]);
  });

  it('between two levels is between their rules', () => {
    expect(inferred(fired(1, 2))).toBe(0.5);
    expect(inferred(fired(1.5, 2))).toBeCloseTo((0.5 + 0.25) / 2, 12);
    expect(inferred(fired(1, 2.5))).toBeCloseTo((0.5 + 0.35) / 2, 12);
  });
});

describe('FERM-style marking, full at 400, rising fast at 100 an interval', () => {
  const port = (): RatePort => new RatePort('ferm', { utilisation: 1, full: 400, swing: 100 });

  it('gives everything the link has left while nothing waits', () => {
    const one = port();
    one.interval({ abr: 50_000, higher: 20_000 });
    expect(one.backward(0)).toMatchObject({ er: 80_000, line: 4 });
  });

  it('aims at a part of the link, and gives that at first', () => {
    const one = new RatePort('ferm', { utilisation: 0.8, full: 400, swing: 100 });
    expect(one.backward(0).er).toBe(80_000);
    one.interval({ abr: 50_000, higher: 20_000 });
    expect(one.backward(0).er).toBe(60_000);
  });

  it('takes the mean of the queues that forward RM cells met and the one at the end', () => {
    const one = port();
    one.forward(0, 1_000, 100);
    one.forward(1, 1_000, 300);
    one.interval({ abr: 100_000, queue: 50 });
    expect(one.variable('mean Q')).toBe(150);
    expect(one.variable('ΔQ')).toBe(0);
    // Those of one interval do not count in the next.
    one.interval({ abr: 100_000, queue: 30 });
    expect([one.variable('mean Q'), one.variable('ΔQ')]).toEqual([30, -120]);
  });

  it('halves the rate a quarter full, and says less still while the queue grows', () => {
    const one = port();
    one.interval({ abr: 100_000 });
    one.interval({ abr: 100_000, queue: 100 });
    expect(one.backward(0).er).toBe(25_000);
    one.interval({ abr: 100_000, queue: 100 });
    expect(one.backward(0).er).toBe(50_000);
    expect(one.reason(0)).toBe(
      'the mean queue of 100 is mostly low and, 0 more than before, mostly steady: FRC 0.5 of Ctar 100,000',
    );
  });

  it('calls a queue that stood before it came steady', () => {
    const one = port();
    one.interval({ abr: 100_000, queue: 100 });
    expect(one.reason(0)).toBe(
      'the mean queue of 100 is mostly low and, 0 more than before, mostly steady: FRC 0.5 of Ctar 100,000',
    );
  });

  it('calls every longer queue full', () => {
    const one = port();
    for (const queue of [400, 400, 2_000, 2_000]) one.interval({ abr: 100_000, queue });
    expect(one.backward(0).er).toBeCloseTo(6_000, 6);
  });
});
