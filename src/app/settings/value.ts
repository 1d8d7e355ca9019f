import type { Edit, ParameterValue } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { stageOf } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';
import { type SetBy, settingAt } from './kinds.ts';

/** The value in force at any path; undefined where the page knows none. */
export function valueAtPath(text: string, of: SetBy): ParameterValue | undefined {
  const { path, kind } = settingAt(text);
  return kind.value(path, of);
}

/** The run on the stage, with the edits of its branch. */
export const setOnStage = ({ loaded, ...state }: StageState, edits: readonly Edit[]): SetBy => ({
  ...state,
  edits,
  scenario: loaded?.scenario ?? null,
  ...(loaded && { port: loaded.port }),
});

/** The value of a path as the run was opened. */
export function openedValue(session: Session, path: string): ParameterValue | undefined {
  const { loaded, catalog } = stageOf(session).getState();
  return loaded === null
    ? undefined
    : valueAtPath(path, { ...loaded, catalog, rateStates: [], scenario: loaded.base });
}

/** The value in force on the stage, as it changes. */
export function useValueAt(path: string | undefined): ParameterValue | undefined {
  return useValuesAt(path === undefined ? [] : [path])[0];
}

/** Values in force on the stage, as they change. */
export function useValuesAt(paths: readonly string[]): readonly (ParameterValue | undefined)[] {
  const edits = useBranches(shownEdits);
  return useMoment((s) => paths.map((path) => valueAtPath(path, setOnStage(s, edits))));
}
