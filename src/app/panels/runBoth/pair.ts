import {
  type BranchInfo,
  type Edit,
  editsApart,
  isWithin,
  lowestOf,
  type ParameterValue,
  type Picoseconds,
  sameEdit,
} from '../../../contract/index.ts';
import type { EditHistory } from '../../store/branches/editHistory.ts';
import { newest } from '../branches/newest.ts';

/** One of two runs: a branch that is there, or one that is still to be made, with all its edits. */
export interface Way {
  readonly branch: number | null;
  readonly edits: readonly Edit[];
}

/** Two runs of one seed, each under its own setting as early as there is such a setting. */
export interface Pair {
  /** What runs, or how it was before a change. */
  readonly a: Way;
  readonly b: Way;
  /** From when on the two differ: 0, unless the setting belongs to a mechanism that comes later. */
  readonly from: Picoseconds;
  /** The setting that is asked about. */
  readonly path: string;
}

const areSame = (a: readonly Edit[], b: readonly Edit[]): boolean =>
  a.length === b.length &&
  a.every((edit, i) => {
    const other = b[i];
    return other !== undefined && sameEdit(edit, other);
  });

const branchWith = (list: readonly BranchInfo[], edits: readonly Edit[]): number | null =>
  list.find((branch) => areSame(branch.edits, edits))?.id ?? null;

const isOf = (paths: readonly string[], { path }: Edit): boolean => paths.some((one) => isWithin(path, one));

/**
 * The same edits, but for settings at some paths: their last values act from 0 s on, and those of a mechanism that comes
 * later from there on. All other edits stay where they are.
 */
export function fromTheStart(edits: readonly Edit[], paths: readonly string[]): readonly Edit[] {
  const others = edits.filter((edit) => !isOf(paths, edit));
  const moved = newest(edits.filter((edit) => isOf(paths, edit))).map((edit) => {
    const owner = others.findLast(({ path }) => path !== edit.path && isWithin(edit.path, path));
    return { ...edit, time: owner?.time ?? 0 };
  });
  return [...others, ...moved].sort((one, other) => one.time - other.time);
}

function pairOf(list: readonly BranchInfo[], a: readonly Edit[], b: readonly Edit[], path: string): Pair {
  const apart = editsApart([a, b]).map(({ time }) => time);
  return {
    a: { branch: branchWith(list, a), edits: a },
    b: { branch: branchWith(list, b), edits: b },
    from: apart.length === 0 ? 0 : lowestOf(apart),
    path,
  };
}

/** The value that runs against another one. @param now what comes later to the same setting is left out */
export function rivalPair(
  list: readonly BranchInfo[],
  { edits }: BranchInfo,
  { path, value }: { readonly path: string; readonly value: ParameterValue },
  now: Picoseconds,
): Pair {
  const known = edits.filter((edit) => edit.time <= now || !isOf([path], edit));
  const others = edits.filter((edit) => !isOf([path], edit));
  const a = fromTheStart(known, [path]);
  return pairOf(list, a, fromTheStart([...others, { time: now, path, value }], [path]), path);
}

/** Two lists of edits with all that they differ in from the start; null where they do not differ. */
function apartPair(list: readonly BranchInfo[], a: readonly Edit[], b: readonly Edit[]): Pair | null {
  const apart = editsApart([a, b]);
  const [first] = [...apart].sort((one, other) => one.time - other.time);
  if (first === undefined) return null;
  const paths = apart.map(({ path }) => path);
  return pairOf(list, fromTheStart(a, paths), fromTheStart(b, paths), first.path);
}

/** The run before and after the last change that was made by hand; null where there is none, or one that ran both. */
export function changePair(
  list: readonly BranchInfo[],
  current: number,
  { steps, at }: EditHistory,
): Pair | null {
  const last = steps[at - 1];
  const here = list.find(({ id }) => id === current);
  if (last === undefined || last.after.place !== undefined || here === undefined) return null;
  if (last.after.branch !== current || !areSame(last.after.edits, here.edits)) return null;
  return apartPair(list, last.before.edits, here.edits);
}

/** Two branches that are on the stage together and part by a path; null where none of them differs in it first. */
export function comparedPair(
  list: readonly BranchInfo[],
  current: number,
  together: readonly number[],
  path: string | null,
): Pair | null {
  const here = list.find(({ id }) => id === current);
  if (here === undefined) return null;
  for (const other of list.filter(({ id }) => together.includes(id))) {
    const [a, b] = other.id < here.id ? [other, here] : [here, other];
    const pair = apartPair(list, a.edits, b.edits);
    if (pair !== null && (path === null || pair.path === path)) return pair;
  }
  return null;
}

/** The last value that a list of edits gives a path; undefined where it gives none. */
export const valueIn = (edits: readonly Edit[], path: string): ParameterValue | undefined =>
  edits.findLast((edit) => edit.path === path)?.value;
