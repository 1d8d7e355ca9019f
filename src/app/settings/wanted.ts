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

type WantedValues = Readonly<Record<string, ParameterValue>>;

/** What was asked for at the paths of one change before, and what it asked for. */
export type WantedStep = EditStep<WantedValues>;

interface Wanted extends History<WantedValues> {
  /** Values that wait for a branch from 0 s, by path. */
  readonly values: WantedValues;
  /** Why the last ones were refused. */
  readonly problems: readonly Problem[];
}

const NOTHING: Wanted = { ...NO_STEPS, values: {}, problems: [] };

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

const pathsOf = ({ after }: WantedStep): readonly string[] => Object.keys(after);

/** With one more step; values of the same paths one after the other are one, such as those of a slider. */
function withChanges(
  history: History<WantedValues>,
  changes: readonly Change[],
  was: WantedValues,
  is: WantedValues,
): History<WantedValues> {
  const paths = changes.map(([path]) => path);
  const last = history.steps.at(-1);
  const goesOn = last !== undefined && shallow(pathsOf(last), paths);
  const added = { before: picked(was, paths), after: Object.fromEntries(changes) };
  const next = withStep(history, added, MOST_STEPS, goesOn);
  const step = next.steps.at(-1);
  return step && paths.every((path) => step.before[path] === is[path]) ? takenOut(next, step) : next;
}

/** What is in force already is not wanted. */
export function want(
  session: Session,
  changes: readonly Change[],
  inForce: (path: string) => ParameterValue | undefined,
): void {
  wantedOf(session).setState(({ values, steps, at }) => {
    const next = changes.reduce(
      (all, [path, value]) =>
        inForce(path) === value ? without(all, path) : { ...without(all, path), [path]: value },
      values,
    );
    return { problems: [], values: next, ...withChanges({ steps, at }, changes, values, next) };
  });
}

/** The last step that asked for something of a thing; null: there is none. */
export const lastWanted = (
  steps: readonly WantedStep[],
  isOwn: (path: string) => boolean,
): WantedStep | null => steps.findLast((step) => pathsOf(step).some(isOwn)) ?? null;

/** As if the step had not been. */
export function undoWanted(session: Session, step: WantedStep): void {
  wantedOf(session).setState(({ values, steps, at }) => ({
    problems: [],
    values: { ...pathsOf(step).reduce((all, path) => without(all, path), values), ...step.before },
    ...takenOut({ steps, at }, step),
  }));
}
