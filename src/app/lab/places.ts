import { string } from 'valibot';
import { kept } from '../kept.ts';
import { pageLink } from '../link/pageLink.ts';
import { saidIn } from '../link/said.ts';

/** Pages of runs whose last query is remembered in this tab, as their settings are in the address. */
type Remembered = 'papers' | 'sweep' | 'story';

const queryOf = (page: Remembered) => kept(`cellscope.${page}`, string(), 'tab');

/** If nothing can be stored, the link back leads to the initial page. */
export const rememberPlace = (page: Remembered, query: string): boolean => queryOf(page).keep(query);

/** Called when the reader opens the page again, which then begins at its beginning. */
export const forgetPlace = (page: Remembered): boolean => queryOf(page).keep(null);

export const remembered = (page: Remembered): string | null => queryOf(page).read();

/** Ids of the places that links name as the origin of a run. */
export const tableId = (table: number | string): string => `table-${table}`;
export const figureId = (figure: string): string => `figure-${figure}`;
export const paperPlace = (paper: string, id: string): string => `${paper}-${id}`;

/** The place that a run was opened from. */
export interface RunOrigin {
  readonly href: string;
  /** Null for a story, the page of sweeps, or of races. */
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
