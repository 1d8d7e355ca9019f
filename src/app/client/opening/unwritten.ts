// A change is written into the address a moment after it. A reload in between opens the address as it was when the reload
// began, whatever a page that is left writes there: what is missing waits in the tab for the next page.
import { fieldsOf, keepText, keptText, parsed } from '../../kept.ts';

const KEY = 'cellscope.unwritten';

interface Unwritten {
  /** Addresses that a reload may have begun with, the last one last. */
  readonly at: readonly string[];
  /** What it should have been. */
  readonly query: string;
  /** The part of the run that no address can hold, as the entry of the history has it. */
  readonly state: unknown;
}

/** For a page that is left before its address was written. Synchronous: nothing else comes to an end then. */
export function keepUnwritten(unwritten: Unwritten): void {
  // What is too large for the store is left out; what the address can hold is kept then, too.
  if (!keepText(KEY, JSON.stringify(unwritten), 'tab'))
    keepText(KEY, JSON.stringify({ ...unwritten, state: null }), 'tab');
}

/** The page was not left after all, or its address is written. */
export const forgetUnwritten = (): boolean => keepText(KEY, null, 'tab');

/** Whether a page is the one that was there before, and not a link that a reader opened or went back to. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Before the address is read: writes what the page before could not. */
export function takeUpUnwritten(): void {
  const text = keptText(KEY, 'tab');
  if (text === null) return;
  forgetUnwritten();
  const { at, query, state } = fieldsOf(text);
  if (!isReload() || !Array.isArray(at) || !at.includes(location.search)) return;
  if (typeof query !== 'string' || !query.startsWith('?')) return;
  history.replaceState(parsed(JSON.stringify(state)) ?? null, '', query);
}
