import { elementAt } from '../../contract/index.ts';
import { catalog } from '../../engine/node.ts';
import { compareWith, type RunTask, type StartRunner } from './turns.ts';

/** Cost of a cell hop under an ABR algorithm at every port. Keys as in `bench --json` (docs/reference/cli.md). */
export interface AlgorithmCost {
  readonly algorithm: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  /** Relative to UBR: FIFO without rate control. */
  readonly timesUbr: number;
}

/** The cheapest way to carry a cell: TCP over UBR, tail drop, FIFO. */
const UBR: RunTask = { scenario: 'symmetric-500', settings: [['policy', 'rcd']] };

/** Measures the whole scenario under each algorithm, without traces, in alternation with UBR. */
export async function benchAlgorithms(
  scenario: string,
  rounds: number,
  start?: StartRunner,
): Promise<readonly AlgorithmCost[]> {
  const ids = catalog.algorithms.map(({ id }) => id);
  const tasks = ids.map((id) => ({ scenario, settings: [['algorithm', id]] as const }));
  const costs = await compareWith(UBR, tasks, rounds, start);
  return ids.map((algorithm, i) => {
    const { nsPerHop, times } = elementAt(costs, i);
    return { algorithm, nsPerHop, timesUbr: times };
  });
}
