import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { runs, seedsByTier } from '../support/sceneRuns.ts';

/** What the scenes of Zhu's networks say must be seen in them. */
const shares = ({ sessions }: RunResults): readonly number[] => {
  const total = sessions.reduce((sum, { packets }) => sum + packets, 0);
  return sessions.map(({ packets }) => packets / total);
};
const losses = ({ sessions }: RunResults): readonly number[] =>
  sessions.map(({ cellLossRatio }) => 100 * cellLossRatio);
const waits = ({ sessions }: RunResults): readonly number[] =>
  sessions.map(({ waits }) => waits.find(({ port }) => port === 'S1>S2')?.meanMs ?? Number.NaN);

function expectNear(values: readonly number[], expected: readonly number[], within: number): void {
  expect(values).toHaveLength(expected.length);
  for (const [index, value] of values.entries())
    expect(Math.abs(value - (expected[index] ?? Number.NaN)), `${values}`).toBeLessThanOrEqual(within);
}

describe('capture', () => {
  const short = { 'run.durationS': '3', 'measure.fromS': '1' };
  const captured = (settings: Record<string, string> = {}, seeds: readonly number[] = [1]) =>
    runs('capture', { ...short, ...settings }, seeds).map(({ whole }) => whole);

  it('uses the whole link, loses hardly a cell, and serves one of ten', () => {
    for (const whole of captured({}, seedsByTier(1, 2))) {
      expect(whole.effectiveThroughput).toBeGreaterThan(0.999);
      expect(whole.jain).toBeLessThan(0.101);
      expect(whole.cellLossRatio).toBeLessThan(3e-4);
    }
  });

  it('is not ended by queues of their own, but by a cap of half the buffer', () => {
    for (const { jain } of captured({ scheduler: 'rr' })) expect(jain).toBeLessThan(0.101);
    const cap = { allocation: 'caps', 'allocation.max': '0.5' };
    for (const { jain } of captured(cap)) expect(jain).toBeGreaterThan(0.4);
    for (const { jain } of captured({ ...cap, scheduler: 'rr' })) expect(jain).toBeGreaterThan(0.4);
  });

  it('needs a window larger than the buffer', () => {
    for (const { jain } of captured({ buffer: '1600' })) expect(jain).toBeGreaterThan(0.3);
  });
});

describe('far-near', () => {
  const short = { 'run.durationS': '3', 'measure.fromS': '1' };
  const [one] = runs('far-near', short, [1]);
  const [each] = runs('far-near', { ...short, scheduler: 'rr' }, [1]);

  it('parts 36 to 64 in one queue, 50 to 50 with a queue each, and nothing is lost', () => {
    expectNear(shares(one as RunResults), [0.36, 0.64], 0.02);
    expectNear(shares(each as RunResults), [0.5, 0.5], 0.01);
    for (const run of [one, each]) expect(run?.whole.cellLossRatio).toBe(0);
  });

  it('raises the delay of the near source until both round trips agree', () => {
    expectNear(waits(each as RunResults), [1.26, 3.47], 0.1);
    const [far = 0, near = 0] = waits(each as RunResults);
    expect(near - far).toBeCloseTo(2 * 299 * 0.003_7, 1);
  });
});

describe('unarmed-weights', () => {
  const short = { 'run.durationS': '25' };
  const [bare] = runs('unarmed-weights', short, [1]);
  const [armed] = runs('unarmed-weights', { ...short, 'allocation.min': '0.05' }, [1]);

  it('lose alike without a share of the buffer, by weight with one', () => {
    expectNear(losses(bare as RunResults), [50, 50, 50, 50], 1);
    expectNear(losses(armed as RunResults), [80, 60, 40, 20], 1);
  });

  it('leaves the heavy sources nothing to wait for', () => {
    const [first = 0, ...others] = waits(bare as RunResults);
    expect(first).toBeGreaterThan(300);
    for (const wait of others) expect(wait).toBeLessThan(2);
  });
});
