import type { HookName, Input, Statement } from './tree.ts';

/** Where a statement or a formula stands: in the body, for a cell that comes, or in a hook. */
export type PlaceName = 'arrival' | HookName;

interface PlaceSpec {
  /** As messages call it. */
  readonly called: string;
  readonly help: string;
  /** A VC is at hand. */
  readonly vc: boolean;
  /** What cannot be read here. */
  readonly lacks: readonly Input[];
  readonly actions: readonly Statement['does'][];
}

const ALWAYS = ['if', 'each', 'set', 'nothing'] as const;
/** Known of a cell that comes only, and of one that leaves only. */
const OF_ARRIVAL = ['wire free'] as const;
const OF_DEPARTURE = ['waited'] as const;
const OF_CELLS = ['first cell', 'last cell', 'only cell'] as const;

/** What can be read and done where. A new hook is a line here and its name in the tree. */
export const PLACES: Readonly<Record<PlaceName, PlaceSpec>> = {
  arrival: {
    called: 'for a cell that comes',
    help: 'The body: a cell has come, and the rule decides about it.',
    vc: true,
    lacks: OF_DEPARTURE,
    actions: [...ALWAYS, 'accept', 'refuse', 'discard', 'pause'],
  },
  loss: {
    called: '`on loss`',
    help: 'A cell that was accepted found its share of the buffer taken.',
    vc: true,
    lacks: [...OF_ARRIVAL, ...OF_DEPARTURE],
    actions: ALWAYS,
  },
  departure: {
    called: '`on departure`',
    help: 'A cell is about to leave for the wire; `queue` and `VC cells waiting` are without it. `refuse` throws it away, and the next one is asked about. `VC marked` is for cells that leave.',
    vc: true,
    lacks: OF_ARRIVAL,
    actions: [...ALWAYS, 'accept', 'refuse'],
  },
  timer: {
    called: '`every 15 ms`',
    help: 'Each time so much time has gone by, once a cell time at most; also a formula, `every interval`. After the cells that leave at that instant, before those that come.',
    vc: false,
    lacks: [...OF_ARRIVAL, ...OF_DEPARTURE, ...OF_CELLS],
    actions: ALWAYS,
  },
};

/** Of the hooks, for the manual. */
export const HOOK_HELP = Object.entries(PLACES)
  .filter(([name]) => name !== 'arrival')
  .map(([, { called, help }]) => ({ called, help }));

/** Hooks by the words behind `on`. */
const BY_WORDS: Readonly<Record<string, HookName>> = { loss: 'loss', departure: 'departure' };

export const hookNamed = (words: string): HookName | null =>
  Object.hasOwn(BY_WORDS, words) ? (BY_WORDS[words] as HookName) : null;

export const HOOK_WORDS = Object.keys(BY_WORDS).map((words) => `\`on ${words}\``);

/** Why this name cannot be read at a place; null when it can. @param vc a VC is at hand */
export function unreadable(name: string, at: PlaceName, vc: boolean): string | null {
  const place = PLACES[at];
  if ((place.lacks as readonly string[]).includes(name)) {
    const known = Object.values(PLACES).filter(({ lacks }) => !(lacks as readonly string[]).includes(name));
    return `\`${name}\` is not known ${place.called}, but ${known.map(({ called }) => called).join(' and ')}`;
  }
  if (!vc && name.startsWith('VC ')) return `\`${name}\`: which VC? \`for each VC\` goes through all of them`;
  return null;
}

/** Why this cannot be done at a place; null when it can. */
export function undoable(does: Statement['does'], at: PlaceName): string | null {
  const { actions, called } = PLACES[at];
  return (actions as readonly string[]).includes(does) ? null : `\`${does}\` has no meaning ${called}`;
}
