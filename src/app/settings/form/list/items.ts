import { type ListColumn, type ListSetting, NO_ITEM_VALUE } from '../../../../contract/index.ts';

/** The values of one item of a list, as texts. */
export type Item = readonly string[];

type OfList = Pick<ListSetting, 'columns'>;

/** Whether the column is one of the alternative numbers, of which an item has exactly one. */
const isEither = (column: ListColumn | undefined): boolean => column?.kind === 'number' && !column.isRequired;

/** Items after one value of one of them has changed. */
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

/** Items with a new one: a copy of the last, or else the smallest possible. */
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

/** Whether a slider suits the column: for amounts with a unit, not for numbers of VCs, cells or frames. */
export const isAmount = (column: ListColumn): boolean => column.kind === 'number' && column.unit !== '';

/** Longest list that gets sliders, items. */
export const MOST_SLIDERS = 8;

/** Items per page of a longer list. */
export const PAGE = 24;

/** Index of the last page, from 0. */
export const lastPage = (count: number): number => Math.max(0, Math.ceil(count / PAGE) - 1);
