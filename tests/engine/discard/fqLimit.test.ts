import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/contract/index.ts';
import { PortBench } from '../../support/portBench.ts';

const bench = (params: ParameterValues, scheduler = 'fifo'): PortBench =>
  new PortBench([{}, {}, {}], { policy: 'fq-limit', params, bufferCells: 100, scheduler });

// RFC 8290, section 4.1: when the limit is exceeded, packets are dropped from the head of the flow with the largest backlog.
describe.each(['fifo', 'rr'])('the limit by VC with %s', (scheduler) => {
  it('takes frames of the longest VC out, and of no other, while more cells wait than the limit', () => {
    const one = bench({ limit: 20 }, scheduler);
    one.arrive(0, 1, 30);
    one.arrive(0, 2, 5);
    one.arrive(0, 3, 5);
    one.runUntil(100);
    const [greedy = 0, ...others] = one.lost;
    expect(others).toEqual([0, 0]);
    expect(greedy).toBeGreaterThan(15);
    expect(one.sent().length + greedy).toBe(40);
  });

  it('takes nothing out while no more cells wait than that', () => {
    const one = bench({ limit: 20 }, scheduler);
    // One is on the wire at once, and one leaves twenty behind.
    one.arrive(0, 1, 22);
    one.runUntil(50);
    expect(one.lost).toEqual([0, 0, 0]);
  });

  it('takes frames whole: what has begun to leave goes on', () => {
    const one = bench({ limit: 0 }, scheduler);
    one.arrive(0, 1, 1, true);
    one.arrive(0, 1, 2, false);
    one.arrive(0, 1, 1, true);
    one.arrive(0, 1, 2, false);
    one.arrive(0, 1, 1, true);
    one.runUntil(50);
    // Each frame of three cells is above the limit when its first cell is about to leave, and goes with all of them.
    expect([one.sent().length, one.lost[0]]).toEqual([1, 6]);
  });
});

it('refuses what finds no place, as PPD does', () => {
  const one = bench({ limit: 100 });
  one.arrive(0, 1, 1);
  one.arrive(0, 1, 101, false);
  expect(one.lost).toEqual([1, 0, 0]);
});
