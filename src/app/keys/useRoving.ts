import { useState } from 'react';
import { type Act, keys } from './keys.ts';

const ALONG: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface Row {
  readonly at: number;
  readonly count: number;
  /** Behind the last one is the first one again. */
  readonly wraps: boolean;
  /** Keys up and down lead on, too: the page does not scroll by them. */
  readonly both: boolean;
}

/** Where a key leads in a row; null: nowhere. */
export function ledTo(key: string, { at, count, wraps, both }: Row): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = ALONG[key] ?? (both ? ACROSS[key] : undefined);
  if (by === undefined) return null;
  return wraps ? (at + by + count) % count : Math.max(0, Math.min(count - 1, at + by));
}

interface RowOptions {
  readonly both?: boolean;
  /** Of a list of tabs, of which the one at `shown` is: one that a key leads to is opened. */
  readonly tabs?: { readonly shown: number; readonly open: (next: number) => void };
}

/**
 * A row of buttons or links, one stop of the Tab key: arrows lead on from there, Home and End to its ends. As the practices of
 * ARIA have it, arrows stop at the ends of a toolbar, and go round in a list of tabs.
 * @returns what goes onto the row, and onto each of its buttons
 */
export function useRoving(count: number, { both = false, tabs }: RowOptions = {}) {
  const [reached, setReached] = useState(0);
  const reach = tabs?.open ?? setReached;
  const at = Math.min(tabs?.shown ?? reached, count - 1);
  const row = keys(({ key }, element): Act => {
    const next = ledTo(key, { at, count, wraps: tabs !== undefined, both });
    if (next === null) return null;
    return () => {
      reach(next);
      element.querySelectorAll<HTMLElement>('button, a')[next]?.focus();
    };
  });
  const buttonAt = (i: number) => ({
    tabIndex: i === at ? 0 : -1,
    ...(tabs === undefined && { onFocus: () => setReached(i) }),
  });
  return { row, buttonAt };
}
