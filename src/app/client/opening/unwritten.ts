// A change is written into the address a moment after it. A reload in between opens the address as it was when the reload
// began, whatever a page that is left writes there: what is missing waits in the tab for the next page.
import { array, object, optional, pipe, startsWith, string, unknown } from 'valibot';
import { json, kept } from '../../kept.ts';

interface Unwritten {
  /** Addresses that a reload may have begun with, the last one last. */
  readonly at: readonly string[];
  /** What it should have been. */
  readonly query: string;
  /** The part of the run that no address can hold, as the entry of the history has it. */
  readonly state?: unknown;
}

const UNWRITTEN = kept<Unwritten>(
  'cellscope.unwritten',
  json(object({ at: array(string()), query: pipe(string(), startsWith('?')), state: optional(unknown()) })),
  'tab',
);

/** For a page that is left before its address was written. Synchronous: nothing else comes to an end then. */
export function keepUnwritten(unwritten: Unwritten): void {
  // What is too large for the store is left out; what the address can hold is kept then, too.
  if (!UNWRITTEN.keep(unwritten)) UNWRITTEN.keep({ ...unwritten, state: null });
}

/** The page was not left after all, or its address is written. */
export const forgetUnwritten = (): boolean => UNWRITTEN.keep(null);

/** Whether a page is the one that was there before, and not a link that a reader opened or went back to. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Before the address is read: writes what the page before could not. */
export function takeUpUnwritten(): void {
  const unwritten = UNWRITTEN.read();
  forgetUnwritten();
  if (unwritten === null || !isReload() || !unwritten.at.includes(location.search)) return;
  history.replaceState(unwritten.state ?? null, '', unwritten.query);
}
