import type { Edit, Picoseconds } from '../../../../contract/index.ts';
import { fromTheStart } from '../../../branches/start/fromTheStart.ts';
import { type BranchSet, editsOfShown, unbranched } from '../../../link/packed/branchSet.ts';

/** Whether any branch has an edit after 0 s. */
export const changesOnTheWay = ({ list }: BranchSet): boolean =>
  list.some(({ edits }) => edits.some(({ time }) => time > 0));

/** The current branch alone, with the settings in force at a time applied from 0 s on. */
export function begunAlone(branchSet: BranchSet, now: Picoseconds): BranchSet {
  const inForce = editsOfShown(branchSet).filter(({ time }) => time <= now);
  const edits = fromTheStart(
    inForce,
    inForce.map(({ path }) => path),
  );
  const { bookmarks, stops } = branchSet;
  return { ...unbranched(edits), bookmarks, stops };
}

/** Largest number of changes that the text of a link names. */
const MOST_NAMED = 4;

export interface HeldWords {
  readonly asOpened: string;
  readonly change: (words: string, time: string) => string;
  readonly more: (count: number) => string;
  readonly branches: (count: number) => string;
  readonly locked: (names: string) => string;
}

/**
 * Description of a link's content: `ESPD from 0 s; locked: the discard policy`.
 * @param sayEdit `ESPD` @param sayTime `0.747`
 */
export function heldWords(
  { list, shown }: BranchSet,
  locks: readonly string[],
  sayEdit: (edit: Edit) => string,
  sayTime: (time: Picoseconds) => string,
  words: HeldWords,
): string {
  const edits = list.find(({ id }) => id === shown)?.edits ?? [];
  const named = edits.slice(0, MOST_NAMED).map((edit) => words.change(sayEdit(edit), sayTime(edit.time)));
  const rest = edits.length - named.length;
  const changes = edits.length === 0 ? [words.asOpened] : rest > 0 ? [...named, words.more(rest)] : named;
  return [
    changes.join(', '),
    ...(list.length > 1 ? [words.branches(list.length)] : []),
    ...(locks.length > 0 ? [words.locked(locks.join(', '))] : []),
  ].join('; ');
}
