import { createStore } from 'zustand';
import { shallow } from 'zustand/shallow';
import type { ParameterValue, Problem } from '../../contract/index.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { MOST_STEPS } from '../store/branches/editHistory.ts';
import { changeFromStart } from '../store/fromStart.ts';
import { type EditStep, type History, NO_STEPS, takenOut, withStep } from '../store/history.ts';
import { without } from '../store/objects.ts';
import type { Change } from './form/source.ts';

type DeferredValues = Readonly<Record<string, ParameterValue>>;

/** A step of the deferred changes: the values requested before and after it. */
export type DeferredStep = EditStep<DeferredValues>;

interface DeferredChanges extends History<DeferredValues> {
  /** Values that wait for a branch from 0 s, by path. */
  readonly values: DeferredValues;
  /** Reasons why the last values were refused. */
  readonly problems: readonly Problem[];
}

const NOTHING_DEFERRED: DeferredChanges = { ...NO_STEPS, values: {}, problems: [] };

export const deferredOf = perSession(() => createStore<DeferredChanges>()(() => NOTHING_DEFERRED));
export const useDeferred = hookOf(deferredOf);

export const discardDeferred = (session: Session): void => deferredOf(session).setState(NOTHING_DEFERRED);

/** Starts a branch from 0 s with all deferred changes; refused values stay so that they can be corrected. */
export async function applyFromStart(session: Session, changes: readonly Change[]): Promise<void> {
  const problems = await changeFromStart(session, changes);
  deferredOf(session).setState(problems.length === 0 ? NOTHING_DEFERRED : { problems });
}

const picked = (values: DeferredValues, paths: readonly string[]): DeferredValues =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const value = values[path];
      return value === undefined ? [] : [[path, value] as const];
    }),
  );

const pathsOf = ({ after }: DeferredStep): readonly string[] => Object.keys(after);

/** The history with one more step; consecutive values of the same paths, as from a slider, share one step. */
function withChanges(
  history: History<DeferredValues>,
  changes: readonly Change[],
  was: DeferredValues,
  is: DeferredValues,
): History<DeferredValues> {
  const paths = changes.map(([path]) => path);
  const last = history.steps.at(-1);
  const goesOn = last !== undefined && shallow(pathsOf(last), paths);
  const added = { before: picked(was, paths), after: Object.fromEntries(changes) };
  const next = withStep(history, added, MOST_STEPS, goesOn);
  const step = next.steps.at(-1);
  return step && paths.every((path) => step.before[path] === is[path]) ? takenOut(next, step) : next;
}

/** Adds deferred changes; values that are already in force are removed. */
export function deferChanges(
  session: Session,
  changes: readonly Change[],
  inForce: (path: string) => ParameterValue | undefined,
): void {
  deferredOf(session).setState(({ values, steps, at }) => {
    const next = changes.reduce(
      (all, [path, value]) =>
        inForce(path) === value ? without(all, path) : { ...without(all, path), [path]: value },
      values,
    );
    return { problems: [], values: next, ...withChanges({ steps, at }, changes, values, next) };
  });
}

/** The last step that changes a path of an element; null without one. */
export const lastDeferred = (
  steps: readonly DeferredStep[],
  isOwn: (path: string) => boolean,
): DeferredStep | null => steps.findLast((step) => pathsOf(step).some(isOwn)) ?? null;

/** Removes the step as if it had not been made. */
export function undoDeferred(session: Session, step: DeferredStep): void {
  deferredOf(session).setState(({ values, steps, at }) => ({
    problems: [],
    values: { ...pathsOf(step).reduce((all, path) => without(all, path), values), ...step.before },
    ...takenOut({ steps, at }, step),
  }));
}
