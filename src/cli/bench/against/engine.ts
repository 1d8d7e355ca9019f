import { elementAt } from '../../../contract/index.ts';
import { catalog } from '../../../engine/node.ts';
import { UsageError } from '../../output.ts';
import { durationOf } from '../node.ts';
import { TRACED, tracedTask } from '../traces.ts';
import { byTurns, type RunTask, startRunner } from '../turns.ts';

/** What a cell hop costs now, and over what it cost at the other commit. */
export interface HopCost {
  readonly what: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  readonly times: number;
}

export const ENGINE_PARTS = ['engine', 'policies', 'algorithms'] as const;
export type EnginePart = (typeof ENGINE_PARTS)[number];

/** Whole scenes with everything recorded; ten sessions for policies, seven VCs under rate control for algorithms. */
const TASKS: Record<EnginePart, () => readonly (readonly [string, RunTask])[]> = {
  engine: () => TRACED.map((id) => [`${id}, all traces`, tracedTask(id, durationOf)]),
  policies: () =>
    catalog.policies.map(({ id }) => [id, { scenario: 'symmetric-500', settings: [['policy', id]] }]),
  algorithms: () =>
    catalog.algorithms.map(({ id }) => [id, { scenario: 'ulku-r1-lan', settings: [['algorithm', id]] }]),
};

/**
 * Only what both have: a scene or mechanism that the other commit does not know is left out.
 * @param chosen mechanisms; all, where there are none
 * @throws UsageError where the other commit runs none of them
 */
export async function compareEngines(
  parts: readonly EnginePart[],
  rounds: number,
  otherScript: string,
  chosen: readonly string[],
): Promise<readonly HopCost[]> {
  const tasks = parts.flatMap((part) => {
    const ofPart = TASKS[part]();
    return part === 'engine' || chosen.length === 0 ? ofPart : ofPart.filter(([id]) => chosen.includes(id));
  });
  const costs: HopCost[] = [];
  let failure = '';
  for (let i = 0; i < tasks.length; i++) {
    const [what, task] = elementAt(tasks, i);
    const other = await startRunner(task, otherScript).catch((error: Error) => {
      failure = error.message;
      return null;
    });
    if (other === null) continue;
    const here = await startRunner(task);
    costs.push({ what, ...(await byTurns(here, other, rounds)) });
    await Promise.all([here.end(), other.end()]);
  }
  if (costs.length === 0 && failure !== '')
    throw new UsageError(['that commit runs none of what is measured', failure]);
  return costs;
}
