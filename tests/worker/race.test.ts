import { expect, it } from 'vitest';
import { completeScenario } from '../../src/cli/sim/scenarioSource.ts';
import type { RaceReport, RaceTask, ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { valuesOf } from '../../src/race/index.ts';
import { symmetric500 } from '../../src/scenarios/papers/cheonPanwar.ts';
import { race } from '../../src/worker/race.ts';

const SHORT: ScenarioDocument = { ...symmetric500, run: { durationS: 0.3 }, measure: { fromS: 0.05 } };

async function reports(task: Partial<RaceTask> = {}): Promise<readonly RaceReport[]> {
  const heard: RaceReport[] = [];
  await race({ type: 'race', scenario: SHORT, settings: [], seed: 1, ...task } as RaceTask, (report) =>
    heard.push(report),
  );
  return heard;
}

it('a run of a race gives the numbers that the command line has, and says how far it is', async () => {
  const settings = [['policy', 'espd']] as const;
  const scenario = completeScenario(SHORT, settings);
  const simulation = createSimulation(scenario, { seed: 3 });
  simulation.runUntil(simulation.end);
  const heard = await reports({ settings, seed: 3 });
  expect(heard.at(-1)).toEqual({
    type: 'race-done',
    values: valuesOf(simulation.results(), scenario.shownPort),
    moment: { timeS: expect.any(Number), event: 'drop' },
  });
  const shares = heard.slice(0, -1).map((report) => (report.type === 'race-progress' ? report.share : -1));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect([shares[0], shares.at(-1)]).toEqual([0.002, 1]);
});

it('a run for a table of a paper gives all results that the command line has', async () => {
  const settings = [['policy', 'espd']] as const;
  const simulation = createSimulation(completeScenario(SHORT, settings), { seed: 3 });
  simulation.runUntil(simulation.end);
  const heard = await reports({ type: 'study', settings, seed: 3 });
  expect(heard.at(-1)).toEqual({
    type: 'study-done',
    results: simulation.results(),
    moment: { timeS: expect.any(Number), event: 'drop' },
  });
});

it('what the network does not allow is reported with path, value and range', async () => {
  const heard = await reports({
    settings: [
      ['policy', 'epd'],
      ['policy.threshold', '9999'],
    ],
  });
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    type: 'race-failed',
    cause: { path: 'policy.threshold', value: 9_999, reason: { key: 'inBuffer' } },
  });
});
