import { type ListColumn, type ListSetting, NO_ITEM_VALUE } from '../../../../contract/index.ts';

/** The values of one item of a list, as texts. */
export type Item = readonly string[];

type OfList = Pick<ListSetting, 'columns'>;

/** Of the numbers that an item may leave out it has one. */
const isEither = (column: ListColumn | undefined): boolean => column?.kind === 'number' && !column.isRequired;

/** Items with another value in one of them. */
export const withItemValue = (
  { columns }: OfList,
  items: readonly Item[],
  at: number,
  column: number,
  value: string,
): readonly Item[] =>
  items.map((item, i) =>
    i !== at
      ? item
      : item.map((old, k) => {
          if (k === column) return value;
          return isEither(columns[column]) && isEither(columns[k]) ? NO_ITEM_VALUE : old;
        }),
  );

/** One more item: like the last one, else the smallest that there can be. */
export function withNewItem({ columns }: OfList, items: readonly Item[]): readonly Item[] {
  const first = columns.findIndex(isEither);
  const fresh = columns.map((column, k) => {
    if (column.kind === 'choice') return column.options[0] ?? NO_ITEM_VALUE;
    return isEither(column) && k !== first ? NO_ITEM_VALUE : String(Math.max(1, column.min));
  });
  return [...items, items.at(-1) ?? fresh];
}

export const withoutItem = (items: readonly Item[], at: number): readonly Item[] =>
  items.filter((_, i) => i !== at);

/** A slider is of use for amounts, which have a unit: not for the numbers of VCs, cells and frames, nor in a long list. */
export const isAmount = (column: ListColumn): boolean => column.kind === 'number' && column.unit !== '';

/** Items up to which a list has sliders. */
export const MOST_SLIDERS = 8;

/** Items that have boxes at a time; a longer list has pages. */
export const PAGE = 24;

/** From 0. */
export const lastPage = (count: number): number => Math.max(0, Math.ceil(count / PAGE) - 1);
