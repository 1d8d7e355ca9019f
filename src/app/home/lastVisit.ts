import { fieldsOf, keepText, keptText } from '../kept.ts';

/** Where a reader was on the stage: its address, the title of its scene and, of a run that was paused, its digest up to there. */
export interface LastVisit {
  readonly query: string;
  readonly title: string;
  readonly digest?: string;
}

const KEY = 'cellscope-last-visit';
/** A longer address is not worth keeping; it also is what a broken store may have. */
const LONGEST = 8000;

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** What the store has, if that is a visit: null for anything else. */
export function readLastVisit(text: string | null): LastVisit | null {
  const { query, title, digest } = fieldsOf(text);
  if (!isShort(query) || !query.startsWith('?') || !isShort(title)) return null;
  return { query, title, ...(isShort(digest) && { digest }) };
}

/** Null where nothing is kept: the reader starts at the beginning. */
export const lastVisit = (): LastVisit | null => readLastVisit(keptText(KEY));

export function keepLastVisit(visit: LastVisit): void {
  if (isShort(visit.query)) keepText(KEY, JSON.stringify(visit));
}
