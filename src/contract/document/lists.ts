import { keysOf, pathOf } from './paths.ts';

/**
 * Lists of a document that settings, links and edits change as one text: `50000 20, 0 10`. Commas separate items; an item
 * has the values of these keys, in this order, `-` for a missing one. Without keys an item is a single value.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'vcs.source.levels': ['cellsPerSecond', 'ms'],
  'vcs.source.times': [],
  'arrivals.vcs': [],
  'impairments.losses': ['vc', 'of', 'cell', 'frame'],
};

/** Text of an empty list. */
export const NO_ITEMS = 'none';
/** Text of a missing value in an item. */
export const NO_ITEM_VALUE = '-';

/** Whether these keys name such a list, without its index: `vcs`, `source`, `levels`. */
export const isListKey = (keys: readonly string[]): boolean => Object.hasOwn(LISTS, pathOf(...keys));

const columnsAt = (path: string): readonly string[] | undefined => {
  const [root = '', , ...inner] = keysOf(path);
  const name = pathOf(root, ...inner);
  return Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
};

/** Whether a text may be a list: a list may be longer than other texts. */
export const isListText = (text: string): boolean => text.includes(', ');

/** Values of each item of a list text. */
export const itemsIn = (text: string): readonly (readonly string[])[] =>
  text === NO_ITEMS ? [] : text.split(',').map((item) => item.trim().split(/\s+/));

export const textOfItems = (items: readonly (readonly string[])[]): string =>
  items.length === 0 ? NO_ITEMS : items.map((values) => values.join(' ')).join(', ');

type Item = number | string | Readonly<Record<string, number | string>>;

/** A word that is no number stays a text; validation of the document refuses it. */
const valueIn = (word: string): number | string => (Number.isNaN(Number(word)) ? word : Number(word));

/** Parses the text of a list; null where the path names no list, or the text is none. */
export function readList(path: string, value: unknown): readonly Item[] | null {
  const columns = columnsAt(path);
  if (columns === undefined || (typeof value !== 'string' && typeof value !== 'number')) return null;
  const items = itemsIn(String(value).trim());
  if (items.some(({ length }) => length !== Math.max(1, columns.length))) return null;
  if (columns.length === 0) return items.map(([word = '']) => valueIn(word));
  return items.map((words) =>
    Object.fromEntries(
      words.flatMap((word, i) => (word === NO_ITEM_VALUE ? [] : [[columns[i] ?? '', valueIn(word)]])),
    ),
  );
}

/** Text of a list; undefined where the path names no list. */
export function listText(path: string, list: readonly unknown[]): string | undefined {
  const columns = columnsAt(path);
  if (columns === undefined) return undefined;
  const valueAt = (item: unknown, key: string): string => {
    const value = typeof item === 'object' && item !== null ? Reflect.get(item, key) : undefined;
    return value === undefined ? NO_ITEM_VALUE : String(value);
  };
  return textOfItems(
    list.map((item) =>
      columns.length === 0 ? [String(item)] : columns.map((column) => valueAt(item, column)),
    ),
  );
}
