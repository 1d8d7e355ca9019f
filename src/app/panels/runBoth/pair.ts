import {
  type BranchInfo,
  type Edit,
  isWithin,
  type ParameterValue,
  type Picoseconds,
} from '../../../contract/index.ts';
import type { EditHistory } from '../../store/branches/editHistory.ts';
import type { Parting } from './moment.ts';

/** One of two runs: a branch that is there, or one that is still to be made, with all its edits. */
export interface Way {
  readonly branch: number | null;
  readonly edits: readonly Edit[];
}

/** Two runs that part at a moment. */
export interface Pair {
  /** Without the change; its branch is there. */
  readonly a: Way & { readonly branch: number };
  readonly b: Way;
  readonly parting: Parting;
  /** What `b` takes at the parting. */
  readonly path: string;
}

const isSame = (a: Edit | undefined, b: Edit | undefined): boolean =>
  a?.time === b?.time && a?.path === b?.path && a?.value === b?.value;

const areSame = (a: readonly Edit[], b: readonly Edit[]): boolean =>
  a.length === b.length && a.every((edit, i) => isSame(edit, b[i]));

/** The first edit that only one of two lists has. */
function firstOther(a: readonly Edit[], b: readonly Edit[]): Edit | null {
  const longer = a.length > b.length ? a : b;
  const at = longer.findIndex((_, i) => !isSame(a[i], b[i]));
  return at < 0 ? null : (b[at] ?? a[at] ?? null);
}

/** The run as it is, and the run with another value from a moment on. */
export function rivalPair(
  { id, edits }: BranchInfo,
  { path, value }: { readonly path: string; readonly value: ParameterValue },
  { time, since }: Parting,
  now: Picoseconds,
): Pair {
  const changed = edits.findLast((edit) => edit.path === path && edit.time <= now && edit.time > time);
  const parting: Parting = changed === undefined ? { time, since } : { time: changed.time, since: 'change' };
  const kept = edits.filter((edit) => edit.time < parting.time || !isWithin(edit.path, path));
  const at = kept.findIndex((edit) => edit.time > parting.time);
  const with_ = kept.toSpliced(at < 0 ? kept.length : at, 0, { time: parting.time, path, value });
  return { a: { branch: id, edits }, b: { branch: null, edits: with_ }, parting, path };
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
  const change = firstOther(last.before.edits, here.edits);
  if (change === null) return null;
  const parting: Parting = { time: change.time, since: 'change' };
  const left = list.find(({ id }) => id === last.before.branch && id !== current);
  const { edits } = last.before;
  if (left !== undefined && areSame(left.edits, edits))
    return {
      a: { branch: left.id, edits },
      b: { branch: current, edits: here.edits },
      parting,
      path: change.path,
    };
  return {
    a: { branch: current, edits },
    b: { branch: null, edits: here.edits },
    parting,
    path: change.path,
  };
}

/** Two branches that are on the stage together and part by a path; null where none of them differs in it first. */
export function comparedPair(
  list: readonly BranchInfo[],
  current: number,
  together: readonly number[],
  path: string,
): Pair | null {
  const here = list.find(({ id }) => id === current);
  if (here === undefined) return null;
  for (const other of list.filter(({ id }) => together.includes(id))) {
    const change = firstOther(other.edits, here.edits);
    if (change?.path === path)
      return {
        a: { branch: other.id, edits: other.edits },
        b: { branch: current, edits: here.edits },
        parting: { time: change.time, since: 'change' },
        path,
      };
  }
  return null;
}

/** The value of a path that a list of edits gives it at a moment; undefined where it gives none. */
export const valueIn = (
  edits: readonly Edit[],
  path: string,
  time: Picoseconds,
): ParameterValue | undefined => edits.findLast((edit) => edit.path === path && edit.time <= time)?.value;
