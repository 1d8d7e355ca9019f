import { createSimulation } from '../engine/index.ts';
import { bringKernel } from '../engine/speed.ts';
import type { PolicyTask } from './benchPolicies.ts';
import { tellParent } from './parent.ts';
import { completeScenario, readScenario } from './scenarioSource.ts';

/** Rounds before the compiler has seen everything that is hot. */
const WARM_UP = 2;

bringKernel();

/**
 * A process of `bench`: measures one policy, sends nanoseconds of CPU per cell hop, ends when the parent lets go. Node
 * cannot bear a child that lets go while it takes a message that came before it was listening.
 */
process.on('message', ({ scenario, settings, rounds }: PolicyTask) => {
  const complete = completeScenario(readScenario(scenario), settings);
  let best = Number.POSITIVE_INFINITY;
  for (let round = -WARM_UP; round < rounds; round++) {
    const simulation = createSimulation(complete);
    const start = process.cpuUsage();
    simulation.runUntil(simulation.end);
    // Only their sum is exact: systems divide it by what they happen to see at each tick.
    const { user, system } = process.cpuUsage(start);
    const ns = ((user + system) * 1_000) / simulation.hops;
    if (round >= 0) best = Math.min(best, ns);
  }
  tellParent(best);
});
