import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventCode, type ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { rateTotals } from '../../src/engine/metrics/totals.ts';
import { imbalance } from '../support/conservation.ts';
import { complete } from '../support/networks.ts';
import { parametersOf, randomScenario } from '../support/randomScenario.ts';
import { counted } from '../support/tier.ts';

const TAKING_OUT = ['drop-front', 'ccd'] as const;

const scenarios = fc
  .tuple(randomScenario, fc.constantFrom(...TAKING_OUT), fc.integer({ min: 34, max: 60 }))
  .chain(([document, policy, bufferCells]) =>
    parametersOf(policy, bufferCells).map(
      (params): ScenarioDocument => ({ ...document, ports: { default: { bufferCells, policy, params } } }),
    ),
  );

describe('policies that take waiting cells out', () => {
  it('lose no cell from the totals, and tell each cell they take out as a drop of its own VC', () => {
    const taken = { 'drop-front': 0, ccd: 0 };
    fc.assert(
      fc.property(scenarios, (document) => {
        const simulation = createSimulation(complete(document));
        const recorder = new Recorder(simulation);
        const { network, end } = simulation;
        const told = new Map<number, number>();
        for (let i = 1; i <= 10; i++) {
          simulation.runUntil(Math.floor((end * i) / 10));
          expect(imbalance(network)).toEqual(network.flows.map(() => 0));
          const events = recorder.takeEvents();
          events?.code.forEach((code, k) => {
            const vc = events.vc[k] ?? 0;
            if (code === EventCode.drop) told.set(vc, (told.get(vc) ?? 0) + 1);
          });
        }
        for (const { sender, totals } of network.connections) {
          const { cellsLost, lostOnLinks } = totals ?? sender.data;
          const refused = rateTotals(network, end)[sender.data.index >> 1]?.refusedCells ?? 0;
          expect(told.get(sender.data.vc) ?? 0).toBe(cellsLost - lostOnLinks - refused);
        }
        for (const port of network.ports) {
          expect(port.losses.cells.reduce((sum, cells) => sum + cells, 0)).toBe(port.losses.dropped);
          expect(port.waiting - (port.credits?.cells ?? 0)).toBeLessThanOrEqual(port.buffers.capacity);
          taken[port.policyId as (typeof TAKING_OUT)[number]] += port.losses.dropped;
        }
      }),
      { numRuns: counted(30) },
    );
    expect(taken['drop-front']).toBeGreaterThan(0);
    expect(taken.ccd).toBeGreaterThan(0);
  });
});
