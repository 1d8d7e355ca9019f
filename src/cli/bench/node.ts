import { PS_PER_SECOND, type ScenarioDocument } from '../../contract/index.ts';
import { enableKernel } from '../../engine/kernelLoader.ts';
import { createSimulation, Recorder } from '../../engine/node.ts';
import { calibrate, median } from '../calibration.ts';
import { completeScenario, readScenario } from '../sim/scenarioSource.ts';

/** Speed of the engine on one host. Keys as in `bench --json` (docs/reference/cli.md). */
export interface EngineSpeed {
  readonly scenario: string;
  readonly host: 'node' | 'chromium';
  readonly hopsPerSecond: number;
  readonly timesRealTime: number;
  /** Speed of the first run, before any code is compiled. */
  readonly firstTimesRealTime: number;
  readonly nsPerHop: number;
  readonly calibration: number;
}

/** A network whose speed is measured, with its printed name. */
export interface Network {
  readonly name: string;
  readonly document: ScenarioDocument;
  /** Runs per round. */
  readonly round: number;
}

/** Simulated seconds of a round: the first round warms up, equally for short networks and long ones. */
export const ROUND_S = 3;

/** Duration of a scenario, seconds. */
export const durationOf = (scenario: string): number =>
  (readScenario(scenario) as ScenarioDocument).run.durationS;

/** Network of a scenario, optionally with another duration. */
export function networkOf(scenario: string, seconds?: number): Network {
  const document = readScenario(scenario) as ScenarioDocument;
  const durationS = seconds ?? document.run.durationS;
  const round = Math.max(1, Math.ceil(ROUND_S / durationS));
  if (seconds === undefined) return { name: scenario, document, round };
  return {
    name: `${scenario}, ${seconds} s`,
    document: { ...document, run: { ...document.run, durationS } },
    round,
  };
}

/** Work and time of one run. */
export interface Effort {
  readonly hops: number;
  readonly simulatedS: number;
  readonly wallS: number;
}

/** @param efforts all runs in order, including the warm-up round */
export function speedOf(
  { name, round }: Network,
  host: EngineSpeed['host'],
  efforts: readonly Effort[],
  calibration: number,
): EngineSpeed {
  const timesOf = ({ simulatedS, wallS }: Effort): number => simulatedS / wallS;
  const warm = efforts.slice(round);
  const hopsPerSecond = median(warm.map(({ hops, wallS }) => hops / wallS));
  return {
    scenario: name,
    host,
    hopsPerSecond,
    timesRealTime: median(warm.map(timesOf)),
    firstTimesRealTime: efforts[0] === undefined ? Number.NaN : timesOf(efforts[0]),
    nsPerHop: 1e9 / hopsPerSecond,
    calibration,
  };
}

/** Measures this many rounds of the whole scenario with all traces, after one for warm-up. */
export function benchNode(network: Network, rounds: number): EngineSpeed {
  enableKernel();
  const complete = completeScenario(network.document, []);
  const efforts = Array.from({ length: network.round * (rounds + 1) }, () => {
    const simulation = createSimulation(complete);
    const recorder = new Recorder(simulation);
    const start = performance.now();
    simulation.runUntil(simulation.end);
    recorder.flush();
    const wallS = (performance.now() - start) / 1_000;
    return { hops: simulation.hops, simulatedS: simulation.end / PS_PER_SECOND, wallS };
  });
  return speedOf(network, 'node', efforts, calibrate());
}
