import { PS_PER_SECOND, type ScenarioDocument } from '../contract/index.ts';
import { createSimulation, Recorder } from '../engine/index.ts';
import { bringKernel } from '../engine/speed.ts';
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

/** A network whose speed is measured, by the name that is told. */
export interface Network {
  readonly name: string;
  readonly document: ScenarioDocument;
}

/** A scenario as it is, or for so many seconds. */
export function networkOf(scenario: string, seconds?: number): Network {
  const document = readScenario(scenario) as ScenarioDocument;
  if (seconds === undefined) return { name: scenario, document };
  const run = { ...document.run, durationS: seconds };
  return { name: `${scenario}, ${seconds} s`, document: { ...document, run } };
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
export function benchNode({ name, document }: Network, runs: number): EngineSpeed {
  bringKernel();
  const complete = completeScenario(document, []);
  const efforts = Array.from({ length: runs + 1 }, () => {
    const simulation = createSimulation(complete);
    const recorder = new Recorder(simulation);
    const start = performance.now();
    simulation.runUntil(simulation.end);
    recorder.settle();
    const wallS = (performance.now() - start) / 1_000;
    return { hops: simulation.hops, simulatedS: simulation.end / PS_PER_SECOND, wallS };
  });
  return speedOf(name, 'node', efforts.slice(1), calibrate());
}
