import type { ParameterValue } from '../../../contract/index.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { valueAt } from '../../store/valueAt.ts';

/** The value of a path as the run was opened; undefined where the page knows none. */
export function openedValue(session: Session, path: string): ParameterValue | undefined {
  const { loaded, catalog } = stageOf(session).getState();
  if (loaded === null) return undefined;
  return valueAt(path, { ...loaded, catalog, rateStates: [], edits: [], now: 0, scenario: loaded.base });
}
