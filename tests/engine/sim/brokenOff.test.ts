import { expect, it } from 'vitest';
import { PS_PER_MS } from '../../../src/contract/index.ts';
import { dataFlow } from '../../../src/engine/atm/cell.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { complete, star } from '../../support/networks.ts';

it('a run that broke off between a link and a port goes back without the cells that were there', () => {
  const scenario = complete(star({ senders: 2, durationS: 0.1 }));
  const straight = createSimulation(scenario);
  straight.runUntil(straight.end);
  const simulation = createSimulation(scenario);
  const start = simulation.snapshot();
  simulation.runUntil(50 * PS_PER_MS);
  const port = simulation.network.ports.find(({ members }) => members.includes(dataFlow(0)))!;
  port.arrivals.append(simulation.now, dataFlow(0), 0);
  simulation.restore(start);
  simulation.runUntil(simulation.end);
  expect(simulation.results()).toEqual(straight.results());
});
