import { bringLanguage } from '../../engine/language.ts';
import { bringKernel } from '../../engine/speed.ts';
import { createSimulation, drawTrace } from '../../engine/whole.ts';
import type { Job } from '../../studies/index.ts';
import { tellParent } from '../parent.ts';
import { completeScenario, readScenario } from '../sim/scenarioSource.ts';
import type { JobDone } from './jobs.ts';

bringKernel();
bringLanguage();

// Ctrl-C reaches every process of a terminal; the parent decides when this one ends.
process.on('SIGINT', () => {});

/** A process of `reproduce`: takes one run at a time, ends when the parent lets go. */
process.on('message', ({ index, job }: { index: number; job: Job }) => {
  tellParent(runJob(index, job));
});

function runJob(index: number, { scenario, settings, seed, trace: wish }: Job): JobDone {
  const simulation = createSimulation(completeScenario(readScenario(scenario), settings), { seed });
  const trace = wish === undefined ? null : drawTrace(simulation, wish);
  if (trace === null) simulation.runUntil(simulation.end);
  return { index, results: simulation.results(), trace };
}
