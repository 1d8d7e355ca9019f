import { describe, expect, it } from 'vitest';
import type { RunResults, ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { zhuEqual, zhuRoundRobin, zhuUnequal, zhuWeighted } from '../../src/scenarios/papers/zhu.ts';
import { complete } from '../support/networks.ts';
import { lossOfMD1K, type PoissonPort, poissonPort } from '../support/poisson.ts';
import { tier } from '../support/tier.ts';

const SEEDS = Array.from({ length: 8 }, (_, i) => i + 1);

function run(document: ScenarioDocument, seed: number): RunResults {
  const simulation = createSimulation(complete(document), { seed });
  simulation.runUntil(simulation.end);
  return simulation.results();
}

interface Estimate {
  readonly mean: number;
  /** Standard error of the mean over the seeds. */
  readonly error: number;
}

/** A figure of the port over eight independent runs. */
function estimate(port: PoissonPort, figure: (results: RunResults['ports'][number]) => number): Estimate {
  const values = SEEDS.map((seed) => {
    const [result] = run(poissonPort(port), seed).ports.filter(({ port: id }) => id === 'S1>sink');
    return figure(result!);
  });
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/** Within four standard errors (Student's t of 7 degrees: 1 in 200), and these small enough to tell. */
function agrees({ mean, error }: Estimate, theory: number, sharpness: number): void {
  expect(error).toBeLessThan(sharpness * theory);
  expect(Math.abs(mean - theory)).toBeLessThan(4 * error);
}

describe('M/D/1: Poisson arrivals at a FIFO port that never fills', () => {
  it.each([0.5, 0.8])('at load %f waits rho / (2 (1 - rho)) cell times on the average', (load) => {
    // By Little's law the mean queue is the mean wait times the arrivals per cell time.
    const queue = estimate({ load, bufferCells: 10_000, durationS: 11 }, ({ queueMean }) => queueMean);
    agrees(queue, load * (load / (2 * (1 - load))), 0.02);
  });

  // Ülkü 1997, section 1.3.1, has this formula of Pollaczek and Khinchin.
  it.runIf(tier === 'long').each([0.3, 0.5, 0.7, 0.8])(
    'at load %f waits so long within 1 %, over 800 s',
    (load) => {
      const { mean } = estimate({ load, bufferCells: 10_000, durationS: 101 }, ({ queueMean }) => queueMean);
      const wait = mean / load;
      expect(Math.abs(wait / (load / (2 * (1 - load))) - 1)).toBeLessThan(0.01);
    },
  );

  it.each([0.5, 0.8])('at load %f finds the transmitter busy for that share of the time', (load) => {
    const results = run(poissonPort({ load, bufferCells: 10_000, durationS: 21 }), 1);
    const link = results.links.find(({ link: id }) => id === 'S1>sink');
    // 200,000 load cells in 20 s: four standard deviations of their number.
    expect(Math.abs((link?.utilization ?? 0) - load)).toBeLessThan(4 * Math.sqrt(load / 200_000));
  });
});

describe('M/D/1/K: Poisson arrivals at a short buffer', () => {
  it.each([
    [0.8, 2],
    [0.9, 5],
    [1, 10],
    [1.5, 4],
  ])('at load %f with %i waiting places loses what the embedded chain says', (load, bufferCells) => {
    const loss = estimate({ load, bufferCells, durationS: 6 }, (port) => port.cellLossRatio);
    agrees(loss, lossOfMD1K(load, bufferCells + 1), 0.02);
  });
});

describe('overload', () => {
  it.each([
    [1.3, 6],
    [2, 3],
    [5, 2],
  ])('at load %f loses (L - 1) / L of the cells', (load, durationS) => {
    const loss = estimate({ load, bufferCells: 1_000, durationS }, (port) => port.cellLossRatio);
    agrees(loss, (load - 1) / load, 0.005);
  });

  it('shares a FIFO port in proportion to what is offered when all rates are equal (Zhu 1999, Table 4.2)', () => {
    const { sessions } = run({ ...zhuEqual, run: { durationS: 15 } }, 1);
    const lost = sessions.map((session) => (100 * session.cellsLost) / session.cellsSent);
    for (const clr of lost) expect(Math.abs(clr - 50)).toBeLessThan(0.8);
  });

  it.each([
    ['round robin (Table 4.4)', zhuRoundRobin, [0, 0, 41.7, 61.1, 70.8]],
    ['WFQ (Table 4.9)', zhuWeighted, [80, 60, 40, 20]],
  ] as const)('is shared as %s says, within half a point', (_name, document, expected) => {
    const { sessions } = run({ ...document, run: { durationS: 25 } }, 1);
    sessions.forEach((session, i) => {
      const clr = (100 * session.cellsLost) / session.cellsSent;
      expect(Math.abs(clr - expected[i]!), `source ${i + 1}`).toBeLessThan(0.5);
    });
  });

  it('at a FIFO port costs slow sources more than fast ones: access links serialise (Table 4.7, trial 1)', () => {
    const { sessions } = run({ ...zhuUnequal, run: { durationS: 15 } }, 1);
    const lost = sessions.map((session) => (100 * session.cellsLost) / session.cellsSent);
    const printed = [60.6, 59.4, 56.2, 52.8, 47.5];
    lost.forEach((clr, i) => {
      expect(Math.abs(clr - printed[i]!), `source ${i + 1}`).toBeLessThan(2);
    });
    expect(lost.toSorted((a, b) => b - a)).toEqual(lost);
  });
});
