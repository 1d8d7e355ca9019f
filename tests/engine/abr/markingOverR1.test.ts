import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { rateSourceOf } from '../../../src/engine/network/nodes/network.ts';

const C = 155e6 / 424;
/** 3h1, 2h1, 2h2, 2h3, 1h1, 1h2, 1h3. */
const FAIR = [1 / 6, 1 / 2, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6].map((share) => share * C);

/** Mean ACR over the max-min fair rate, VC by VC, from `fromMs` to `toMs`; means over start phases. */
function shares(
  id: string,
  settings: Readonly<Record<string, string>>,
  [fromMs, toMs]: readonly [number, number],
  seeds: readonly number[],
): readonly number[] {
  const complete = completeScenario(readScenario(id), Object.entries(settings));
  const sums = FAIR.map(() => 0);
  for (const seed of seeds) {
    const simulation = createSimulation(complete, { seed });
    const { network } = simulation;
    for (let ms = fromMs; ms < toMs; ms += 0.25) {
      simulation.runUntil(ms * 1e9);
      network.connections.forEach(({ dataFlows }, i) => {
        const acr = rateSourceOf(network, dataFlows[0]!.flow.index)?.rules.acr ?? Number.NaN;
        sums[i]! += acr / FAIR[i]! / ((toMs - fromMs) * 4) / seeds.length;
      });
    }
  }
  return sums;
}

const PHASES = [1, 2, 3, 4];

describe('switches that mark by their queue, over R1', () => {
  it('relative marking beats the long path down and lets 2h1 take most of two links (LAN)', () => {
    const [long, two, ...others] = shares('ulku-r1-lan', { algorithm: 'relative' }, [150, 300], PHASES);
    expect(two).toBeGreaterThan(1.6);
    expect(long).toBeLessThan(0.55);
    for (const share of others.slice(0, 2)) expect(share).toBeLessThan(0.55);
    for (const share of others.slice(2)) expect(share).toBeGreaterThan(1.5);
  });

  it('but the other way round over links of 1 ms', () => {
    const [long, two] = shares('ulku-r1-wan', { algorithm: 'relative' }, [300, 600], [1, 2]);
    expect(long).toBeGreaterThan(1.4);
    expect(two).toBeLessThan(0.6);
  });

  it('intelligent marking keeps everybody near the fair rate', () => {
    for (const share of shares('ulku-r1-lan', { algorithm: 'intelligent' }, [150, 300], [1, 2])) {
      expect(share).toBeGreaterThan(0.75);
      expect(share).toBeLessThan(1.25);
    }
  });

  it('EPRCA is max-min fair in the mean (LAN)', () => {
    for (const share of shares('ulku-r1-lan', { algorithm: 'eprca' }, [150, 300], PHASES))
      expect(Math.abs(share - 1)).toBeLessThan(0.03);
  });

  it('and is not over links of 1 ms', () => {
    const settings = { algorithm: 'eprca', 'algorithm.mrf': '0.25' };
    const [long, two, ...others] = shares('ulku-r1-wan', settings, [300, 600], [1, 2]);
    expect(long).toBeLessThan(0.93);
    expect(two).toBeLessThan(0.96);
    for (const share of others.slice(2)) expect(share).toBeGreaterThan(1.05);
  });
});
