import { catalog } from '../engine/index.ts';
import { type Measure, nsPerHop, type PolicyTask } from './benchPolicies.ts';

/** What a cell hop costs under an ABR algorithm at every port. Keys as in `bench --json` (docs/cli.md). */
export interface AlgorithmCost {
  readonly algorithm: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  /** Over FIFO without rate control. */
  readonly timesUbr: number;
}

/** The cheapest way to carry a cell: TCP over UBR, tail drop, FIFO. */
const UBR: Omit<PolicyTask, 'rounds'> = { scenario: 'symmetric-500', settings: [['policy', 'rcd']] };

/** The whole scenario under each algorithm, without traces, each in a process of its own; the cheapest round counts. */
export async function benchAlgorithms(
  scenario: string,
  rounds: number,
  measure: Measure = nsPerHop,
): Promise<readonly AlgorithmCost[]> {
  const reference = await measure({ ...UBR, rounds });
  const costs: AlgorithmCost[] = [];
  for (const { id: algorithm } of catalog.algorithms) {
    const cost = await measure({ scenario, rounds, settings: [['algorithm', algorithm]] });
    costs.push({ algorithm, nsPerHop: cost, timesUbr: cost / reference });
  }
  return costs;
}
