import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { fairCellRates } from '../../../src/engine/metrics/fair/ideal.ts';
import { sayNote } from '../../../src/strings/en/notes.ts';
import { complete } from '../../support/networks.ts';
import { MINIMA, unequalMinima } from '../../support/unequalMinima.ts';

function run(algorithm: string, params: ParameterValues) {
  const simulation = createSimulation(complete(unequalMinima(algorithm, params)));
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
    notes: notes.map(sayNote),
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
        expect(rate).toBeCloseTo(MINIMA[i]! + 9.76 / 3, 2);
      });
      expect(reported).toEqual(fair);
      mbps.forEach((rate, i) => {
        expect(Math.abs(rate / fair[i]! - 1)).toBeLessThan(0.03);
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
