// A change is written into the address with a short delay. A reload in between opens the address as of its start, whatever the
// closing page writes: the missing state is passed to the next page through the tab's storage.
import { array, object, optional, pipe, startsWith, string, unknown } from 'valibot';
import { json, kept } from '../../kept.ts';

interface Unwritten {
  /** Addresses that a reload may have begun with, the last one last. */
  readonly at: readonly string[];
  /** The address with the missing state. */
  readonly query: string;
  /** The part of the run that no address can hold, as stored in the history entry. */
  readonly state?: unknown;
}

const UNWRITTEN = kept<Unwritten>(
  'cellscope.unwritten',
  json(object({ at: array(string()), query: pipe(string(), startsWith('?')), state: optional(unknown()) })),
  'tab',
);

/** Stores the state of a page that is left before its address was written. Synchronous, because nothing asynchronous would finish. */
export function keepUnwritten(unwritten: Unwritten): void {
  // A state too large for the storage is left out; the address is then kept alone.
  if (!UNWRITTEN.keep(unwritten)) UNWRITTEN.keep({ ...unwritten, state: null });
}

/** Called when the page was not left, or its address is written. */
export const forgetUnwritten = (): boolean => UNWRITTEN.keep(null);

/** Whether the page was reloaded, as opposed to a link or history entry. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Called before the address is read: writes what the previous page could not. */
export function takeUpUnwritten(): void {
  const unwritten = UNWRITTEN.read();
  forgetUnwritten();
  if (unwritten === null || !isReload() || !unwritten.at.includes(location.search)) return;
  history.replaceState(unwritten.state ?? null, '', unwritten.query);
}
