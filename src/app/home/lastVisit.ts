/** Where a reader was on the stage: its address and the title of its scene. */
export interface LastVisit {
  readonly query: string;
  readonly title: string;
}

const KEY = 'cellscope-last-visit';
/** A longer address is not worth keeping; it also is what a broken store may have. */
const LONGEST = 8000;

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** What the store has, if that is a visit: null for anything else. */
export function readLastVisit(text: string | null): LastVisit | null {
  try {
    const { query, title } = JSON.parse(text ?? 'null') ?? {};
    return isShort(query) && query.startsWith('?') && isShort(title) ? { query, title } : null;
  } catch {
    return null;
  }
}

/** Null where nothing is kept, or the browser refuses. */
export function lastVisit(): LastVisit | null {
  try {
    return readLastVisit(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** On this device only. Where the browser refuses, the reader starts at the beginning. */
export function keepLastVisit(visit: LastVisit): void {
  try {
    if (isShort(visit.query)) localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Nothing is lost but the way back.
  }
}
