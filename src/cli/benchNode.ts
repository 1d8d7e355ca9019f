import { PS_PER_SECOND } from '../contract/index.ts';
import { createSimulation, Recorder } from '../engine/index.ts';
import { calibrate, median } from './calibration.ts';
import { completeScenario, readScenario } from './scenarioSource.ts';

/** Speed of the engine on one host. Keys as in `bench --json` (docs/cli.md). */
export interface EngineSpeed {
  readonly scenario: string;
  readonly host: 'node' | 'chromium';
  readonly hopsPerSecond: number;
  readonly timesRealTime: number;
  readonly nsPerHop: number;
  readonly calibration: number;
}

/** What one run did, and how long it took. */
export interface Effort {
  readonly hops: number;
  readonly simulatedS: number;
  readonly wallS: number;
}

export function speedOf(
  scenario: string,
  host: EngineSpeed['host'],
  efforts: readonly Effort[],
  calibration: number,
): EngineSpeed {
  const hopsPerSecond = median(efforts.map(({ hops, wallS }) => hops / wallS));
  const timesRealTime = median(efforts.map(({ simulatedS, wallS }) => simulatedS / wallS));
  return { scenario, host, hopsPerSecond, timesRealTime, nsPerHop: 1e9 / hopsPerSecond, calibration };
}

/** Runs the whole scenario with every trace recorded; the first run only warms up. */
export function benchNode(scenario: string, runs: number): EngineSpeed {
  const complete = completeScenario(readScenario(scenario), []);
  const efforts = Array.from({ length: runs + 1 }, () => {
    const simulation = createSimulation(complete);
    const recorder = new Recorder(simulation);
    const start = performance.now();
    simulation.runUntil(simulation.end);
    recorder.settle();
    const wallS = (performance.now() - start) / 1_000;
    return { hops: simulation.hops, simulatedS: simulation.end / PS_PER_SECOND, wallS };
  });
  return speedOf(scenario, 'node', efforts.slice(1), calibrate());
}
