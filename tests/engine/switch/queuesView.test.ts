import { describe, expect, it } from 'vitest';
import { createSimulation, viewOf } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete, star } from '../../support/networks.ts';

/** Four senders at a port that is full. */
function run(settings: Readonly<Record<string, string | number>>) {
  const document = star({ senders: 4, bufferCells: 100, bottleneckMbps: 25 });
  const simulation = createSimulation(complete(document));
  for (const [path, value] of Object.entries(settings)) simulation.apply(path, value);
  return simulation;
}

describe('the queues of a port, for those who watch', () => {
  it('are not there where all VCs share one line', () => {
    const simulation = run({});
    simulation.runUntil(20e9);
    expect(viewOf(simulation, 'S1>S2').queues).toBeNull();
  });

  it('tell lengths, shares, the last and the next VC, virtual time and finish tags', () => {
    const simulation = run({
      scheduler: 'wfq',
      allocation: 'dynamic',
      'allocation.min': 0.2,
      'vcs.2.weight': 2,
    });
    simulation.runUntil(20e9);
    const view = viewOf(simulation, 'S1>S2');
    const { queues } = view;
    if (queues === null) throw new Error('no queues');
    expect([...queues.vc]).toEqual([1, 2, 3, 4]);
    expect([...queues.acks]).toEqual([0, 0, 0, 0]);
    expect([...queues.weight]).toEqual([1, 2, 1, 1]);
    expect([...queues.min]).toEqual([20, 20, 20, 20]);
    expect([...queues.max]).toEqual([100, 100, 100, 100]);
    expect(queues.cells.reduce((sum, cells) => sum + cells, 0)).toBe(view.buffer.length);
    expect(view.buffer.length).toBeGreaterThan(20);
    expect([...queues.of].map((place) => queues.vc[place])).toEqual(
      [...view.buffer].map((cell) => cell & 0x3fff),
    );
    const backlogged = [...queues.firstTag].filter((tag) => !Number.isNaN(tag));
    expect(queues.firstTag[queues.next]).toBe(Math.min(...backlogged));
    expect(queues.last).toBeGreaterThanOrEqual(0);
    expect(queues.virtualTime).toBeGreaterThan(0);
    queues.cells.forEach((cells, i) => {
      if (cells > 1) expect(queues.lastTag[i]).toBeGreaterThan(queues.firstTag[i]!);
    });
  });

  it.each(['back-pressure', 'ulku-credit'])('have the cells that wait for credit, too: %s', (id) => {
    const simulation = createSimulation(complete(findScenario(id)!));
    simulation.runUntil(30e9);
    const views = simulation.network.ports.map(({ id: port }) => viewOf(simulation, port));
    const waiting = views.flatMap(({ queues, buffer }) => (queues === null ? [] : [{ queues, buffer }]));
    expect(waiting.some(({ buffer }) => buffer.length > 0)).toBe(true);
    for (const { queues, buffer } of waiting)
      expect(queues.cells.reduce((sum, cells) => sum + cells, 0)).toBe(buffer.length);
  });

  it('change nothing by being looked at', () => {
    const digest = (look: boolean): string => {
      const simulation = run({ scheduler: 'wfq' });
      for (let time = 0; time <= simulation.end; time += 1e8) {
        simulation.runUntil(time);
        if (look) viewOf(simulation, 'S1>S2');
      }
      simulation.runUntil(simulation.end);
      return simulation.digest();
    };
    expect(digest(true)).toBe(digest(false));
  });
});
