import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { CellFlag, PS_PER_MS } from '../../../src/contract/index.ts';
import { isAckFlow } from '../../../src/engine/atm/cell.ts';
import { createSimulation, viewOf, wouldDropNext } from '../../../src/engine/node.ts';

const VCS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every millisecond of the first overflow of ten senders: whom the port would refuse next, and what waits. */
function momentsUnder(policy: string) {
  const simulation = createSimulation(completeScenario(readScenario('half-empty'), [['policy', policy]]));
  const port = simulation.network.ports.find(({ id }) => id === simulation.scenario.shownPort);
  if (port === undefined) throw new Error('the scene shows no port');
  const moments = [];
  for (let at = 440; at < 560; at++) {
    simulation.runUntil(at * PS_PER_MS);
    const { buffer } = viewOf(simulation, port.id) ?? { buffer: [] };
    const cellsOf = (vc: number) => [...buffer].filter((cell) => (cell & CellFlag.vcMask) === vc).length;
    const beingRefused = port.flows.flatMap(({ vc, direction }, flow) =>
      !isAckFlow(direction) && port.refuses(flow) ? [vc] : [],
    );
    moments.push({
      wouldDropNext: wouldDropNext(port, simulation.now),
      queue: port.waiting,
      cellsOf,
      beingRefused,
    });
  }
  return moments;
}

describe('VCs that are refused next', () => {
  it('are all of them from the threshold of EPD on, and below those in the middle of a refused packet', () => {
    const moments = momentsUnder('epd');
    for (const { wouldDropNext, queue, beingRefused } of moments)
      expect(wouldDropNext).toEqual(queue < 1960 ? beingRefused : VCS);
    expect(new Set(moments.map(({ wouldDropNext }) => wouldDropNext.length))).toEqual(new Set([0, 1, 10]));
  });

  it('are those with most of the queue under FBA', () => {
    const some = momentsUnder('fba').filter(({ wouldDropNext }) => wouldDropNext.length % 10 !== 0);
    expect(some.length).toBeGreaterThan(0);
    for (const { wouldDropNext, cellsOf } of some) {
      const spared = VCS.filter((vc) => !wouldDropNext.includes(vc));
      const least = Math.min(...wouldDropNext.map(cellsOf));
      expect(Math.max(...spared.map(cellsOf))).toBeLessThanOrEqual(least);
    }
  });
});
