import { join } from 'node:path';
import type { RunResults } from '../../src/contract/index.ts';
import { type CompleteScenario, createSimulation } from '../../src/engine/index.ts';
import { RunCache, sourcesHash } from './runCache.ts';
import { shared } from './usedTime.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `tests/support/setup.ts` hashes the sources once for all processes. */
const cache = new RunCache(
  join(ROOT, 'node_modules/.cache/cellscope/runs'),
  process.env.CELLSCOPE_SOURCES ?? sourcesHash(ROOT, ['src/contract', 'src/scenario', 'src/engine']),
);

/** What a run depends on: not the words and views of its document, nor what the scenario holds in full. */
function meaningOf({ document, ...scenario }: CompleteScenario): unknown {
  const { id, title, subtitle, description, source, stage, ports, policies, ...rest } = document;
  return { ...scenario, document: rest };
}

/**
 * Results of a whole run, or up to a moment; scenes that differ in words only share them. Digests of a run in two ways are
 * never compared through this.
 */
export function keptRun(scenario: CompleteScenario, seed: number, untilPs: number | null = null): RunResults {
  const before = process.cpuUsage();
  try {
    const results = cache.get([meaningOf(scenario), seed, untilPs], () => {
      const simulation = createSimulation(scenario, { seed });
      simulation.runUntil(untilPs ?? simulation.end);
      return simulation.results();
    });
    return { ...results, scenario: scenario.document.id };
  } finally {
    shared.seconds += process.cpuUsage(before).user / 1e6;
  }
}
