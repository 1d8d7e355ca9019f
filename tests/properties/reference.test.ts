import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Edit,
  EVERY_VC,
  type PortState,
  readEditPath,
  type ScenarioDocument,
  type VcState,
} from '../../src/contract/index.ts';
import { dataFlow } from '../../src/engine/atm/cell.ts';
import { type CompleteScenario, createSimulation, type Simulation } from '../../src/engine/index.ts';
import { rateSourceOf } from '../../src/engine/network/nodes/network.ts';
import { Reference } from '../../src/engine/reference/reference.ts';
import { PacedSender } from '../../src/engine/traffic/pacedSender.ts';
import { changeRate } from '../../src/scenario/edits/abrEdits.ts';
import { complete } from '../support/networks.ts';
import { editsWithin } from '../support/randomEdits.ts';
import { randomRates } from '../support/randomRates.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { counted } from '../support/tier.ts';

const SLOW_MBPS = 3;

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

/** The same with slow links to the destinations, so that cells wait. */
const congested = (document: ScenarioDocument): ScenarioDocument => ({
  ...document,
  links: document.links.map((link) => (link.b.startsWith('dst') ? { ...link, rateMbps: SLOW_MBPS } : link)),
});

/** Carries out at both what is not refused, each edit at its time. @returns cells that waited when ports got other settings */
function editBoth(simulation: Simulation, reference: Reference, edits: readonly Edit[]) {
  let waiting = 0;
  for (const { time, path, value } of edits.toSorted((a, b) => a.time - b.time)) {
    simulation.runUntil(time);
    reference.runUntil(time);
    const [ports, vcs] = [simulation.portStates(), simulation.vcStates()];
    try {
      const edit = simulation.apply(path, value);
      follow(reference, simulation, edit, ports, vcs);
      for (const port of simulation.network.ports) waiting += port.waiting;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return { waiting };
}

/** The reference takes what the engine has taken. */
function follow(
  reference: Reference,
  simulation: Simulation,
  edit: Edit,
  ports: readonly PortState[],
  vcs: readonly VcState[],
): void {
  for (const [index, settings] of simulation.portStates().entries())
    if (settings !== ports[index]) reference.setPort(settings);
  if (simulation.vcStates() !== vcs) reference.setVcs(simulation.vcStates());
  const path = readEditPath(edit.path);
  if (path?.kind === 'loss') reference.setLoss(path.link, path.key, Number(edit.value));
  if (path?.kind !== 'rate' && path?.kind !== 'sourceRate') return;
  const isChosen = (id: number | undefined): boolean =>
    path.vc === null || path.vc === EVERY_VC || path.vc === String(id);
  if (path.kind === 'rate')
    for (const vc of reference.rated) if (isChosen(vc.id)) changeRate(vc, path, edit.value);
  if (path.kind === 'sourceRate')
    for (const [index, { sender }] of reference.connections.entries())
      if (sender instanceof PacedSender && isChosen(vcs[index]?.id))
        sender.changeRate(edit.time, Number(edit.value));
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
      abr === null ? '' : `rule ${abr.rule}`,
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
      'rule tm4',
      'rule prca',
      'rule becn',
      'rule efci',
      'cut loops',
      'eprca',
      'erica',
      'efci',
      'backward',
      'credit',
      'piggybacked',
    ];
    expect(known.filter((feature) => !met.has(feature))).toEqual([]);
  });

  it('so do they when settings change while it runs', () => {
    const carriedOut = new Map<string, number>();
    let waiting = 0;
    const edited = fc
      .oneof(randomScenario.map(congested), randomRates)
      .chain((document) => fc.tuple(fc.constant(document), editsWithin(complete(document).durationPs)));
    fc.assert(
      fc.property(edited, ([document, edits]) => {
        const scenario = complete(document);
        const simulation = createSimulation(scenario);
        const reference = new Reference(scenario);
        const met = editBoth(simulation, reference, edits);
        waiting += met.waiting;
        for (const { path } of simulation.edits) {
          const kind = readEditPath(path)?.kind ?? path;
          carriedOut.set(kind, (carriedOut.get(kind) ?? 0) + 1);
        }
        simulation.runUntil(simulation.end);
        reference.runUntil(simulation.end);
        expectSame(simulation, reference);
      }),
      { numRuns: counted(40) },
    );
    expect(waiting).toBeGreaterThan(100);
    const kinds = ['mechanism', 'parameter', 'buffer', 'buffers', 'vc', 'loss', 'rate', 'sourceRate'];
    expect(kinds.filter((kind) => !carriedOut.has(kind))).toEqual([]);
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
