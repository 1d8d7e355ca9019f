import { createStore } from 'zustand';
import type { ParameterValue, Problem } from '../../contract/index.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { changeFromStart } from '../store/fromStart.ts';
import { without } from '../store/objects.ts';
import type { Change } from './form/source.ts';

type WantedValues = Readonly<Record<string, ParameterValue>>;

/** What one change asked for, and what was asked for at its paths before. */
export interface WantedStep {
  readonly changes: readonly Change[];
  readonly before: WantedValues;
}

interface Wanted {
  /** Values that wait for a branch from 0 s, by path. */
  readonly values: WantedValues;
  /** How they came about, oldest first. */
  readonly steps: readonly WantedStep[];
  /** Why the last ones were refused. */
  readonly problems: readonly Problem[];
}

const NOTHING: Wanted = { values: {}, steps: [], problems: [] };

export const wantedOf = perSession(() => createStore<Wanted>()(() => NOTHING));
export const useWanted = hookOf(wantedOf);

export const discardWanted = (session: Session): void => wantedOf(session).setState(NOTHING);

/** A branch from 0 s with everything that was asked for; what is refused stays to be corrected. */
export async function applyFromStart(session: Session, changes: readonly Change[]): Promise<void> {
  const problems = await changeFromStart(session, changes);
  wantedOf(session).setState(problems.length === 0 ? NOTHING : { problems });
}

const picked = (values: WantedValues, paths: readonly string[]): WantedValues =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const value = values[path];
      return value === undefined ? [] : [[path, value] as const];
    }),
  );

const hasPaths = ({ changes }: WantedStep, paths: readonly string[]): boolean =>
  changes.length === paths.length && changes.every(([path], i) => path === paths[i]);

/** With one more step; values of the same paths one after the other are one, such as those of a slider. */
function withStep(
  steps: readonly WantedStep[],
  changes: readonly Change[],
  was: WantedValues,
  is: WantedValues,
): readonly WantedStep[] {
  const paths = changes.map(([path]) => path);
  const last = steps.at(-1);
  const goesOn = last !== undefined && hasPaths(last, paths);
  const step = { changes, before: goesOn ? last.before : picked(was, paths) };
  const kept = goesOn ? steps.slice(0, -1) : steps;
  return paths.every((path) => step.before[path] === is[path]) ? kept : [...kept, step];
}

/** What is in force already is not wanted. */
export function want(
  session: Session,
  changes: readonly Change[],
  inForce: (path: string) => ParameterValue | undefined,
): void {
  wantedOf(session).setState(({ values, steps }) => {
    const next = changes.reduce(
      (all, [path, value]) =>
        inForce(path) === value ? without(all, path) : { ...without(all, path), [path]: value },
      values,
    );
    return { problems: [], values: next, steps: withStep(steps, changes, values, next) };
  });
}

/** The last step that asked for something of a thing; null: there is none. */
export const lastWanted = (
  steps: readonly WantedStep[],
  isOwn: (path: string) => boolean,
): WantedStep | null => steps.findLast(({ changes }) => changes.some(([path]) => isOwn(path))) ?? null;

/** As if the step had not been. */
export function undoWanted(session: Session, step: WantedStep): void {
  wantedOf(session).setState(({ values, steps }) => ({
    problems: [],
    values: { ...step.changes.reduce((all, [path]) => without(all, path), values), ...step.before },
    steps: steps.filter((one) => one !== step),
  }));
}
