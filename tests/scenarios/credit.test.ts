import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { delivered, mostAt } from '../support/creditNetworks.ts';
import { complete } from '../support/networks.ts';
import { outcome } from '../support/runs.ts';

const PS_PER_MS = 1e9;
/** Cells per ms of a link of 155 Mb/s. */
const CELLS_PER_MS = 365.566;

function open(id: string, changes: { readonly durationS: number; readonly fromS: number }) {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const { durationS, fromS } = changes;
  return complete({ ...document, run: { durationS }, measure: { fromS } });
}

const queueAt = (id: string, port: string): number => {
  const { results } = outcome(open(id, { durationS: 0.06, fromS: 0 }));
  return results.ports.find((one) => one.port === port)?.queueMax ?? Number.NaN;
};

describe('three VCs over one long link with credit', () => {
  const moments = { durationS: 0.06, fromS: 0.045 };

  it('share it evenly within a few milliseconds of a start, and fill it', () => {
    const simulation = createSimulation(open('ulku-credit', moments));
    const shares = (fromMs: number, toMs: number): number[] => {
      simulation.runUntil(fromMs * PS_PER_MS);
      const before = delivered(simulation.network);
      simulation.runUntil(toMs * PS_PER_MS);
      return delivered(simulation.network).map(
        (cells, i) => (cells - (before[i] as number)) / ((toMs - fromMs) * CELLS_PER_MS),
      );
    };
    expect(shares(5, 15).map((share) => share.toFixed(2))).toEqual(['1.00', '0.00', '0.00']);
    expect(shares(25, 35).map((share) => share.toFixed(2))).toEqual(['0.50', '0.50', '0.00']);
    for (const share of shares(45, 55)) expect(share).toBeCloseTo(1 / 3, 2);
    expect(simulation.network.flows.reduce((sum, flow) => sum + flow.cellsLost, 0)).toBe(0);
  });

  it('keep queues of a few places where rate control needs far more', () => {
    const simulation = createSimulation(open('ulku-credit', moments));
    simulation.runUntil(simulation.end);
    // N2 + N3 on the access link: 10, and a round trip of less than three cells.
    for (const cells of mostAt(simulation.network, 'sw0>sw1')) expect(cells).toBeLessThanOrEqual(13);
    expect(queueAt('ulku-r2-wan', 'sw0>sw1')).toBeGreaterThan(3 * queueAt('ulku-credit', 'sw0>sw1'));
  });

  it('give the same run however departures are worked out', () => {
    const scenario = open('ulku-credit', { durationS: 0.03, fromS: 0 });
    expect(outcome(scenario, { path: 'fast' })).toEqual(outcome(scenario, { path: 'general' }));
  });
});
