/** Pages of runs, and where the reader was on each of them in this tab: settings of the page are in its address. */
type Remembered = 'papers' | 'sweep' | 'story';

const keyOf = (page: Remembered): string => `cellscope.${page}`;

export function rememberPlace(page: Remembered, query: string): void {
  try {
    sessionStorage.setItem(keyOf(page), query);
  } catch {
    // The way back then leads to the page as it is first opened.
  }
}

/** A reader who opens the page again begins at its beginning. */
export function forgetPlace(page: Remembered): void {
  try {
    sessionStorage.removeItem(keyOf(page));
  } catch {
    // Nothing was kept.
  }
}

export function remembered(page: Remembered): string | null {
  try {
    return sessionStorage.getItem(keyOf(page));
  } catch {
    return null;
  }
}

/** What links name as the place that a run was opened from. */
export const tableId = (table: number | string): string => `table-${table}`;
export const figureId = (figure: string): string => `figure-${figure}`;
export const placeIn = (paper: string, id: string): string => `${paper}-${id}`;

/** A place that a run was opened from. */
export interface Place {
  readonly href: string;
  /** Null: a story, the page of sweeps, or of races. */
  readonly within: {
    readonly paper: string;
    readonly kind: 'table' | 'figure';
    readonly name: string;
  } | null;
}

export function placeOf(back: string): Place {
  if (back === 'race') return { href: '?page=race', within: null };
  if (back === 'story') return { href: remembered('story') ?? '?page=home', within: null };
  const [, paper, kind, name] = /^(\d+)-(table|figure)-(.+)$/.exec(back) ?? [];
  if (paper === undefined || name === undefined)
    return { href: remembered('sweep') ?? '?page=sweep', within: null };
  const last = remembered('papers') ?? '';
  const isSame = new URLSearchParams(last).get('paper') === paper;
  const page = isSame ? last : `?page=papers&paper=${paper}`;
  return { href: `${page}#${kind}-${name}`, within: { paper, kind: kind as 'table' | 'figure', name } };
}
