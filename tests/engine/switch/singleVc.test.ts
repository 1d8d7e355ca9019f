import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, viewOf } from '../../../src/engine/index.ts';
import { schedulers } from '../../../src/engine/switch/schedulers/index.ts';
import { FifoQueue } from '../../../src/engine/switch/transmit/fifoQueue.ts';
import { VcQueues } from '../../../src/engine/switch/transmit/vcQueues.ts';
import { complete, star } from '../../support/networks.ts';

/** Three senders at a port, behind which each has one of its own; the last of these is slower than what comes. */
function run(scheduler: string, path: 'fast' | 'general') {
  const document = star({ senders: 3, bufferCells: 100, bottleneckMbps: 100 });
  const { links } = document;
  const last = links.at(-1);
  if (last === undefined) throw new Error('no links');
  const slow = { ...document, links: [...links.slice(0, -1), { ...last, rateMbps: 20 }] };
  const simulation = createSimulation(complete(slow), { path });
  simulation.apply('scheduler', scheduler);
  return simulation;
}

describe('a port with one VC', () => {
  it.each(schedulers.map(({ id }) => id))('sends the same cells without a scheduler as under %s', (id) => {
    const [fast, general] = [run(id, 'fast'), run(id, 'general')];
    const alone = fast.network.ports.filter(({ members }) => members.length === 1);
    expect(alone.length).toBeGreaterThanOrEqual(6);
    for (const {
      queue: { transmitter },
    } of alone)
      expect(transmitter).toBeInstanceOf(FifoQueue);
    for (const {
      queue: { transmitter },
    } of general.network.ports)
      expect(transmitter).toBeInstanceOf(VcQueues);
    for (const simulation of [fast, general]) simulation.runUntil(simulation.end);
    // Cells wait at one of them.
    expect(Math.max(...alone.map(({ queue }) => queue.statistics.time[5] ?? 0))).toBeGreaterThan(0);
    expect(fast.digest()).toBe(general.digest());
  });

  it('has queues where RM cells of another VC cross it on their way back: a scheduler may let them pass', () => {
    const link = (a: string, b: string) => ({ a, b, rateMbps: 155, delayMs: 0.001 });
    const vc = (id: number, path: string[]) => ({
      id,
      path,
      source: { kind: 'greedy' as const },
      abr: { nrm: 4 },
    });
    const document: ScenarioDocument = {
      ...star({ senders: 1 }),
      nodes: ['S1', 'S2', 'a', 'b', 'c', 'd'].map((id) => ({ id, kind: id < 'a' ? 'switch' : 'host' })),
      links: [link('S1', 'S2'), link('a', 'S1'), link('S2', 'b'), link('c', 'S2'), link('S1', 'd')],
      vcs: [vc(1, ['a', 'S1', 'S2', 'b']), vc(2, ['c', 'S2', 'S1', 'd'])],
      ports: { default: { bufferCells: 1_000, algorithm: 'efci', scheduler: 'rr' } },
      run: { durationS: 0.02 },
    };
    const [fast, general] = (['fast', 'general'] as const).map((path) => {
      const simulation = createSimulation(complete(document), { path });
      simulation.runUntil(simulation.end);
      return simulation;
    });
    const crossed = fast?.network.ports.filter(({ id }) => id === 'S1>S2' || id === 'S2>S1');
    for (const {
      queue: { transmitter },
    } of crossed ?? [])
      expect(transmitter).toBeInstanceOf(VcQueues);
    expect(fast?.digest()).toBe(general?.digest());
  });

  it('shows its queue as that of a VC, unless all VCs share one line', () => {
    const simulation = run('wfq', 'fast');
    simulation.runUntil(simulation.end / 2);
    const port = simulation.network.ports.findLast(({ members }) => members.length === 1);
    if (port === undefined) throw new Error('no such port');
    const { queues, buffer } = viewOf(simulation, port.id);
    expect(queues?.vc.length).toBe(1);
    expect(queues?.cells[0]).toBe(buffer.length);
    expect(queues?.next).toBe(buffer.length > 0 ? 0 : -1);
    expect(queues?.virtualTime).toBeNull();
    simulation.apply('scheduler', 'fifo');
    expect(viewOf(simulation, port.id).queues).toBeNull();
  });
});
