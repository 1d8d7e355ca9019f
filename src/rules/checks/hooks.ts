import { INPUTS_OF } from '../names.ts';
import type { HookName, Input, RateInput, RmField, RuleKind, Statement } from '../tree.ts';

/** Place of a statement or a formula: in the body, for an arriving cell, or in a hook. */
export type PlaceName = 'arrival' | HookName;

interface PlaceSpec {
  readonly kind: RuleKind;
  /** Its name in messages. */
  readonly called: string;
  readonly help: string;
  /** Whether there is a current VC. */
  readonly vc: boolean;
  /** Values that cannot be read here. */
  readonly lacks: readonly (Input | RateInput)[];
  readonly actions: readonly Statement['does'][];
  /** Fields of the cell that can be set. */
  readonly sets: readonly RmField[];
}

const ALWAYS = ['if', 'each', 'set', 'nothing'] as const;
/** Values that are known only of an arriving cell, and only of a departing one. */
const OF_ARRIVAL = ['wire free'] as const;
const OF_DEPARTURE = ['waited'] as const;
const OF_CELLS = ['first cell', 'last cell', 'only cell'] as const;
const OF_RM_CELLS = ['ER', 'CCR', 'MCR', 'CI', 'NI'] as const;

const RM_CELL = {
  kind: 'algorithm',
  vc: true,
  lacks: [],
  actions: ALWAYS,
  sets: ['ER', 'CI', 'NI'],
} as const;

/** Values and actions available at each place. A new hook is one line here and its name in the tree. */
export const PLACES: Readonly<Record<PlaceName, PlaceSpec>> = {
  arrival: {
    kind: 'policy',
    called: 'for a cell that comes',
    help: 'The body: a cell has come, and the rule decides about it.',
    vc: true,
    lacks: OF_DEPARTURE,
    actions: [...ALWAYS, 'accept', 'refuse', 'discard', 'pause'],
    sets: [],
  },
  loss: {
    kind: 'policy',
    called: '`on loss`',
    help: 'A cell that was accepted found its share of the buffer taken.',
    vc: true,
    lacks: [...OF_ARRIVAL, ...OF_DEPARTURE],
    actions: ALWAYS,
    sets: [],
  },
  departure: {
    kind: 'policy',
    called: '`on departure`',
    help: 'A cell is about to leave for the wire; `queue` and `VC cells waiting` are without it. `refuse` throws it away, and the next one is asked about. `VC marked` is for cells that leave.',
    vc: true,
    lacks: OF_ARRIVAL,
    actions: [...ALWAYS, 'accept', 'refuse'],
    sets: [],
  },
  timer: {
    kind: 'policy',
    called: '`every 15 ms`',
    help: 'Each time so much time has gone by, once a cell time at most; also a formula, `every interval`. After the cells that leave at that instant, before those that come.',
    vc: false,
    lacks: [...OF_ARRIVAL, ...OF_DEPARTURE, ...OF_CELLS],
    actions: ALWAYS,
    sets: [],
  },
  forward: {
    ...RM_CELL,
    called: '`on forward RM`',
    help: 'A forward RM cell of a VC comes to the port by which the VC leaves the switch.',
  },
  backward: {
    ...RM_CELL,
    called: '`on backward RM`',
    help: 'A backward RM cell of such a VC passes the switch on its way to the source.',
  },
  marking: {
    kind: 'algorithm',
    called: '`on departure`',
    help: 'A data cell of an ABR VC begins to leave. One line: `EFCI = yes if queue > formula`, of parameters and `buffer`.',
    vc: false,
    lacks: OF_RM_CELLS,
    actions: ['if', 'set'],
    sets: ['EFCI'],
  },
  interval: {
    kind: 'algorithm',
    called: '`every 1 ms or 100 cells`',
    help: 'An interval ends after this time, or with so many ABR cells if that comes first; 0 cells, or a time alone: by time. Also once at the beginning, as after an interval in which nothing came.',
    vc: false,
    lacks: OF_RM_CELLS,
    actions: ALWAYS,
    sets: [],
  },
};

/** Descriptions of the hooks of a kind of rule, for the manual. */
export const hookHelp = (kind: RuleKind): readonly { readonly called: string; readonly help: string }[] =>
  Object.entries(PLACES)
    .filter(([name, place]) => name !== 'arrival' && place.kind === kind)
    .map(([, { called, help }]) => ({ called, help }));

/** Hooks by the words after `on`. */
const BY_WORDS: Readonly<Record<RuleKind, Readonly<Record<string, HookName>>>> = {
  policy: { loss: 'loss', departure: 'departure' },
  algorithm: { 'forward RM': 'forward', 'backward RM': 'backward', departure: 'marking' },
};

export const hookNamed = (words: string, kind: RuleKind): HookName | null =>
  Object.hasOwn(BY_WORDS[kind], words) ? (BY_WORDS[kind][words] as HookName) : null;

export const hookWords = (kind: RuleKind): readonly string[] =>
  Object.keys(BY_WORDS[kind]).map((words) => `\`on ${words}\``);

/** Reason why a name cannot be read at a place; null if it can. @param vc whether there is a current VC */
export function unreadable(name: string, at: PlaceName, vc: boolean): string | null {
  const place = PLACES[at];
  const lacks = ({ lacks }: PlaceSpec): boolean => (lacks as readonly string[]).includes(name);
  if (lacks(place)) {
    const known = Object.values(PLACES).filter((other) => other.kind === place.kind && !lacks(other));
    return `\`${name}\` is not known ${place.called}, but ${known.map(({ called }) => called).join(' and ')}`;
  }
  if (!vc && name.startsWith('VC ')) return `\`${name}\`: which VC? \`for each VC\` goes through all of them`;
  return null;
}

/** Reason why an action is not possible at a place; null if it is. */
export function undoable(does: Statement['does'], at: PlaceName): string | null {
  const { actions, called } = PLACES[at];
  return (actions as readonly string[]).includes(does) ? null : `\`${does}\` has no meaning ${called}`;
}

/** The settable field of the cell with this name at a place; null if there is none. */
export const fieldNamed = (name: string, at: PlaceName): RmField | null =>
  PLACES[at].sets.find((field) => field === name) ?? null;

/** Whether this is the name of a settable field of a cell at any place of this kind of rule. */
export const isField = (name: string, kind: RuleKind): boolean =>
  Object.values(PLACES).some((place) => place.kind === kind && fieldsOf(place).includes(name));

const fieldsOf = ({ sets }: PlaceSpec): readonly string[] => sets;

/** Whether a rule of this kind can read this name, which is then reserved. */
export const isInput = (name: string, kind: RuleKind): boolean => Object.hasOwn(INPUTS_OF[kind], name);
