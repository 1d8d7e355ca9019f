import type { GroupResult } from '../../../contract/index.ts';
import { COLUMNS, type ColumnKey, type Subject } from '../../readings/sessionColumns.ts';

/** Sort order of the rows: by a column, or `vc` by id. */
export interface Order {
  readonly by: ColumnKey | 'vc';
  readonly down: boolean;
}

export const BY_VC: Order = { by: 'vc', down: false };

/** Sort order after a press on a column: a new one begins with the largest number, ids with the smallest. */
export const pressed = (order: Order, by: Order['by']): Order => ({
  by,
  down: order.by === by ? !order.down : by !== 'vc',
});

/** Sorted subjects: those without a number come last in either direction; equals are in the order of their ids. */
export function sorted<T extends Subject>(subjects: readonly T[], { by, down }: Order): readonly T[] {
  const sign = down ? -1 : 1;
  const figureOf = (subject: T): number => (by === 'vc' ? subject.session.vc : COLUMNS[by].value(subject));
  return subjects.toSorted((subject, other) => {
    const [a, b] = [figureOf(subject), figureOf(other)];
    const byId = subject.session.vc - other.session.vc;
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || byId;
    return sign * (a - b) || byId;
  });
}

/** Row order that does not change under the pointer or focus while numbers change; new rows follow in their own order. */
export function steady(
  before: readonly number[],
  now: readonly number[],
  isHeld: boolean,
): readonly number[] {
  const isSame = before.length === now.length && now.every((vc) => before.includes(vc));
  return isHeld && isSame ? before : now;
}

export interface Block<T> {
  /** The group; null: all sessions together. */
  readonly group: GroupResult | null;
  readonly subjects: readonly T[];
}

/**
 * Sessions by group, or all together.
 * @param ranking ids of the VCs in the order of the rows
 */
export function blocksOf<T extends Subject>(
  subjects: readonly T[],
  groups: readonly GroupResult[] | null,
  ranking: readonly number[],
): readonly Block<T>[] {
  const byId = new Map(subjects.map((subject) => [subject.session.vc, subject]));
  const ranked = ranking.flatMap((vc) => byId.get(vc) ?? []);
  if (groups === null) return [{ group: null, subjects: ranked }];
  return groups.map((group) => {
    const own = new Set(group.vcs);
    return { group, subjects: ranked.filter(({ session }) => own.has(session.vc)) };
  });
}
