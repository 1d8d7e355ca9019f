import { keysOf, pathOf } from './paths.ts';

/**
 * Lists of a document that settings, links and edits change as one text: `50000 20, 0 10`. Items are between commas; of each
 * item the values of these keys, in this order, `-` where there is none. Without keys an item is a value.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'vcs.source.levels': ['cellsPerSecond', 'ms'],
  'vcs.source.times': [],
  'arrivals.vcs': [],
  'impairments.losses': ['vc', 'of', 'cell', 'frame'],
};

/** A list without items. */
export const NO_ITEMS = 'none';
/** The value of a field that an item lacks. */
export const NO_ITEM_VALUE = '-';

/** Whether these are the keys of such a list, without places: `vcs`, `source`, `levels`. */
export const isListKey = (keys: readonly string[]): boolean => Object.hasOwn(LISTS, pathOf(...keys));

const columnsAt = (path: string): readonly string[] | undefined => {
  const [root = '', , ...inner] = keysOf(path);
  const name = pathOf(root, ...inner);
  return Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
};

/** Whether a text may be that of a list: it may be longer than others. */
export const isListText = (text: string): boolean => text.includes(', ');

/** The values of each item of such a text. */
export const itemsIn = (text: string): readonly (readonly string[])[] =>
  text === NO_ITEMS ? [] : text.split(',').map((item) => item.trim().split(/\s+/));

export const textOfItems = (items: readonly (readonly string[])[]): string =>
  items.length === 0 ? NO_ITEMS : items.map((values) => values.join(' ')).join(', ');

type Item = number | string | Readonly<Record<string, number | string>>;

/** What is no number stays a text, for the judge of documents to refuse. */
const valueIn = (word: string): number | string => (Number.isNaN(Number(word)) ? word : Number(word));

/** The list that a text stands for; null where the path is of no list, or the text of none. */
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

/** The text of a list; undefined where the path is of none. */
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
