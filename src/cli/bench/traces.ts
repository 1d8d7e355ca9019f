import { elementAt } from '../../contract/index.ts';
import type { Compared } from './limit.ts';
import { ROUND_S } from './node.ts';
import { compareWith, type RunTask, type StartRunner } from './turns.ts';

/** Cost of recording all traces. Keys as in `bench --json` (docs/reference/cli.md). */
export interface TraceCost {
  readonly scenario: string;
  /** CPU time with all traces, ns. */
  readonly nsPerHop: number;
  /** Relative to the same run without traces. */
  readonly timesNone: number;
}

/** Scenes measured with all traces: ten TCP sessions and 200, ABR VCs close and far, every service class. */
export const TRACED = [
  'symmetric-500',
  'appendix-500',
  'half-empty',
  'many-senders',
  'ulku-r1-lan',
  'ulku-r1-wan',
  'exact-rates',
  'five-classes',
] as const;

/** Cost of recording all traces, relative to the same run without traces. */
export const comparedTraces = (costs: readonly TraceCost[]): readonly Compared[] =>
  costs.map(({ scenario, timesNone }) => ({ what: `${scenario}, all traces`, times: timesNone }));

/** A round of a scenario, with or without traces. @param durationOf duration of a scenario, seconds */
export function tracedTask(
  scenario: string,
  durationOf: (scenario: string) => number,
  traces = true,
): RunTask {
  return { scenario, settings: [], traces, runs: Math.max(1, Math.ceil(ROUND_S / durationOf(scenario))) };
}

/** Measures each scene with all traces, in alternation with the same scene without traces. */
export async function benchTraces(
  scenarios: readonly string[],
  durationOf: (scenario: string) => number,
  rounds: number,
  start?: StartRunner,
): Promise<readonly TraceCost[]> {
  const costs: TraceCost[] = [];
  for (const scenario of scenarios) {
    const none = tracedTask(scenario, durationOf, false);
    const both = await compareWith(none, [tracedTask(scenario, durationOf)], rounds, start);
    const { nsPerHop, times } = elementAt(both, 0);
    costs.push({ scenario, nsPerHop, timesNone: times });
  }
  return costs;
}
