import { elementAt } from '../../contract/index.ts';
import { catalog } from '../../engine/index.ts';
import { compareWith, type StartRunner } from './turns.ts';

/** What a cell hop costs under a policy. Keys as in `bench --json` (docs/reference/cli.md). */
export interface PolicyCost {
  readonly policy: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  readonly timesEpd: number;
}

const REFERENCE = 'epd';

/** The whole scenario under each policy, without traces, by turns with EPD. */
export async function benchPolicies(
  scenario: string,
  rounds: number,
  start?: StartRunner,
): Promise<readonly PolicyCost[]> {
  const under = (policy: string) => ({ scenario, settings: [['policy', policy]] as const });
  const ids = catalog.policies.map(({ id }) => id);
  const costs = await compareWith(under(REFERENCE), ids.map(under), rounds, start);
  return ids.map((policy, i) => {
    const { nsPerHop, times } = elementAt(costs, i);
    return { policy, nsPerHop, timesEpd: times };
  });
}
