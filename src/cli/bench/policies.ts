import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementAt } from '../../contract/index.ts';
import { catalog } from '../../engine/node.ts';
import { ROOT } from '../built.ts';
import { byTurns, compareWith, type RunTask, type StartRunner, startRunner } from './turns.ts';

/** Cost of a cell hop under a policy. Keys as in `bench --json` (docs/reference/cli.md). */
export interface PolicyCost {
  readonly policy: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  readonly timesEpd: number;
}

const REFERENCE = 'epd';

/** Measures the whole scenario under each policy, without traces, in alternation with EPD. */
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

/** Cost of a cell hop under an edited rule. Keys as in `bench --json` (docs/reference/cli.md). */
export interface EditedCost {
  readonly policy: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  /** Relative to the same rule built in. */
  readonly timesBuiltIn: number;
}

/** Measures the text of each policy, as if edited, in alternation with the built-in policy. */
export async function benchEdited(
  scenario: string,
  rounds: number,
  start: StartRunner = startRunner,
): Promise<readonly EditedCost[]> {
  const costs: EditedCost[] = [];
  for (const { id } of catalog.policies) {
    const rule = readFileSync(join(ROOT, `src/rules/discard/${id}.rule`), 'utf8');
    const under = (policy: string): RunTask => ({ scenario, settings: [['policy', policy]] });
    const [edited, builtIn] = [await start(under(`# edited\n${rule}`)), await start(under(id))];
    const { nsPerHop, times } = await byTurns(edited, builtIn, rounds);
    costs.push({ policy: id, nsPerHop, timesBuiltIn: times });
    await Promise.all([edited.end(), builtIn.end()]);
  }
  return costs;
}
