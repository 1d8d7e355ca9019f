import { everyOf } from '../../contract/index.ts';
import { declaredPanels } from '../panel/declared.ts';

/** Parts of the page around its panels that a link can hide; an embedded page hides all of them by default. */
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
/** The title line of an embedded page, which no other page has. */
const EMBED_TITLE = 'title';

/** Name of a part of the page, a panel or a group of panels. */
export type PartName = string;

export const partNames = (): readonly PartName[] => [
  ...new Set([...FRAME, EMBED_TITLE, ...declaredPanels().flatMap(({ id, group }) => [group, id])]),
];

/** Ids of single panels, without groups. */
export const panelIds = (): readonly string[] => declaredPanels().map(({ id }) => id);
/** Ids of panels that can be enlarged. */
export const growingIds = (): readonly string[] =>
  declaredPanels().flatMap(({ id, canEnlarge }) => (canEnlarge ? [id] : []));

/** Visibility of parts of the page in a link. */
export interface Visibility {
  readonly embed?: boolean;
  readonly hide?: readonly PartName[];
  readonly show?: readonly PartName[];
}

/** The reader's arrangement of the panels. */
export interface Arrangement extends Visibility {
  /** Panels that come first, in this order; the others follow in their own. */
  readonly order?: readonly string[];
  /** Panels that have their region for themselves. */
  readonly large?: readonly string[];
}

interface LinkPart {
  /** Names that a link may use for the part, including those of its groups. */
  readonly names: readonly PartName[];
  /** Whether an embedded page hides it by default. */
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

/** Whether a part of the page is hidden; `hide` takes precedence over `show`. */
export function isHidden({ embed, hide, show }: Visibility, name: PartName): boolean {
  const { names, isEmbedded, isOnRequest = false } = partOf(name);
  const isIn = (list: readonly PartName[] = []) => names.some((part) => list.includes(part));
  return isIn(hide) || ((isOnRequest || (embed === true && isEmbedded)) && !isIn(show));
}

/**
 * Whether `lock` contains the path of an edit or an override: literally, by the beginning of `policy.*`, or by `*`.
 * The path of one port, or of the rate control of one VC, is also locked by the path for all of them.
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
