import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { createSimulation } from '../../../src/engine/index.ts';

/** The symmetric network for a third of a second with a low threshold. */
function run(policy: string) {
  const scenario = completeScenario(readScenario('symmetric-500'), [
    ['policy', policy],
    ['policy.minTh', '50'],
    ['policy.maxTh', '900'],
    ['policy.wq', '0.2'],
    ['run.durationS', '0.3'],
    ['measure.fromS', '0'],
  ]);
  const simulation = createSimulation(scenario);
  simulation.runUntil(simulation.end);
  return simulation.results();
}

describe('EFCI', () => {
  it('set at one switch is still set at the destination, for cells of whole frames', () => {
    const { sessions } = run('red-efci');
    const marked = sessions.reduce((sum, { cellsMarked }) => sum + cellsMarked, 0);
    expect(marked).toBeGreaterThan(100);
  });

  it('is set by no policy that drops', () => {
    const { sessions } = run('red');
    expect(sessions.map(({ cellsMarked }) => cellsMarked)).toEqual(sessions.map(() => 0));
  });
});
