import { useState } from 'react';
import { type Act, keys } from './keys.ts';

const ALONG: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface Row {
  readonly at: number;
  readonly count: number;
  /** Whether the first item follows the last one. */
  readonly wraps: boolean;
  /** Whether the up and down keys move too, instead of scrolling the page. */
  readonly both: boolean;
}

/** Index that a key leads to in a row; null: none. */
export function ledTo(key: string, { at, count, wraps, both }: Row): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = ALONG[key] ?? (both ? ACROSS[key] : undefined);
  if (by === undefined) return null;
  return wraps ? (at + by + count) % count : Math.max(0, Math.min(count - 1, at + by));
}

interface RowOptions {
  readonly both?: boolean;
  /** For a list of tabs: the index of the shown tab, and how to open the one a key leads to. */
  readonly tabs?: { readonly shown: number; readonly open: (next: number) => void };
}

/**
 * Roving focus for a row of buttons or links that is a single tab stop: arrow keys move within it, Home and End to its ends. As
 * recommended by ARIA, arrows end at the ends of a toolbar, and wrap in a list of tabs.
 * @returns props for the row, and for each of its buttons
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
