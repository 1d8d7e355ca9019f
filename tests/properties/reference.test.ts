import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScenarioDocument, VcDocument } from '../../src/contract/index.ts';
import { type CompleteScenario, createSimulation, type Simulation } from '../../src/engine/index.ts';
import { Reference, unknownIn } from '../../src/engine/reference/reference.ts';
import { complete } from '../support/networks.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { counted } from '../support/tier.ts';

const isRouter = (node: string): boolean => /^[RQ]/.test(node);

/** The VC without what the reference does not know. */
function plainVc({ abr: _abr, credit: _credit, ...vc }: VcDocument): VcDocument {
  const serviceClass = vc.serviceClass === 'abr' ? 'ubr' : vc.serviceClass;
  return { ...vc, path: vc.path.filter((node) => !isRouter(node)), serviceClass };
}

/** The same network without routers, rate control and credit. */
function plain(document: ScenarioDocument): ScenarioDocument {
  const vcs = document.vcs.map(plainVc);
  const next = new Map(
    vcs.flatMap(({ path }) => [[path[0]!, path[1]!] as const, [path.at(-1)!, path.at(-2)!] as const]),
  );
  const links = document.links.flatMap(({ a, b, rateMbps, delayMs, ...link }) => {
    if (!isRouter(a) && !isRouter(b)) return [{ a, b, rateMbps, delayMs, ...link }];
    const host = isRouter(a) ? b : a;
    // The access link of a host behind a router: to the switch instead.
    return next.has(host) ? [{ a: host, b: next.get(host)!, rateMbps, delayMs }] : [];
  });
  const impairments = Object.entries(document.impairments ?? {});
  return {
    ...document,
    nodes: document.nodes.flatMap(({ id, kind }) => (kind === 'router' ? [] : [{ id, kind }])),
    links,
    vcs,
    impairments: Object.fromEntries(impairments.filter(([link]) => !link.split('>').some(isRouter))),
    ports: { default: { ...document.ports?.default, algorithm: 'none' } },
  };
}

type Connections = Reference['connections'] | Simulation['network']['connections'];

/** What the ends of each VC have counted. */
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
  expect(simulation.digest()).toBe(reference.digest());
}

function referenceOf(scenario: CompleteScenario): Reference {
  const reference = new Reference(scenario);
  reference.runUntil(scenario.durationPs);
  return reference;
}

/** What a scenario has in it that the reference must know. */
const featuresOf = ({ ports, links, vcs, arrivals, ties }: CompleteScenario): Set<string> =>
  new Set([
    ties,
    ...ports.flatMap(({ scheduler, allocation }) => [scheduler, allocation]),
    ...ports.flatMap(({ classes }) => (classes === undefined ? [] : ['classes'])),
    ...links.flatMap(({ cdvPs, losses }) => [cdvPs > 0 ? 'jitter' : '', losses.length > 0 ? 'losses' : '']),
    ...vcs.flatMap(({ source, peakCellRate }) => [source.kind, peakCellRate > 0 ? 'peak' : '']),
    arrivals.length > 0 ? 'calls' : '',
  ]);

describe('the reference, an object for every cell and a heap of events, and the engine', () => {
  it('give the same run of any network that the reference knows', () => {
    const met = new Set<string>();
    let dropped = 0;
    fc.assert(
      fc.property(randomScenario, (document) => {
        const scenario = complete(plain(document));
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
    ];
    expect(known.filter((feature) => !met.has(feature))).toEqual([]);
  });

  it('so do a run that goes on from a copy, and a branch of it', () => {
    fc.assert(
      fc.property(randomScenario, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (document, part) => {
        const scenario = complete(plain(document));
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

describe('the reference', () => {
  it('says which part of a network it does not know', () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(randomScenario, (document) => {
        const scenario = complete(document);
        const unknown = unknownIn(scenario);
        if (unknown === null) return;
        found.add(unknown);
        expect(() => new Reference(scenario)).toThrow(`reference: ${unknown}`);
      }),
      { numRuns: 60 },
    );
    expect([...found].sort()).toEqual(['credit', 'rate control', 'routers']);
  });
});
