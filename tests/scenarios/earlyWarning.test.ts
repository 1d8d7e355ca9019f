import { describe, expect, it } from 'vitest';
import type { PortResult, RunResults } from '../../src/contract/index.ts';
import { meanOf, runs as runsOf, seedsByTier } from '../support/sceneRuns.ts';

/** What is seen in the first ten seconds of watching. */
const WATCHED = { 'measure.fromS': '0.6', 'run.durationS': '4.6' };
const runs = (settings: Record<string, string>) =>
  runsOf('early-warning', { ...WATCHED, ...settings }, seedsByTier(1, 2));
const shown = ({ ports }: RunResults): PortResult =>
  ports.find(({ port }) => port === 'sw1>sw2') ?? expect.unreachable();
const queue = (run: RunResults): number => shown(run).queueMean;

describe('early-warning', () => {
  const red = runs({});
  const epd = runs({ policy: 'epd' });

  it('lets EPD saw up to its threshold, and keeps the queue of RED at less than 60 % of that', () => {
    for (const run of epd) expect(shown(run).queueP95).toBeGreaterThan(13_000);
    for (const run of red) expect(shown(run).queueP50).toBeLessThan(6_000);
    expect(meanOf(red, queue)).toBeLessThan(0.6 * meanOf(epd, queue));
  });

  it('refuses whole packets, of a few senders at a time', () => {
    for (const run of red) expect(shown(run).dropped / shown(run).framesLost).toBeGreaterThan(190);
    const hit = (run: RunResults): number => shown(run).hitPerEpoch;
    expect(meanOf(red, hit)).toBeLessThan(0.5 * meanOf(epd, hit));
  });

  it('pays with throughput for an even shorter queue when marks are forty times as likely', () => {
    const hasty = runs({ 'policy.given': 'cell', 'policy.maxC': '0.02' });
    expect(meanOf(hasty, queue)).toBeLessThan(0.5 * meanOf(red, queue));
    const carried = (run: RunResults): number => run.whole.packets;
    expect(meanOf(hasty, carried)).toBeLessThan(0.95 * meanOf(red, carried));
  });
});
