import { useSyncExternalStore } from 'react';

/** Widths of VISUAL.md section 4, in rem, so that larger text counts as a narrower page. */
export type PageWidth = 'phone' | 'narrow' | 'compact' | 'full';

export interface PageSize {
  readonly width: PageWidth;
  /** Large text on a phone: a line has few letters. */
  readonly few: boolean;
  /** Code and score need the height: there is none for more. */
  readonly low: boolean;
  /** Parameters, an RM cell, all lines of code and the score stand one below the other. */
  readonly tall: boolean;
  /** A phone lying on its side, or a laptop's page at 200 %: the transport is one row. */
  readonly flat: boolean;
  /** The reader's font size over 16 pixels. */
  readonly text: number;
  /** How much the picture of a projector is made smaller or larger to fit its window; 1 in other themes. */
  readonly fit: number;
}

interface Window {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** A projector's page is one picture of this size (VISUAL.md section 4), CSS pixels. */
const PROJECTOR = { width: 1920, height: 1080 } as const;
const FIT = { min: 0.5, max: 2 } as const;

const fitOf = ({ innerWidth, innerHeight }: Window) =>
  Math.min(
    FIT.max,
    Math.max(FIT.min, Math.min(innerWidth / PROJECTOR.width, innerHeight / PROJECTOR.height)),
  );

function widthOf(innerWidth: number, rem: number): PageWidth {
  const rems = innerWidth / rem;
  // A wide window in which enlarged text leaves room for one column only is used as a phone is.
  if (rems < 48 || (innerWidth >= 1024 && rems < 64)) return 'phone';
  if (rems < 64) return 'narrow';
  return rems < 85.35 ? 'compact' : 'full';
}

/** @param rem font size of the root, CSS pixels */
export function pageSize(window: Window, rem: number, projector: boolean): PageSize {
  const fit = projector ? fitOf(window) : 1;
  const columns = window.innerWidth / fit / rem;
  const lines = window.innerHeight / fit / rem;
  return {
    width: widthOf(window.innerWidth / fit, rem),
    few: columns < 18,
    low: lines < 56,
    tall: lines >= 72,
    flat: lines < 30 && columns >= 35 && columns < 64,
    text: rem / 16,
    fit,
  };
}

let current: PageSize = { width: 'full', few: false, low: false, tall: true, flat: false, text: 1, fit: 1 };
const listeners = new Set<() => void>();

function measure(): void {
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  const next = pageSize(window, rem, root.dataset.theme === 'projector');
  const same = (Object.keys(next) as (keyof PageSize)[]).every((key) => next[key] === current[key]);
  if (same) return;
  current = next;
  publish();
  for (const tell of listeners) tell();
}

function publish(): void {
  const root = document.documentElement;
  root.dataset.width = current.width;
  root.dataset.letters = current.few ? 'few' : 'many';
  root.dataset.height = current.flat ? 'flat' : current.low ? 'low' : 'high';
  root.style.setProperty('--fit', String(current.fit));
}

/**
 * Keeps `data-width`, `data-letters`, `data-height` and `--fit` of the root in step with window, theme and font size: style
 * sheets and components decide by them alone. Media queries would not see a font size set by a style sheet.
 */
export function keepPageSize(): void {
  const probe = document.createElement('i');
  probe.className = 'unseen';
  probe.style.width = '1rem';
  // After the page it would stand a pixel below its end, and the page would scroll.
  probe.style.top = '0';
  document.body.append(probe);
  publish();
  measure();
  new ResizeObserver(measure).observe(probe);
  new MutationObserver(measure).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('resize', measure);
}

export const pageSizeNow = (): PageSize => current;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const usePageSize = (): PageSize => useSyncExternalStore(subscribe, pageSizeNow);
