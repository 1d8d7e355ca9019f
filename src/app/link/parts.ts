import { everyOf } from '../../contract/index.ts';
import { declaredPanels } from '../panel/declared.ts';

/** Parts of the page around its panels that a link can leave out; a page inside another one leaves all of them out on its own. */
const FRAME: readonly string[] = [
  'header',
  'scenes',
  'file',
  'share',
  'theme',
  'help',
  'seed',
  'timeline',
  'step',
  'time',
  'speed',
  'tools',
  'digest',
];
/** The line over a page inside another one: no other page has it. */
const EMBED_TITLE = 'title';

/** A part of the page, a panel or a group of panels. */
export type PartName = string;

export const partNames = (): readonly PartName[] => [
  ...new Set([...FRAME, EMBED_TITLE, ...declaredPanels().flatMap(({ id, group }) => [group, id])]),
];

/** One by one, not groups of them. */
export const panelIds = (): readonly string[] => declaredPanels().map(({ id }) => id);
/** Those that can be enlarged. */
export const growingIds = (): readonly string[] =>
  declaredPanels().flatMap(({ id, canEnlarge }) => (canEnlarge ? [id] : []));

/** What a link says about parts of the page. */
export interface Visibility {
  readonly embed?: boolean;
  readonly hide?: readonly PartName[];
  readonly show?: readonly PartName[];
}

/** How the reader has arranged the panels. */
export interface Arrangement extends Visibility {
  /** These come first, in this order; the others follow in their own. */
  readonly order?: readonly string[];
  /** These have their region for themselves. */
  readonly large?: readonly string[];
}

interface LinkPart {
  /** What a link may call it. */
  readonly names: readonly PartName[];
  /** A page inside another one leaves it out on its own; every page does. */
  readonly isEmbedded: boolean;
  readonly isOnRequest?: boolean;
}

function partOf(name: PartName): LinkPart {
  const panel = declaredPanels().find(({ id }) => id === name);
  if (panel)
    return {
      names: [panel.id, panel.group],
      isEmbedded: !panel.embed,
      isOnRequest: panel.isHiddenByDefault === true,
    };
  if (name === EMBED_TITLE) return { names: [name], isEmbedded: false };
  const panels = declaredPanels().filter(({ group }) => group === name);
  if (panels.length === 0 && !FRAME.includes(name)) throw new Error(`no part of the page is called ${name}`);
  return { names: [name], isEmbedded: panels.every(({ embed }) => !embed) };
}

/** Whether a part of the page is left out; `hide` goes before `show`. */
export function isHidden({ embed, hide, show }: Visibility, name: PartName): boolean {
  const { names, isEmbedded, isOnRequest = false } = partOf(name);
  const isIn = (list: readonly PartName[] = []) => names.some((part) => list.includes(part));
  return isIn(hide) || ((isOnRequest || (embed === true && isEmbedded)) && !isIn(show));
}

/**
 * Whether `lock` holds the path of an edit or an override: as it is written, as the beginning of `policy.*`, or `*`.
 * The path of one port, or of the rate control of one VC, is held by that for all of them too.
 */
export function isLocked(lock: readonly string[] | undefined, path: string): boolean {
  if (!lock) return false;
  const ofAll = everyOf(path);
  return lock.some((held) => {
    if (held === '*' || held === path || held === ofAll) return true;
    const start = held.endsWith('.*') ? held.slice(0, -1) : null;
    return start !== null && (path.startsWith(start) || ofAll.startsWith(start));
  });
}
