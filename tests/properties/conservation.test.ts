import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulation, type Simulation } from '../../src/engine/index.ts';
import { creditImbalance, imbalance, refusedAtSources, rmImbalance } from '../support/conservation.ts';
import { complete } from '../support/networks.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { cases, counted } from '../support/tier.ts';

const nextEvent = (simulation: Simulation): number =>
  Math.min(...simulation.network.nodes.map((node) => node.nextTime));

/** Everything a sound network obeys at any instant. */
function sound({ network, scenario }: Simulation): void {
  expect(imbalance(network)).toEqual(network.flows.map(() => 0));
  for (const cells of rmImbalance(network)) expect(cells).toBe(0);
  expect(creditImbalance(network)).toEqual([]);
  for (const port of network.ports) {
    const { classes, bufferCells } = scenario.ports[port.index]!;
    const buffer = classes === undefined ? bufferCells : port.buffers.capacity;
    for (const one of port.buffers.all) expect(port.buffers.waitingIn(one)).toBeLessThanOrEqual(one.capacity);
    expect(port.waiting).toBeGreaterThanOrEqual(0);
    expect(port.waiting - (port.credits?.cells ?? 0)).toBeLessThanOrEqual(buffer);
    let waiting = 0;
    port.queue.forEachWaiting(() => {
      waiting++;
    });
    expect(waiting).toBe(port.waiting);
  }
}

describe('cells of every flow: sent = received + refused or lost + waiting + under way', () => {
  it('after every event', () => {
    let events = 0;
    let refused = 0;
    fc.assert(
      fc.property(randomScenario, (document) => {
        const simulation = createSimulation(complete(document), { path: 'general' });
        for (let i = 0; i < 1_500; i++) {
          const next = nextEvent(simulation);
          if (next >= simulation.end) break;
          simulation.runUntil(next + 1);
          if (simulation.now !== next + 1) expect.fail(`stops at ${simulation.now}, not at ${next + 1}`);
          if (imbalance(simulation.network).some((cells) => cells !== 0)) sound(simulation);
          events++;
        }
        sound(simulation);
        refused += simulation.network.ports.reduce((sum, port) => sum + port.losses.dropped, 0);
      }),
      { numRuns: counted(25) },
    );
    expect(events).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(2);
  });

  it('at any instant of the fast path, with edits in between', () => {
    let credited = 0;
    const moments = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(randomScenario, moments, (document, shares) => {
        const simulation = createSimulation(complete(document));
        for (const share of shares.toSorted((a, b) => a - b)) {
          simulation.runUntil(Math.floor(share * simulation.end));
          sound(simulation);
          simulation.apply('policy', share < 0.5 ? 'espd-simple' : 'ppd-printed');
        }
        for (const { credits } of simulation.network.ports)
          credited += credits?.sender.returned.reduce((sum, cells) => sum + cells, 0) ?? 0;
      }),
      { numRuns: counted(30) },
    );
    expect(credited).toBeGreaterThan(100);
  });

  it('counts at ports, on links and at sources what the flows lost', () => {
    fc.assert(
      fc.property(randomScenario, (document) => {
        const simulation = createSimulation(complete(document));
        simulation.runUntil(simulation.end);
        const { ports, flows, links } = simulation.network;
        const lostAt = ({ losses }: (typeof ports)[number]): number => losses.dropped + losses.pushedOut;
        const dropped = ports.reduce((sum, port) => sum + lostAt(port), 0);
        const missing = links.reduce((sum, { impairment }) => sum + impairment.total, 0);
        expect(flows.reduce((sum, flow) => sum + flow.cellsLost, 0)).toBe(
          dropped + missing + refusedAtSources(simulation.network),
        );
        expect(flows.reduce((sum, flow) => sum + flow.lostOnLinks, 0)).toBe(missing);
        for (const port of ports)
          expect(port.losses.cells.reduce((sum, cells) => sum + cells, 0)).toBe(lostAt(port));
      }),
      { numRuns: cases(13) },
    );
  });
});
