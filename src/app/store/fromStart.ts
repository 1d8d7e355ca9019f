import type { ParameterValue, Problem } from '../../contract/index.ts';
import { startWith } from '../client/requests.ts';
import { isLocked } from '../link/parts.ts';
import type { Session } from '../session/session.ts';
import { loadChoiceLabels } from '../settings/labels.ts';
import { linkReasons } from '../strings/sharing/linkReasons.ts';
import { branchesOf } from './branches/branches.ts';
import { pageOf } from './page.ts';

/**
 * Changes values of the scenario from 0 s on: a branch with them becomes the current one and runs to the head; what was
 * there stays. Returns what is wrong with them; then nothing has changed.
 */
export async function changeFromStart(
  session: Session,
  changes: readonly (readonly [path: string, value: ParameterValue])[],
): Promise<readonly Problem[]> {
  const { lock } = pageOf(session).getState();
  const locked = changes.filter(([path]) => isLocked(lock, path));
  if (locked.length > 0) return locked.map(([path, value]) => ({ path, value, reason: linkReasons.locked }));
  await loadChoiceLabels();
  const { before, after, problems } = await startWith(session, changes);
  if (problems.length === 0) branchesOf(session).getState().recordStep({ before, after });
  return problems;
}
