import { createSimulation } from '../engine/index.ts';
import { packetsOf } from '../studies/index.ts';
import type { Job, JobDone } from './jobs.ts';
import { completeScenario, readScenario } from './scenarioSource.ts';

/** A process of `reproduce`: takes one run at a time, ends when the parent lets go. */
process.on('message', ({ index, job }: { index: number; job: Job }) => {
  process.send?.(runJob(index, job));
});

function runJob(index: number, { scenario, policy, seed }: Job): JobDone {
  const complete = completeScenario(readScenario(scenario), [['policy', policy]]);
  const simulation = createSimulation(complete, { seed });
  simulation.runUntil(simulation.end);
  return { index, packets: packetsOf(simulation.results()), hops: simulation.hops };
}
