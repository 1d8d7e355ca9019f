import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { PS_PER_MS } from '../../../src/contract/index.ts';
import { createSimulation, viewOf } from '../../../src/engine/node.ts';

describe('the states of VCs at the shown port', () => {
  it('are those that the rule keeps: a VC in discard-cell is on the list, another one is not', () => {
    const simulation = createSimulation(
      completeScenario(readScenario('early-warning'), [['policy.minTh', '200']]),
    );
    const { shownPort } = simulation.scenario;
    const seen = new Set<number>();
    for (let at = 100; at < 420; at += 4) {
      simulation.runUntil(at * PS_PER_MS);
      const { states, listed } = viewOf(simulation, shownPort);
      const [elsewhere, discarding] = [255, 3];
      states?.forEach((state, vc) => {
        seen.add(state);
        expect(state === discarding, `VC ${vc + 1} at ${at} ms`).toBe(listed[vc] === 1);
      });
      // Ten of twenty senders are on the other side.
      expect(states?.filter((state) => state === elsewhere)).toHaveLength(10);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 255]);
  });

  it('are left out under a policy that keeps none', () => {
    const simulation = createSimulation(completeScenario(readScenario('early-warning'), [['policy', 'epd']]));
    expect(viewOf(simulation, simulation.scenario.shownPort).states).toBeNull();
  });
});
