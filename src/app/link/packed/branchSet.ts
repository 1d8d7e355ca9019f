import type { Edit, Picoseconds } from '../../../contract/index.ts';
import { toEditColumns } from '../edits.ts';
import type { BranchesPart, Json } from '../state.ts';

/** 1 was never written by a page; what a part of it holds is not known. */
export const BRANCH_SET_VERSION = 2;
export const LONGEST_BRANCH_NAME = 40;
export const LONGEST_MARK_NAME = 24;

export interface Bookmark {
  readonly time: Picoseconds;
  /** Empty: it goes by its time. */
  readonly name: string;
}

/** One branch of a run. */
export interface SavedBranch {
  /** 1: as it was loaded. */
  readonly id: number;
  /** The branch it left; null for the first. */
  readonly parent: number | null;
  readonly forkTime: Picoseconds;
  readonly edits: readonly Edit[];
  /** How far it was computed. */
  readonly recordedPs: Picoseconds;
  /** Empty: it was given none. */
  readonly name: string;
}

/** Every branch of a run, which of them are on the screen, and the moments that the reader marked. */
export interface BranchSet {
  /** Ascending by id, parents before children; never empty. */
  readonly list: readonly SavedBranch[];
  readonly shown: number;
  readonly compared: readonly number[];
  /** The one that was shown before. */
  readonly left: number | null;
  readonly bookmarks: readonly Bookmark[];
  /** Judged by the worker. */
  readonly stops: readonly unknown[];
}

/** A run that never branched. */
export const unbranched = (edits: readonly Edit[]): BranchSet => ({
  list: [{ id: 1, parent: null, forkTime: 0, edits, recordedPs: 0, name: '' }],
  shown: 1,
  compared: [],
  left: null,
  bookmarks: [],
  stops: [],
});

/** The edits of the shown branch, which a link keeps as the edits of the run. */
export const editsOfShown = ({ list, shown }: BranchSet): readonly Edit[] =>
  list.find(({ id }) => id === shown)?.edits ?? [];

/** How many edits two lists have in common from the start. */
function inCommon(a: readonly Edit[], b: readonly Edit[]): number {
  const parting = a.findIndex(({ time, path, value }, i) => {
    const other = b[i];
    return other === undefined || other.time !== time || other.path !== path || other.value !== value;
  });
  return parting < 0 ? a.length : parting;
}

/** Branches as a part of a link; nothing where there is one unnamed branch without marks. */
export function writeBranchSet(branchSet: BranchSet): BranchesPart | undefined {
  const { list, shown, compared, left, bookmarks, stops } = branchSet;
  if (list.length === 1 && list[0]?.name === '' && bookmarks.length + stops.length === 0) return undefined;
  const base = editsOfShown(branchSet);
  const branches = list.map(({ id, parent, forkTime, edits, recordedPs, name }) => {
    const keeps = inCommon(edits, base);
    return {
      id,
      ...(parent !== null && { parent, from: forkTime }),
      to: recordedPs,
      ...(name !== '' && { name }),
      ...(id !== shown && { keeps, edits: toEditColumns(edits.slice(keeps)) }),
    };
  });
  const content = {
    shown,
    ...(compared.length > 0 && { along: compared }),
    ...(left !== null && { left }),
    branches,
    ...(bookmarks.length > 0 && { bookmarks: bookmarks.map(({ time, name }) => [time, name]) }),
    ...(stops.length > 0 && { stops }),
  };
  return { version: BRANCH_SET_VERSION, content: content as unknown as Json };
}
