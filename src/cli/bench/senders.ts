import { elementAt } from '../../contract/index.ts';
import { compareWith, type RunTask, type StartRunner } from './turns.ts';

/** Cost of a cell hop with this many senders on a link. Keys as in `bench --json` (docs/reference/cli.md). */
export interface SenderCost {
  readonly senders: number;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  /** Relative to the same network with ten senders. */
  readonly timesTen: number;
}

const networkWith = (senders: number): RunTask => ({
  scenario: 'many-senders',
  settings: [['senders.S1', String(senders)]],
});

/** Measures TCP senders at one full link, without traces, in alternation with ten of them. */
export async function benchSenders(
  numbers: readonly number[],
  rounds: number,
  start?: StartRunner,
): Promise<readonly SenderCost[]> {
  const costs = await compareWith(networkWith(10), numbers.map(networkWith), rounds, start);
  return numbers.map((senders, i) => {
    const { nsPerHop, times } = elementAt(costs, i);
    return { senders, nsPerHop, timesTen: times };
  });
}
