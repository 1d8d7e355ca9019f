import type { CompleteScenario, Recorder, Simulation } from '../../engine/index.ts';
import { postToParent } from '../parent.ts';
import type { RunTask } from './turns.ts';

/** Interface of a build for measurements: of this commit, or of another. */
export interface Build {
  complete(scenario: string, settings: RunTask['settings']): CompleteScenario;
  createSimulation(scenario: CompleteScenario): Simulation;
  /** Records all traces of a run. */
  record(simulation: Simulation): Pick<Recorder, 'flush'>;
  /** Ends the process if the run violated a law of the network. */
  fail?(error: unknown): void;
}

/** Runs before the compiler has optimised all hot code. */
const WARM_UP = 2;

/** A function that runs a task and returns nanoseconds of CPU time per cell hop. */
function runnerOf(build: Build, { scenario, settings, traces = false, runs = 1 }: RunTask): () => number {
  const complete = build.complete(scenario, settings);
  return () => {
    let microseconds = 0;
    let hops = 0;
    for (let i = 0; i < runs; i++) {
      const simulation = build.createSimulation(complete);
      const recorder = traces ? build.record(simulation) : null;
      const start = process.cpuUsage();
      simulation.runUntil(simulation.end);
      recorder?.flush();
      // Only the sum is exact: systems divide it by samples at their ticks.
      const { user, system } = process.cpuUsage(start);
      microseconds += user + system;
      hops += simulation.hops;
    }
    return (microseconds * 1_000) / hops;
  };
}

/** A process of `bench`: takes a task, warms up, and measures whenever its parent asks; ends when the parent disconnects. */
export function answerParent(build: Build): void {
  let run = (): number => Number.NaN;
  process.on('message', (message: RunTask | 'run') => {
    try {
      if (message !== 'run') {
        run = runnerOf(build, message);
        for (let round = 1; round < WARM_UP; round++) run();
      }
      postToParent(run());
    } catch (error) {
      build.fail?.(error);
      throw error;
    }
  });
}
