import {
  type Edit,
  MOST_BRANCHES,
  MOST_COMPARED,
  type ParameterValue,
  type Picoseconds,
  type Reason,
} from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { linkReasons } from '../../strings/sharing/linkReasons.ts';
import { savedReasons as reasons } from '../../strings/sharing/savedReasons.ts';
import { fromColumns } from '../edits.ts';
import { type LinkState, MAX_SECONDS, type Refuse } from '../state.ts';
import {
  type Bookmark,
  BRANCH_SET_VERSION,
  type BranchSet,
  LONGEST_BRANCH_NAME,
  LONGEST_MARK_NAME,
  type SavedBranch,
  unbranched,
} from './branchSet.ts';
import { isObject } from './untrusted.ts';

const MOST_BOOKMARKS = 1000;
const MOST_STOPS = 100;
const HIGHEST_ID = 9999;
const LAST_PS = MAX_SECONDS * 1e12;

type Claimed = Readonly<Record<string, unknown>>;

/** Branches and marks of a link; invalid parts are reported and left out. */
export function readBranchSet({ branches: part, edits }: LinkState, refuse: Refuse): BranchSet {
  if (part === undefined) return unbranched(edits);
  const { version, content } = part;
  if (version !== BRANCH_SET_VERSION) {
    refuse('branches', reasons.version(String(version)), reasons.newerBranches);
    return unbranched(edits);
  }
  if (!isObject(content)) {
    refuse('branches', content, reasons.notObject);
    return unbranched(edits);
  }
  const claimed = content as Claimed;
  const marks = {
    bookmarks: bookmarksIn(claimed.bookmarks, refuse),
    stops: listIn(claimed.stops, 'stops', MOST_STOPS, refuse),
  };
  const list = branchesIn(claimed, edits, refuse);
  if (list === null) return { ...unbranched(edits), ...marks };
  const known = (id: unknown): id is number => list.some((branch) => branch.id === id);
  const others = (ids: readonly unknown[], place: string): number[] =>
    [...new Set(ids)].filter((id): id is number => {
      if (known(id) && id !== claimed.shown) return true;
      refuse(place, id, reasons.notOther(list.map((branch) => branch.id).join(', ')));
      return false;
    });
  const [left = null] = claimed.left === undefined ? [] : others([claimed.left], 'branches.left');
  const compared = others(
    listIn(claimed.along, 'branches.along', MOST_COMPARED - 1, refuse),
    'branches.along',
  );
  return { list, shown: claimed.shown as number, compared, left, ...marks };
}

/** The branches; null where the edits of the link would belong to no branch. */
function branchesIn(
  { shown, branches }: Claimed,
  base: readonly Edit[],
  refuse: Refuse,
): SavedBranch[] | null {
  const list: SavedBranch[] = [];
  listIn(branches, 'branches', MOST_BRANCHES, refuse).forEach((written, i) => {
    const found = branchIn(
      isObject(written) ? (written as Claimed) : {},
      `branches.${i + 1}`,
      { shown, base, list },
      refuse,
    );
    if (found !== null) list.push(found);
  });
  if (list.some(({ id }) => id === shown)) return list;
  refuse('branches.shown', shown, reasons.noShown);
  return null;
}

interface Known {
  readonly shown: unknown;
  readonly base: readonly Edit[];
  /** Branches before this one. */
  readonly list: readonly SavedBranch[];
}

function branchIn(
  claimed: Claimed,
  place: string,
  { shown, base, list }: Known,
  refuse: Refuse,
): SavedBranch | null {
  const { id, parent, name = '' } = claimed;
  const wrong = (key: string, value: unknown, reason: Reason): null => {
    refuse(`${place}.${key}`, value, reason);
    return null;
  };
  const count = (key: string, most: number): number | null => {
    const value = claimed[key] ?? 0;
    const sound = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
    return sound ? (value as number) : wrong(key, value, reasons.notCount(whole(most)));
  };
  const least = (list.at(-1)?.id ?? 0) + 1;
  const first = list.length === 0;
  if (first ? id !== 1 : !(Number.isInteger(id) && (id as number) >= least && (id as number) <= HIGHEST_ID))
    return wrong('id', id, first ? reasons.notFirst : reasons.notId(least, HIGHEST_ID));
  if (!first && !list.some((branch) => branch.id === parent))
    return wrong('parent', parent, reasons.notParent(list.map((branch) => branch.id).join(', ')));
  const forkTime = count('from', LAST_PS);
  const recordedPs = count('to', LAST_PS);
  const keeps = count('keeps', base.length);
  if (forkTime === null || recordedPs === null || keeps === null) return null;
  const own = id === shown ? base.slice(keeps) : fromColumns(claimed.edits, `${place}.edits`, refuse);
  return {
    id: id as number,
    parent: first ? null : (parent as number),
    forkTime: first ? 0 : forkTime,
    edits: [...base.slice(0, keeps), ...own].sort((a, b) => a.time - b.time),
    recordedPs,
    name: nameIn(name, LONGEST_BRANCH_NAME, `${place}.name`, refuse),
  };
}

function nameIn(name: unknown, longest: number, place: string, refuse: Refuse): string {
  if (typeof name === 'string' && name.length <= longest) return name;
  refuse(place, name as ParameterValue, reasons.notName(longest));
  return '';
}

function bookmarksIn(claimed: unknown, refuse: Refuse): Bookmark[] {
  const found = new Map<Picoseconds, Bookmark>();
  listIn(claimed, 'bookmarks', MOST_BOOKMARKS, refuse).forEach((written, i) => {
    const [time, name = ''] = Array.isArray(written) ? written : [];
    const place = `bookmarks.${i + 1}`;
    if (Number.isInteger(time) && time >= 0 && time <= LAST_PS)
      found.set(time, { time, name: nameIn(name, LONGEST_MARK_NAME, place, refuse) });
    else refuse(place, time, linkReasons.notPicoseconds(whole(LAST_PS)));
  });
  return [...found.values()].sort((a, b) => a.time - b.time);
}

function listIn(claimed: unknown, place: string, most: number, refuse: Refuse): readonly unknown[] {
  if (claimed === undefined) return [];
  if (!Array.isArray(claimed)) {
    refuse(place, claimed, reasons.notList);
    return [];
  }
  if (claimed.length > most) refuse(place, claimed.length, reasons.many(String(most)));
  return claimed.slice(0, most);
}
