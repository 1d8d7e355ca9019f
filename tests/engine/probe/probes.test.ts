import { describe, expect, it } from 'vitest';
import { EventCode } from '../../../src/contract/index.ts';
import { createSimulation, type Simulation } from '../../../src/engine/index.ts';
import { rateSourceOf } from '../../../src/engine/network/nodes/network.ts';
import type { MarkReader } from '../../../src/engine/run/marks.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

function begun(id: string): Simulation {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  return createSimulation(complete(document), { seed: 1 });
}

/** Reads nothing, at marks so far apart. */
class Marks implements MarkReader {
  next: number;
  readonly seen = new Set<number>();
  private readonly step: number;

  constructor(step: number) {
    this.step = step;
    this.next = step;
  }

  after(mark: number): number {
    return mark + this.step;
  }

  passed(_node: unknown, mark: number): void {
    this.seen.add(mark);
    this.next = Math.max(this.next, mark + this.step);
  }

  allPassed(nodes: readonly unknown[], mark: number): void {
    for (const node of nodes) this.passed(node, mark);
  }
}

/** A probe of each kind at everything; what they count. */
function probeAll({ network, probes }: Simulation) {
  const counts = {
    cells: 0,
    decisions: 0,
    sent: 0,
    lost: 0,
    delivered: 0,
    windows: 0,
    rates: 0,
    barriers: 0,
  };
  for (const { probes } of network.ports)
    probes.add({ onCell: () => counts.cells++, onDecision: () => counts.decisions++ });
  for (const { probes } of network.flows)
    probes.add({
      onSent: () => counts.sent++,
      onLost: () => counts.lost++,
      onDelivered: () => counts.delivered++,
    });
  for (const { sender } of network.connections) {
    sender.probes.add({ onWindow: () => counts.windows++ });
    rateSourceOf(network, sender.data.index)?.probes.add({ onRate: () => counts.rates++ });
  }
  probes.add({ onBarrier: () => counts.barriers++, marks: new Marks(MS) });
  return counts;
}

describe('probes', () => {
  it.each([
    ['half-empty', 100, 102, ['cells', 'decisions', 'sent', 'lost', 'delivered', 'windows', 'barriers']],
    ['ulku-r1-lan', 0, 8, ['sent', 'delivered', 'rates', 'barriers']],
  ] as const)('of every kind see a run of %s and do not change it', (id, fromMs, toMs, kinds) => {
    const plain = begun(id);
    const probed = begun(id);
    for (const run of [plain, probed]) run.runUntil(fromMs * MS);
    const counts = probeAll(probed);
    for (const run of [plain, probed]) run.runUntil(toMs * MS);
    expect(probed.digest()).toBe(plain.digest());
    expect(probed.results()).toEqual(plain.results());
    for (const kind of kinds) expect(counts[kind], kind).toBeGreaterThan(0);
  });

  it('can be several at one port, and are taken out one by one', () => {
    const simulation = begun('half-empty');
    const { probes } = simulation.network.ports.find(({ id }) => id === simulation.scenario.shownPort)!;
    const drops = [0, 0];
    const detach = drops.map((_, i) =>
      probes.add({ onEvent: (_time, code) => void (code === EventCode.drop && drops[i]!++) }),
    );
    simulation.runUntil(103 * MS);
    const [both] = drops;
    expect(both).toBeGreaterThan(0);
    expect(drops).toEqual([both, both]);
    detach[0]!();
    simulation.runUntil(108 * MS);
    expect(drops[0]).toBe(both);
    expect(drops[1]).toBeGreaterThan(both!);
  });

  it('that read counters come to their own marks, whoever else reads', () => {
    const simulation = begun('ulku-r1-lan');
    const [often, seldom] = [new Marks(MS), new Marks(4 * MS)];
    for (const marks of [often, seldom]) simulation.probes.add({ marks });
    simulation.runUntil(10 * MS);
    expect([...often.seen].filter((mark) => mark % (4 * MS) === 0)).toEqual([4 * MS, 8 * MS]);
    expect(often.seen.size).toBe(10);
    expect(seldom.seen.has(8 * MS)).toBe(true);
  });

  it('are no part of a snapshot', () => {
    const plain = begun('half-empty');
    const probed = begun('half-empty');
    probeAll(probed);
    for (const run of [plain, probed]) run.runUntil(20 * MS);
    expect(probed.snapshot().state).toEqual(plain.snapshot().state);
  });
});
