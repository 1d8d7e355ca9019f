import { describe, expect, it } from 'vitest';
import { completeScenario } from '../../../src/cli/sim/scenarioSource.ts';
import type { TraceWish } from '../../../src/contract/index.ts';
import { createSimulation, drawTrace } from '../../../src/engine/node.ts';
import { symmetric500 } from '../../../src/scenarios/papers/cheonPanwar.ts';

const PORT = 'S2>S3';
const scenario = completeScenario({ ...symmetric500, run: { durationS: 0.4 }, measure: { fromS: 0 } }, [
  ['policy', 'epd'],
]);
const wish = (more: Partial<TraceWish> = {}): TraceWish => ({
  fromS: 0,
  toS: 0.4,
  steps: 40,
  channels: [`queue/${PORT}`, 'cwnd/1'],
  losses: PORT,
  ...more,
});

describe('what a figure over time shows', () => {
  const simulation = createSimulation(scenario);
  const shares: number[] = [];
  const whole = drawTrace(simulation, wish(), (share) => shares.push(share));
  const results = simulation.results();

  it('reaches the longest queue and names every session that lost a cell', () => {
    const [queue] = whole.channels;
    expect(Math.max(...(queue?.high ?? []))).toBe(results.ports.find(({ port }) => port === PORT)?.queueMax);
    const losing = results.sessions.filter(({ cellsLost }) => cellsLost > 0).map(({ vc }) => vc);
    expect(losing.length).toBeGreaterThan(0);
    expect(whole.losses.map(({ vc }) => vc)).toEqual(losing);
  });

  it('is of the run that nothing was recorded of', () => {
    const bare = createSimulation(scenario);
    bare.runUntil(bare.end);
    expect(results.digest).toBe(bare.results().digest);
    expect(shares.at(-1)).toBe(1);
  });

  it('is the same part by part as at once', () => {
    const part = drawTrace(createSimulation(scenario), wish({ fromS: 0.1, toS: 0.2, steps: 10 }));
    part.channels.forEach(({ low, high }, i) => {
      const all = whole.channels[i];
      expect(Math.min(...low)).toBe(Math.min(...(all?.low.slice(10, 20) ?? [])));
      expect(Math.max(...high)).toBe(Math.max(...(all?.high.slice(10, 20) ?? [])));
    });
    for (const { vc, steps } of part.losses) {
      const own = whole.losses.find((one) => one.vc === vc)?.steps ?? [];
      expect(steps).toEqual(own.filter((step) => step >= 10 && step < 20).map((step) => step - 10));
    }
  });

  it('names what the run has where it has not what is asked for', () => {
    const ask = (more: Partial<TraceWish>) => () => drawTrace(createSimulation(scenario), wish(more));
    expect(ask({ channels: ['acr/1'] })).toThrow(/^channel = acr\/1: this run has queue\/S2>S3, /);
    expect(ask({ losses: 'S9>S1' })).toThrow(/^port = S9>S1: this run has .*S2>S3/);
  });
});
