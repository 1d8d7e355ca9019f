import { describe, expect, it, vi } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { Kernel } from '../../../src/engine/kernel/kernel.ts';

describe('the tables of frames under way', () => {
  it.each([
    ['as it stands', []],
    ['with rates of 16 bits', [['abr.quantizeRm', 'true']]],
    ['with due cells that move', [['abr.dueCell', 'moves']]],
  ] as const)('stay short in R1, %s', (_, settings) => {
    const strides = vi.spyOn(Kernel.prototype, 'run');
    const simulation = createSimulation(completeScenario(readScenario('ulku-r1-lan'), settings));
    simulation.runUntil(simulation.end);
    const places = simulation.network.flows.map(({ seq }) => seq.length);
    expect(Math.max(...places)).toBeLessThanOrEqual(256);
    expect(strides).toHaveBeenCalled();
    strides.mockRestore();
  });
});
