import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataFlow } from '../../src/engine/atm/cell.ts';
import { type CompleteScenario, createSimulation, type Simulation } from '../../src/engine/index.ts';
import { rateSourceOf } from '../../src/engine/network/nodes/network.ts';
import { Reference } from '../../src/engine/reference/reference.ts';
import { complete } from '../support/networks.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { counted } from '../support/tier.ts';

type Connections = Reference['connections'] | Simulation['network']['connections'];

/** What the ends of each VC have counted, and the rate that it may send at. */
const counts = (connections: Connections) =>
  connections.map(({ sender, receiver }) => {
    const { packetsSent, timeouts, retransmits, fastRetransmits, ecnReductions } = sender;
    const { packets, duplicates } = receiver;
    return { packetsSent, timeouts, retransmits, fastRetransmits, ecnReductions, packets, duplicates };
  });

function expectSame(simulation: Simulation, reference: Reference): void {
  const { connections, ports } = simulation.network;
  expect(counts(connections)).toEqual(counts(reference.connections));
  const lost = [...reference.ports.values()].map(({ offered, dropped, pushedOut }) => [
    offered,
    dropped,
    pushedOut,
  ]);
  expect(ports.map(({ offered, losses }) => [offered, losses.dropped, losses.pushedOut])).toEqual(lost);
  const rates = connections.map((_, vc) => rateSourceOf(simulation.network, dataFlow(vc))?.rules.acr);
  expect(rates).toEqual(reference.allowedRates);
  expect(simulation.digest()).toBe(reference.digest());
}

function referenceOf(scenario: CompleteScenario): Reference {
  const reference = new Reference(scenario);
  reference.runUntil(scenario.durationPs);
  return reference;
}

/** What a scenario has in it that the reference must know. */
const featuresOf = ({ nodes, ports, links, vcs, arrivals, ties }: CompleteScenario): Set<string> =>
  new Set([
    ties,
    ...nodes.flatMap(({ kind, segments }) => [kind, segments === true ? 'cut loops' : '']),
    ...ports.flatMap(({ scheduler, allocation, algorithm }) => [scheduler, allocation, algorithm]),
    ...ports.flatMap(({ classes }) => (classes === undefined ? [] : ['classes'])),
    ...links.flatMap(({ kind, cdvPs, losses }) => [
      kind,
      cdvPs > 0 ? 'jitter' : '',
      losses.length > 0 ? 'losses' : '',
    ]),
    ...vcs.flatMap(({ source, peakCellRate, abr, credit }) => [
      source.kind,
      peakCellRate > 0 ? 'peak' : '',
      abr?.rule ?? '',
      credit === null ? '' : 'credit',
      credit?.piggyback === true ? 'piggybacked' : '',
    ]),
    arrivals.length > 0 ? 'calls' : '',
  ]);

describe('the reference, an object for every cell and a heap of events, and the engine', () => {
  it('give the same run of any network', () => {
    const met = new Set<string>();
    let dropped = 0;
    fc.assert(
      fc.property(randomScenario, (document) => {
        const scenario = complete(document);
        for (const feature of featuresOf(scenario)) met.add(feature);
        const simulation = createSimulation(scenario);
        simulation.runUntil(simulation.end);
        const reference = referenceOf(scenario);
        expectSame(simulation, reference);
        for (const port of reference.ports.values()) dropped += port.dropped;
      }),
      { numRuns: counted(40) },
    );
    expect(dropped).toBeGreaterThan(100);
    const known = [
      'jitter',
      'losses',
      'peak',
      'calls',
      'classes',
      'wfq',
      'dynamic',
      'drawn',
      'file-tcp',
      'vbr',
      'router',
      'ethernet',
      'tm4',
      'prca',
      'cut loops',
      'eprca',
      'erica',
      'efci',
      'credit',
      'piggybacked',
    ];
    expect(known.filter((feature) => !met.has(feature))).toEqual([]);
  });

  it('so do a run that goes on from a copy, and a branch of it', () => {
    fc.assert(
      fc.property(randomScenario, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (document, part) => {
        const scenario = complete(document);
        const reference = referenceOf(scenario);
        const simulation = createSimulation(scenario);
        simulation.runUntil(Math.floor(part * simulation.end));
        const copy = simulation.snapshot();
        const branch = createSimulation(scenario);
        branch.restore(copy);
        simulation.runUntil(simulation.end);
        simulation.restore(copy);
        for (const run of [simulation, branch]) {
          run.runUntil(run.end);
          expectSame(run, reference);
        }
      }),
      { numRuns: counted(12) },
    );
  });
});
