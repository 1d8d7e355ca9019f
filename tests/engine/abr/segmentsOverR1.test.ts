import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { RmReplay } from '../../../src/engine/explain.ts';
import { createSimulation, type Simulation } from '../../../src/engine/index.ts';
import { rateLoopsOf } from '../../../src/engine/network/build/loops.ts';
import { imbalance, rmImbalance } from '../../support/conservation.ts';
import { outcome } from '../../support/runs.ts';

const MS = 1e9;
const TRUNKS = ['sw0>sw1', 'sw1>sw2', 'sw2>sw3'];

interface Change {
  readonly algorithm?: string;
  /** Of the link that all but one VC end with. */
  readonly lastMs?: number;
  readonly durationS?: number;
}

/** R1 over links of 1 ms, the loops cut at these switches. */
function scenario(cut: readonly string[], { algorithm = 'eraa', lastMs = 1, durationS = 0.12 }: Change = {}) {
  const r1 = readScenario('ulku-r1-wan') as ScenarioDocument;
  const document = {
    ...r1,
    nodes: r1.nodes.map((node) => (cut.includes(node.id) ? { ...node, segments: true } : node)),
    links: r1.links.map((link) => (link.b === 'sw3' ? { ...link, delayMs: lastMs } : link)),
  };
  return completeScenario(document, [
    ['algorithm', algorithm],
    ...(algorithm === 'eraa' ? ([['algorithm.lambda', '0.95']] as const) : []),
    ['run.durationS', `${durationS}`],
    ['measure.fromS', '0'],
  ]);
}

const run = (cut: readonly string[], change: Change = {}): Simulation =>
  createSimulation(scenario(cut, change));

const acrs = ({ network }: Simulation): number[][] =>
  network.connections.map((_, vc) => rateLoopsOf(network, vc).map(({ source }) => source.rules.acr));

const queues = (simulation: Simulation): number[] =>
  TRUNKS.map((port) => simulation.results().ports.find((each) => each.port === port)?.queueMax ?? -1);

/** Round trips of the RM cells of the first loop of VC 1, in ms, in order of their return. */
function roundTrips(simulation: Simulation): number[] {
  const { source } = rateLoopsOf(simulation.network, 0)[0]!;
  const sent = new Map<number, number>();
  const trips: number[] = [];
  source.probes.add({
    onForwardRm: (now, serial) => sent.set(serial, now),
    onBackwardRm: (now, serial) => trips.push((now - (sent.get(serial) ?? Number.NaN)) / MS),
  });
  simulation.runUntil(simulation.end);
  return trips;
}

describe('R1 over 1 ms with its loops cut at sw1, under ERAA', () => {
  it('settles at the rates of whole loops, in every segment', () => {
    const whole = run([]);
    const cut = run(['sw1']);
    whole.runUntil(whole.end);
    cut.runUntil(cut.end);
    expect(acrs(cut).map((rates) => rates.length)).toEqual([2, 2, 2, 2, 1, 1, 1]);
    for (const [vc, rates] of acrs(cut).entries())
      for (const rate of rates) expect(rate / acrs(whole)[vc]![0]!).toBeCloseTo(1, 9);
  });

  it('needs about half of the buffers or less at the start, cells that wait in virtual sources counted or not', () => {
    const whole = run([]);
    const cut = run(['sw1']);
    whole.runUntil(whole.end);
    cut.runUntil(cut.end);
    const before = queues(whole);
    const after = queues(cut);
    for (const [i, queue] of after.entries()) expect(queue).toBeLessThan(0.6 * before[i]!);
    const kept = cut.network.connections
      .flatMap((_, vc) => rateLoopsOf(cut.network, vc).slice(1))
      .reduce((sum, { source }) => sum + source.mostWaiting, 0);
    expect(kept).toBeGreaterThan(100);
    expect(after[1]! + kept).toBeLessThan(before[1]!);
  });

  it('lets about 2 Nrm cells wait in a virtual source in the end, not more and more', () => {
    const cut = run(['sw0', 'sw1', 'sw2'], { durationS: 0.3 });
    cut.runUntil(cut.end);
    for (const [vc] of cut.network.connections.entries())
      for (const { source } of rateLoopsOf(cut.network, vc).slice(1))
        expect(source.waiting).toBeLessThan(2 * 32 + 16);
  });
});

describe('a last link of 20 ms', () => {
  it('is heard of after a round trip of the whole path, or not at all before the cut', () => {
    const change = { lastMs: 20, durationS: 0.2 };
    // Propagation: 2 × (1 + 1 + 20) ms and what the hosts add; up to the cut 2 × 1 ms.
    const whole = roundTrips(run([], change));
    const cut = roundTrips(run(['sw1'], change));
    expect(whole.length).toBeGreaterThan(100);
    expect(cut.length).toBeGreaterThan(100);
    expect(Math.min(...whole)).toBeGreaterThan(44);
    expect(Math.min(...cut)).toBeGreaterThan(2);
    expect(Math.max(...cut)).toBeLessThan(2.1);
  });
});

describe('a run with cut loops', () => {
  it.each(['eraa', 'relative', 'backward', 'efci', 'erica'])(
    'under %s is the same event by event and ahead, and loses no cell',
    (algorithm) => {
      const scene = scenario(['sw1', 'sw2'], { algorithm, durationS: 0.08 });
      expect(outcome(scene, { path: 'fast' })).toEqual(outcome(scene, { path: 'general' }));
      const simulation = createSimulation(scene);
      simulation.runUntil(simulation.end);
      expect(imbalance(simulation.network).every((cells) => cells === 0)).toBe(true);
      // 3h1, 2h1, 2h2 and 2h3 pass both switches, the others start at sw2.
      expect(rmImbalance(simulation.network)).toEqual(Array(4 * 3 + 3 * 2).fill(0));
    },
  );

  it('goes on from a copy made while cells wait in virtual sources', () => {
    const scene = scenario(['sw1'], { durationS: 0.1 });
    const simulation = createSimulation(scene);
    simulation.runUntil(50 * MS);
    const waiting = rateLoopsOf(simulation.network, 0)[1]!.source.waiting;
    expect(waiting).toBeGreaterThan(64);
    const snapshot = simulation.snapshot();
    simulation.runUntil(simulation.end);
    const other = createSimulation(scene);
    other.restore(snapshot);
    expect(rateLoopsOf(other.network, 0)[1]!.source.waiting).toBe(waiting);
    other.runUntil(other.end);
    expect(other.digest()).toBe(simulation.digest());
    expect(other.results()).toEqual(simulation.results());
    simulation.restore(snapshot);
    simulation.runUntil(simulation.end);
    expect(simulation.results()).toEqual(other.results());
  });

  it('sets parameters of a VC in each of its segments', () => {
    const simulation = run(['sw1']);
    simulation.apply('vcs.1.abr.rif', 0.5);
    const rifs = (vc: number) =>
      rateLoopsOf(simulation.network, vc).map(({ source }) => source.rules.get('rif'));
    expect([rifs(0), rifs(1)]).toEqual([
      [0.5, 0.5],
      [1 / 16, 1 / 16],
    ]);
  });
});

describe('the story of an RM cell of a cut loop', () => {
  const told = (segment: number): string[] => {
    const simulation = run(['sw1']);
    const { table } = rateLoopsOf(simulation.network, 0)[segment]!.source;
    const replay = new RmReplay(simulation, 0, table.base + 3, 0);
    expect(replay.startedTooLate).toBe(false);
    while (!replay.step());
    replay.stop();
    expect(replay.story?.complete).toBe(true);
    return (replay.story?.visits ?? []).map(({ station, node }) => `${station} ${node}`);
  };

  it('is that of its own segment', () => {
    expect(told(0)).toEqual(['source xmt3h1', 'switch sw0', 'turn sw1', 'switch sw0', 'home xmt3h1']);
    expect(told(1)).toEqual([
      'source sw1',
      'switch sw1',
      'switch sw2',
      'switch sw3',
      'turn rcv3h1',
      'switch sw3',
      'switch sw2',
      'switch sw1',
      'home sw1',
    ]);
  });
});
