import { elementAt } from '../../../contract/index.ts';
import { catalog } from '../../../engine/node.ts';
import { UsageError } from '../../output.ts';
import { durationOf } from '../node.ts';
import { TRACED, tracedTask } from '../traces.ts';
import { againstEach, type Runner, type RunTask, type StartRunner, startRunner } from '../turns.ts';

/** Cost of a cell hop now, and relative to its cost at the other commit. */
export interface HopCost {
  readonly what: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  readonly times: number;
}

export const ENGINE_PARTS = ['engine', 'policies', 'algorithms'] as const;
export type EnginePart = (typeof ENGINE_PARTS)[number];

type NamedTask = readonly [what: string, task: RunTask];

/** ESPD at a port that stays full, for one second (three runs make a round); half of the senders enter one switch earlier. */
const senders = (scheduler: string, count: number): NamedTask => [
  `${scheduler} with ${count} senders`,
  {
    scenario: 'symmetric-500',
    settings: [
      ['senders.S1', String(count / 2)],
      ['senders.S2', String(count / 2)],
      ['scheduler', scheduler],
      ['run.durationS', '1'],
    ],
    runs: 3,
  },
];

/**
 * Whole scenes with all traces, and many senders without traces; ten sessions for policies, seven VCs under rate control
 * for algorithms.
 */
const TASKS: Record<EnginePart, () => readonly NamedTask[]> = {
  engine: () => [
    ...TRACED.map((id): NamedTask => [`${id}, all traces`, tracedTask(id, durationOf)]),
    senders('wfq', 50),
    senders('fifo', 100),
  ],
  policies: () =>
    catalog.policies.map(({ id }) => [id, { scenario: 'symmetric-500', settings: [['policy', id]] }]),
  algorithms: () =>
    catalog.algorithms.map(({ id }) => [id, { scenario: 'ulku-r1-lan', settings: [['algorithm', id]] }]),
};

/** Another commit for a comparison of engines. */
export interface OtherEngine {
  readonly commit: string;
  /** Path of the script that runs its scenarios (`runnerScriptOf`). */
  readonly script: string;
  /** Receives a row as soon as it is measured. */
  take(row: HopCost): void;
}

/**
 * Compares the present engine with each of the others in alternation. Scenes and mechanisms unknown to a commit are left
 * out.
 * @param chosen mechanisms; empty: all
 * @throws UsageError if one of the others can run none of them, after everything has been measured
 */
export async function compareEngines(
  parts: readonly EnginePart[],
  rounds: number,
  others: readonly OtherEngine[],
  chosen: readonly string[],
  start: (task: RunTask, script?: string) => ReturnType<StartRunner> = startRunner,
): Promise<void> {
  const tasks = parts.flatMap((part) => {
    const ofPart = TASKS[part]();
    return part === 'engine' || chosen.length === 0 ? ofPart : ofPart.filter(([id]) => chosen.includes(id));
  });
  const failures = new Map<OtherEngine, string>();
  const measured = new Set<OtherEngine>();
  for (let i = 0; i < tasks.length; i++) {
    const [what, task] = elementAt(tasks, i);
    const able: OtherEngine[] = [];
    const runners: Runner[] = [];
    for (let k = 0; k < others.length; k++) {
      const other = elementAt(others, k);
      try {
        runners.push(await start(task, other.script));
        able.push(other);
        measured.add(other);
      } catch (error) {
        failures.set(other, (error as Error).message);
      }
    }
    if (able.length === 0) continue;
    const here = await start(task);
    const costs = await againstEach(here, runners, rounds);
    for (let k = 0; k < able.length; k++) elementAt(able, k).take({ what, ...elementAt(costs, k) });
    await Promise.all([here, ...runners].map((runner) => runner.end()));
  }
  const said = [...failures].filter(([other]) => !measured.has(other));
  if (said.length > 0)
    throw new UsageError(
      said.flatMap(([{ commit }, why]) => [`${commit} runs none of what is measured`, why]),
    );
}
