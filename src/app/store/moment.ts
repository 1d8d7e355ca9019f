import { useState, useSyncExternalStore } from 'react';
import { shallow } from 'zustand/shallow';
import { useSession } from '../session/context.ts';
import { momentOf } from './stage.ts';
import type { StageActions, StageState } from './types.ts';

/** The stage at the moment that the text of the page is about. */
export type Moment = StageState & StageActions;

/** A pace for what is read aloud or as a whole: at most once a second while a run plays. */
export const RARELY_MS = 1000;

export type MomentSelector<T> = (moment: Moment, before: T | undefined) => T;

/** Keeps what was selected of a moment, so that what has not changed stays the same value. */
export class Selection<T> {
  private moment: Moment | null = null;
  private select: MomentSelector<T> | null = null;
  private value: T | undefined;
  /** When it was selected, ms. */
  private at = Number.NEGATIVE_INFINITY;

  of(moment: Moment, select: MomentSelector<T>, everyMs: number, wallMs: number): T {
    const { moment: last } = this;
    const goesOn = last?.run === 'playing' && moment.run === 'playing' && wallMs - this.at < everyMs;
    if (select === this.select && (moment === last || goesOn)) return this.value as T;
    const next = select(moment, this.value);
    if (last === null || !shallow(this.value, next)) this.value = next;
    this.moment = moment;
    this.select = select;
    this.at = wallMs;
    return this.value as T;
  }
}

/**
 * Follows the run: the only way in which a component does. It is rendered again when what it selects of the moment is another value,
 * or an array or object with others in it (`clocks.ts` says when the moment is taken).
 * @param select may read traces as well, and gets what it selected before; the same function each time where `everyMs` is given
 * @param everyMs a pace slower than that of the moment, while a run plays
 */
export function useMoment<T>(select: MomentSelector<T>, everyMs = 0): T {
  const moments = momentOf(useSession());
  const [selection] = useState(() => new Selection<T>());
  const read = () => selection.of(moments.getState(), select, everyMs, performance.now());
  return useSyncExternalStore(moments.subscribe, read, read);
}
