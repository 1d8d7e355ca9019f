import {
  type BranchInfo,
  type Edit,
  editsApart,
  lowestOf,
  type ParameterValue,
  type Picoseconds,
  sameEdit,
} from '../../contract/index.ts';
import { fromTheStart, isOf } from '../branches/start/fromTheStart.ts';
import { editedTo } from '../settings/kinds.ts';
import type { EditHistory } from '../store/branches/editHistory.ts';

/** One of two runs with all its edits: an existing branch, which may still have to take them, or null for one to be made. */
export interface Way {
  readonly branch: number | null;
  readonly edits: readonly Edit[];
}

/** Two runs of one seed, each under its own setting from as early on as the setting exists. */
export interface Pair {
  /** The current run, or the run before a change. */
  readonly a: Way;
  readonly b: Way;
  /** Time from which the two differ: 0, unless the setting belongs to a mechanism that begins later. */
  readonly from: Picoseconds;
  /** Path of the compared setting. */
  readonly path: string;
}

/** The comparison that *Run both* would make, with the value of each run. */
export interface Offer {
  readonly pair: Pair;
  readonly a: ParameterValue | undefined;
  readonly b: ParameterValue | undefined;
}

const SIDES = ['a', 'b'] as const;
export type PairSide = (typeof SIDES)[number];

/** Which of the two runs have the value. @param opened what the path has without a change */
export const sidesWith = (
  { pair, ...values }: Offer,
  path: string,
  value: ParameterValue,
  opened: ParameterValue | undefined,
): readonly PairSide[] =>
  SIDES.filter(
    (side) => (path === pair.path ? values[side] : (editedTo(path, pair[side]) ?? opened)) === value,
  );

const areSame = (a: readonly Edit[], b: readonly Edit[]): boolean =>
  a.length === b.length &&
  a.every((edit, i) => {
    const other = b[i];
    return other !== undefined && sameEdit(edit, other);
  });

const branchWith = (list: readonly BranchInfo[], edits: readonly Edit[]): number | null =>
  list.find((branch) => areSame(branch.edits, edits))?.id ?? null;

function pairOf(list: readonly BranchInfo[], a: readonly Edit[], b: readonly Edit[], path: string): Pair {
  const apart = editsApart([a, b]).map(({ time }) => time);
  return {
    a: { branch: branchWith(list, a), edits: a },
    b: { branch: branchWith(list, b), edits: b },
    from: apart.length === 0 ? 0 : lowestOf(apart),
    path,
  };
}

/** Pair of the current run and one with a rival value. @param now later edits of the same setting are left out */
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

/** Pair of two lists of edits, with their differences moved to the start; null if they then do not differ. */
function apartPair(list: readonly BranchInfo[], a: readonly Edit[], b: readonly Edit[]): Pair | null {
  const apart = editsApart([a, b]);
  const [first] = [...apart].sort((a, b) => a.time - b.time);
  if (first === undefined) return null;
  const paths = apart.map(({ path }) => path);
  const [begunA, begunB] = [fromTheStart(a, paths), fromTheStart(b, paths)];
  return areSame(begunA, begunB) ? null : pairOf(list, begunA, begunB, first.path);
}

/**
 * The run before and after the last manual change; null without one, or if that change ran both. A step that only changes when a
 * setting begins is no difference between runs that have it from the start: the change before such a step is used.
 */
export function changePair(
  list: readonly BranchInfo[],
  current: number,
  { steps, at }: EditHistory,
): Pair | null {
  const here = list.find(({ id }) => id === current);
  const last = steps[at - 1];
  if (here === undefined || last === undefined || !areSame(last.after.edits, here.edits)) return null;
  for (const { before, after } of steps.slice(0, at).reverse()) {
    if (after.place !== undefined || after.branch !== current) return null;
    const pair = apartPair(list, before.edits, here.edits);
    if (pair === null) continue;
    const { a, b } = pair;
    // The change has made this branch: it is B, and A is its parent.
    const isMade = b.branch === null && a.branch !== null && a.branch !== current;
    return isMade ? { ...pair, b: { ...b, branch: current } } : pair;
  }
  return null;
}

/** Two branches that are shown together and differ in a path; null where no branch differs in it first. */
export function comparedPair(
  list: readonly BranchInfo[],
  current: number,
  compared: readonly number[],
  path: string | null,
): Pair | null {
  const here = list.find(({ id }) => id === current);
  if (here === undefined) return null;
  for (const other of list.filter(({ id }) => compared.includes(id))) {
    const [a, b] = other.id < here.id ? [other, here] : [here, other];
    const pair = apartPair(list, a.edits, b.edits);
    if (pair !== null && (path === null || pair.path === path)) return pair;
  }
  return null;
}
