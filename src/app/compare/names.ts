import {
  type BranchInfo,
  type Edit,
  editsApart,
  type ParameterValue,
  readKind,
} from '../../contract/index.ts';
import { seconds } from '../format.ts';
import type { Session } from '../session/session.ts';
import { sayEdit } from '../settings/name.ts';
import { openedValue } from '../settings/value.ts';
import { branchesOf } from '../store/branches/branches.ts';
import { isFromStart, runningAt } from '../store/paths.ts';
import { decidingMechanisms } from '../store/runKind.ts';
import { stageOf } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import { inParts } from '../strings/text.ts';
import { newest } from './newest.ts';

/** Badge: A for the run as it was opened, then B, C, ...; it stays with its branch. */
export const badgeOf = (id: number): string => String.fromCharCode(65 + ((id - 1) % 26));

/** Most changes in a name; if there are more, only their number is given. */
const MOST_SHOWN = 2;
/** Most changes in names that have to distinguish branches. */
const MOST_APART = 3;

/** Edits by which a branch differs from its parent: the last value of each path since the branch point. */
export function ownChanges(
  { parent, forkTime, edits }: BranchInfo,
  list: readonly BranchInfo[],
): readonly Edit[] {
  const left = list.find(({ id }) => id === parent)?.edits ?? [];
  const isKept = (edit: Edit) =>
    left.some(({ time, path, value }) => time === edit.time && path === edit.path && value === edit.value);
  return newest(parent === null ? edits : edits.filter((edit) => edit.time >= forkTime && !isKept(edit)));
}

/** Name of a branch: given by the reader, or from its changes. */
export function branchWords(session: Session, branch: BranchInfo): string {
  const { names, list } = branchesOf(session).getState();
  const name = names[branch.id];
  if (name) return name;
  const changes = ownChanges(branch, list);
  if (changes.length === 0)
    return branch.parent === null ? openedWords(session, branch) : en.branches.unchanged;
  return newestWords(session, changes);
}

function newestWords(session: Session, changes: readonly Edit[], most = MOST_SHOWN): string {
  const known = stageOf(session).getState();
  const named = changes.slice(-most).map((edit) => sayEdit(known, edit));
  const rest = changes.length - named.length;
  return rest > 0 ? en.branches.andMore(inParts(named), rest) : inParts(named);
}

/** Subtitle of the scene, preceded by the changes of a branch from the start. */
export function subtitleNow(session: Session, subtitle: string, edits: readonly Edit[]): string {
  const changes = newest(edits.filter(isFromStart));
  if (changes.length === 0) return subtitle;
  const senders = stageOf(session).getState().loaded?.vcs.length ?? 0;
  const isCounted = changes.some(({ path }) => readKind('senders', path) !== null);
  const words = newestWords(session, changes);
  return en.branches.changed(isCounted ? en.branches.inAll(words, senders) : words, subtitle);
}

/** Name of the run as opened: by the settings that other branches have changed, else by the first deciding mechanism. */
function openedWords(session: Session, branch: BranchInfo): string {
  const { list } = branchesOf(session).getState();
  const others = newest(list.filter((other) => other !== branch).flatMap(({ edits }) => edits));
  const opened = others.flatMap((edit) => {
    const value = openedValue(session, edit.path);
    return value === undefined ? [] : [{ ...edit, value }];
  });
  return opened.length === 0
    ? firstPolicy(session)
    : `${newestWords(session, opened)} ${en.branches.asOpened}`;
}

/**
 * Names of branches by the settings in which they differ, in order: `RCD, buffer 2,000` and `ESPD, buffer 1,000`. If branches
 * have the same settings from different times on, the name includes the time.
 */
export function distinctBranchNames(session: Session, branches: readonly BranchInfo[]): readonly string[] {
  const { names } = branchesOf(session).getState();
  const known = stageOf(session).getState();
  const edited = branches.map(({ edits }) => new Map(newest(edits).map((edit) => [edit.path, edit])));
  const paths = [...new Set(edited.flatMap((own) => [...own.keys()]))];
  const valueAt = (own: (typeof edited)[number] | undefined, path: string): ParameterValue | undefined =>
    own?.get(path)?.value ?? openedValue(session, path);
  const differing = paths.filter((path) =>
    edited.some((own) => valueAt(own, path) !== valueAt(edited[0], path)),
  );
  return branches.map((branch, i) => {
    const own = edited[i];
    const changes = differing.flatMap((path): readonly Edit[] => {
      const value = valueAt(own, path);
      return value === undefined ? [] : [{ time: 0, path, value }];
    });
    const later = changes.length > 0 ? [] : editsApart(branches.map(({ edits }) => edits));
    const timed = newest(later.filter((edit) => branch.edits.includes(edit))).map((edit) =>
      en.branches.since(sayEdit(known, edit), seconds(edit.time, 3)),
    );
    const words = changes.length > 0 ? newestWords(session, changes, MOST_APART) : inParts(timed);
    return names[branch.id] || words || branchWords(session, branch);
  });
}

/** Name such as `EPD as opened`, from the first deciding mechanism. */
function firstPolicy(session: Session): string {
  const { loaded, catalog } = stageOf(session).getState();
  const port = loaded?.ports.find(({ id }) => id === loaded.port);
  const decides = decidingMechanisms({ loaded })[0];
  const isNamed = catalog !== null && port !== undefined && decides !== undefined && decides !== 'allocation';
  const policy = isNamed ? runningAt(catalog, port, decides)?.short : undefined;
  return policy ? `${policy} ${en.branches.asOpened}` : en.branches.asOpened;
}
