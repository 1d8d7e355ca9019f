import { catalog, createSimulation } from '../engine/index.ts';
import { completeScenario, readScenario } from './scenarioSource.ts';

/** What a cell hop costs under a policy. Keys as in `bench --json` (docs/cli.md). */
export interface PolicyCost {
  readonly policy: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  readonly timesEpd: number;
}

const REFERENCE = 'epd';

/**
 * The whole scenario under each policy in turn, without traces, round after round so that a busy moment of the
 * machine falls on all of them; the cheapest round counts. The first round only warms up.
 */
export function benchPolicies(
  scenario: string,
  rounds: number,
  settings: readonly (readonly [string, string])[] = [],
): readonly PolicyCost[] {
  const costs = catalog.policies.map(({ id }) => ({
    policy: id,
    complete: completeScenario(readScenario(scenario), [...settings, ['policy', id]]),
    nsPerHop: Number.POSITIVE_INFINITY,
  }));
  for (let round = 0; round <= rounds; round++) {
    for (const cost of costs) {
      const simulation = createSimulation(cost.complete);
      const start = process.cpuUsage();
      simulation.runUntil(simulation.end);
      const ns = process.cpuUsage(start).user * 1_000;
      if (round > 0) cost.nsPerHop = Math.min(cost.nsPerHop, ns / simulation.hops);
    }
  }
  const reference = costs.find(({ policy }) => policy === REFERENCE)?.nsPerHop ?? Number.NaN;
  return costs.map(({ policy, nsPerHop }) => ({ policy, nsPerHop, timesEpd: nsPerHop / reference }));
}
