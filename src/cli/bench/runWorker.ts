import { bringLanguage } from '../../engine/language.ts';
import { bringKernel } from '../../engine/speed.ts';
import { createSimulation, PhysicsBreach } from '../../engine/whole.ts';
import { breachLine, EXIT } from '../output.ts';
import { tellParent } from '../parent.ts';
import { completeScenario, readScenario } from '../sim/scenarioSource.ts';
import type { RunTask } from './turns.ts';

/** Runs before the compiler has seen everything that is hot. */
const WARM_UP = 2;

bringKernel();
bringLanguage();

let run = (): number => Number.NaN;

/** Nanoseconds of CPU per cell hop. */
function runnerOf({ scenario, settings }: RunTask): () => number {
  const complete = completeScenario(readScenario(scenario), settings);
  return () => {
    const simulation = createSimulation(complete);
    const start = process.cpuUsage();
    simulation.runUntil(simulation.end);
    // Only their sum is exact: systems divide it by what they happen to see at each tick.
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1_000) / simulation.hops;
  };
}

/** A process of `bench`: takes a task and warms up, then makes a run whenever it is told to; ends when the parent lets go. */
process.on('message', (message: RunTask | 'run') => {
  try {
    if (message !== 'run') {
      run = runnerOf(message);
      for (let round = 1; round < WARM_UP; round++) run();
    }
    tellParent(run());
  } catch (error) {
    if (!(error instanceof PhysicsBreach)) throw error;
    process.stderr.write(`${breachLine(error)}\n`);
    process.exit(EXIT.failed);
  }
});
