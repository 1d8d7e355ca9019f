import { string } from 'valibot';
import { kept } from '../kept.ts';
import { pageLink } from '../link/pageLink.ts';
import { saidIn } from '../link/said.ts';

/** Pages of runs, and where the reader was on each of them in this tab: settings of the page are in its address. */
type Remembered = 'papers' | 'sweep' | 'story';

const queryOf = (page: Remembered) => kept(`cellscope.${page}`, string(), 'tab');

/** Where nothing can be kept, the way back leads to the page as it is first opened. */
export const rememberPlace = (page: Remembered, query: string): boolean => queryOf(page).keep(query);

/** A reader who opens the page again begins at its beginning. */
export const forgetPlace = (page: Remembered): boolean => queryOf(page).keep(null);

export const remembered = (page: Remembered): string | null => queryOf(page).read();

/** What links name as the place that a run was opened from. */
export const tableId = (table: number | string): string => `table-${table}`;
export const figureId = (figure: string): string => `figure-${figure}`;
export const paperPlace = (paper: string, id: string): string => `${paper}-${id}`;

/** A place that a run was opened from. */
export interface RunOrigin {
  readonly href: string;
  /** Null: a story, the page of sweeps, or of races. */
  readonly within: {
    readonly paper: string;
    readonly kind: 'table' | 'figure';
    readonly name: string;
  } | null;
}

export function originOf(back: string): RunOrigin {
  if (back === 'race') return { href: pageLink('race'), within: null };
  if (back === 'story') return { href: remembered('story') ?? pageLink('home'), within: null };
  const [, paper, kind, name] = /^(\d+)-(table|figure)-(.+)$/.exec(back) ?? [];
  if (paper === undefined || name === undefined)
    return { href: remembered('sweep') ?? pageLink('sweep'), within: null };
  const last = remembered('papers') ?? '';
  const isSame = saidIn(last, 'paper') === paper;
  const page = isSame ? last : pageLink('papers', `paper=${paper}`);
  return { href: `${page}#${kind}-${name}`, within: { paper, kind: kind as 'table' | 'figure', name } };
}
