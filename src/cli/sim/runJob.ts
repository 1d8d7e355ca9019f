import type { DrawnTrace, RunResults } from '../../contract/index.ts';
import { createSimulation, drawTrace } from '../../engine/node.ts';
import type { Job } from '../../studies/index.ts';
import { completeScenario, readScenario } from './scenarioSource.ts';

export interface JobDone {
  readonly index: number;
  readonly results: RunResults;
  /** Traces of a run for a figure over time; it ends with the figure. */
  readonly trace: DrawnTrace | null;
}

/** One run from start to end, for a table or for a figure over time. */
export function runJob(index: number, { scenario, settings, seed, trace: wish }: Job): JobDone {
  const simulation = createSimulation(completeScenario(readScenario(scenario), settings), { seed });
  const trace = wish === undefined ? null : drawTrace(simulation, wish);
  if (trace === null) simulation.runUntil(simulation.end);
  return { index, results: simulation.results(), trace };
}
