import {
  type BranchInfo,
  type Catalog,
  type Edit,
  type LoadedReport,
  readEditPath,
} from '../../../contract/index.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { documentValue } from '../../store/documentPaths.ts';
import { appliedValue } from '../../store/paths.ts';
import { stageOf } from '../../store/stage.ts';
import { resultTexts as texts } from '../../strings/panels/result.ts';
import { badgeOf, branchWords, changeWords, ownChanges } from '../branches/words.ts';

export interface Names {
  readonly a: string;
  readonly b: string;
  /** B at the beginning of a sentence. */
  readonly subject: string;
}

const isMechanism = ({ path }: Edit): boolean => readEditPath(path)?.kind === 'mechanism';

/** What A had in the place of a change of B: `RCD`, `buffer 2,000`. */
function insteadOf(
  session: Session,
  { time, path }: Edit,
  a: BranchInfo,
  loaded: LoadedReport,
  catalog: Catalog | null,
) {
  const value =
    a.edits.findLast((edit) => edit.path === path && edit.time <= time)?.value ??
    appliedValue(loaded.ports, loaded.vcStates, loaded.port, path) ??
    documentValue(loaded.base, path);
  return value === undefined ? null : changeWords(session, { time, path, value }, catalog);
}

/** Two branches by what makes the second another run than the first. */
export function namesOf(session: Session, a: BranchInfo, b: BranchInfo): Names {
  const { loaded, catalog } = stageOf(session).getState();
  const { names, list } = branchesOf(session).getState();
  const [change, ...others] = ownChanges(b, list);
  const given = names[b.id];
  if (loaded === null || change === undefined || given)
    return { a: branchWords(session, a), b: branchWords(session, b), subject: given || badgeOf(b.id) };
  const words = branchWords(session, b);
  const alone = others.length === 0;
  return {
    a:
      (alone && !names[a.id] ? insteadOf(session, change, a, loaded, catalog) : null) ??
      branchWords(session, a),
    b: words,
    subject: alone && isMechanism(change) ? words : texts.withChange(words),
  };
}
