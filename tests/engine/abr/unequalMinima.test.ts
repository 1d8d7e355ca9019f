import { describe, expect, it } from 'vitest';
import type { ParameterValues, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { fairCellRates } from '../../../src/engine/metrics/fair/ideal.ts';
import { complete } from '../../support/networks.ts';

const cellsPerSecond = (mbps: number): number => (mbps * 1e6) / 424;
const MINIMA = [10, 30, 100];

/** Three greedy VCs over one link of 149.76 Mb/s. */
const document = (algorithm: string, algorithmParams: ParameterValues): ScenarioDocument => ({
  version: 1,
  id: 'unequal-minima',
  title: 'Unequal MCRs',
  nodes: [
    { id: 'S1', kind: 'switch' },
    { id: 'S2', kind: 'switch' },
    ...MINIMA.flatMap((_, i) => [
      { id: `src${i + 1}`, kind: 'host' } as const,
      { id: `dst${i + 1}`, kind: 'host' } as const,
    ]),
  ],
  links: [
    { a: 'S1', b: 'S2', rateMbps: 149.76, delayMs: 0.1 },
    ...MINIMA.flatMap((_, i) => [
      { a: `src${i + 1}`, b: 'S1', rateMbps: 149.76, delayMs: 0.01 },
      { a: 'S2', b: `dst${i + 1}`, rateMbps: 149.76, delayMs: 0.01 },
    ]),
  ],
  vcs: MINIMA.map((mbps, i) => ({
    id: i + 1,
    path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
    source: { kind: 'greedy' },
    abr: { mcr: cellsPerSecond(mbps), icr: cellsPerSecond(mbps) },
  })),
  ports: { default: { bufferCells: 1_000_000, algorithm, algorithmParams } },
  run: { durationS: 0.3 },
  measure: { fromS: 0.2 },
});

function run(algorithm: string, params: ParameterValues) {
  const simulation = createSimulation(complete(document(algorithm, params)));
  const port = simulation.network.ports.find(({ id }) => id === 'S1>S2');
  simulation.runUntil(0.7 * simulation.end);
  const waiting = port?.waiting ?? Number.NaN;
  simulation.runUntil(simulation.end);
  const { sessions, notes } = simulation.results();
  return {
    mbps: sessions.map(({ abr }) => ((abr?.acrMean ?? 0) * 424) / 1e6),
    fair: fairCellRates(simulation.scenario, simulation.network).map((rate) => (rate * 424) / 1e6),
    reported: sessions.map(({ abr }) => ((abr?.fairCellRate ?? 0) * 424) / 1e6),
    grows: (port?.waiting ?? Number.NaN) - waiting,
    waiting: port?.waiting ?? Number.NaN,
    notes,
  };
}

const NEARLY_ALL = {
  erica: { utilisation: 0.995 },
  'erica-plus': {},
  eraa: { lambda: 0.995 },
  cceri: { lambda: 0.995 },
  fmmra: { lambda: 0.995 },
} as const;
const ALGORITHMS = Object.keys(NEARLY_ALL) as (keyof typeof NEARLY_ALL)[];

describe('MCR of 10, 30 and 100 Mb/s on one link of 149.76 Mb/s', () => {
  it.each(ALGORITHMS)(
    '%s with MCR plus equal share (TM 4.0, I.3) settles at the rates of the solver and drains',
    (id) => {
      const { mbps, fair, reported, waiting, grows, notes } = run(id, {
        ...NEARLY_ALL[id],
        fairness: 'mcrPlus',
      });
      // 9.76 Mb/s are left, a third each.
      fair.forEach((rate, i) => {
        expect(rate).toBeCloseTo(MINIMA[i] + 9.76 / 3, 2);
      });
      expect(reported).toEqual(fair);
      mbps.forEach((rate, i) => {
        expect(Math.abs(rate / fair[i] - 1)).toBeLessThan(0.03);
      });
      expect(waiting).toBeLessThan(200);
      expect(notes).toEqual([]);
      expect(grows).toBeLessThan(100);
    },
  );

  it.each(['erica', 'eraa', 'cceri', 'fmmra'] as const)('%s with equal shares overfills the link', (id) => {
    const { mbps, grows, fair, notes } = run(id, {});
    expect(notes).toEqual([
      expect.stringMatching(/S1>S2 does not honour minimum rates: that of VC 3 .* MCR plus/),
    ]);
    expect(mbps.reduce((sum, rate) => sum + rate, 0)).toBeGreaterThan(180);
    expect(grows).toBeGreaterThan(4_000);
    expect(fair.map((rate) => Math.round(10 * rate) / 10)).toEqual([19.8, 30, 100]);
  });
});
