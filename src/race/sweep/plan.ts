import { type Candidate, settingsOf } from '../plan.ts';
import { words } from '../strings/en.ts';
import { type Axis, SweepFault } from './axis.ts';

/** Every combination of values, with each policy and each seed. */
export interface SweepPlan {
  readonly axes: readonly Axis[];
  /** Empty: the policy of the network. */
  readonly candidates: readonly Candidate[];
  /** Keys of `figuresOf`. */
  readonly metrics: readonly string[];
  readonly seeds: readonly number[];
}

/** One place of a sweep, without its seed. */
export interface SweepPoint {
  /** Null: the policy of the network. */
  readonly candidate: Candidate | null;
  /** In the order of the axes. */
  readonly values: readonly string[];
}

interface SweepRun {
  readonly settings: readonly (readonly [string, string])[];
  readonly seed: number;
}

const MOST_RUNS = 100_000;

/** @throws SweepFault for an axis that is there twice, or too many runs */
export function checkPlan(plan: SweepPlan): void {
  const paths = plan.axes.map(({ path }) => path);
  const twice = paths.find((path, i) => paths.indexOf(path) !== i);
  if (twice !== undefined) throw new SweepFault(words.sweep.twice(twice));
  const sizes = [
    plan.seeds.length,
    Math.max(1, plan.candidates.length),
    ...plan.axes.map(({ values }) => values.length),
  ];
  const count = sizes.reduce((product, size) => product * size, 1);
  if (count > MOST_RUNS) throw new SweepFault(words.sweep.many(count, MOST_RUNS));
}

/** Policy by policy; the last axis changes first. */
export function pointsOf({ axes, candidates }: SweepPlan): readonly SweepPoint[] {
  const combined = axes.reduce<readonly (readonly string[])[]>(
    (left, { values }) => left.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  const policies = candidates.length === 0 ? [null] : candidates;
  return policies.flatMap((candidate) => combined.map((values) => ({ candidate, values })));
}

/** Seed by seed: a sweep that is stopped on the way has whole lines. What is varied goes behind the policy. */
export function sweepRuns(plan: SweepPlan): readonly SweepRun[] {
  const points = pointsOf(plan).map(({ candidate, values }) => [
    ...(candidate === null ? [] : settingsOf(candidate)),
    ...plan.axes.map(({ path }, axis) => [path, values[axis] ?? ''] as const),
  ]);
  return plan.seeds.flatMap((seed) => points.map((settings) => ({ settings, seed })));
}
