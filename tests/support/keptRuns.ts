import { join } from 'node:path';
import type { RunResults } from '../../src/contract/index.ts';
import { type CompleteScenario, createSimulation } from '../../src/engine/index.ts';
import { RunCache, sourcesHash } from './runCache.ts';
import { shared } from './usedTime.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `tests/support/setup.ts` hashes the sources once for all processes. */
const cache = new RunCache(
  join(ROOT, 'node_modules/.cache/cellscope/runs'),
  process.env.CELLSCOPE_SOURCES ?? sourcesHash(ROOT, ['src/contract', 'src/engine']),
);

/** Results of a whole run, or up to a moment. Digests of a run in two ways are never compared through this. */
export function keptRun(scenario: CompleteScenario, seed: number, untilPs: number | null = null): RunResults {
  const before = process.cpuUsage();
  try {
    return cache.get([scenario, seed, untilPs], () => {
      const simulation = createSimulation(scenario, { seed });
      simulation.runUntil(untilPs ?? simulation.end);
      return simulation.results();
    });
  } finally {
    shared.seconds += process.cpuUsage(before).user / 1e6;
  }
}
