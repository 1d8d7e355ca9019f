/** States of ATM-RED (Rosolen et al. 1999, figure 3). */
export const ACCEPT_FIRST = 0;
export const ACCEPT_CELL = 1;
export const DISCARD_NEXT = 2;
export const DISCARD_CELL = 3;

/** What happens to a cell, and the state that follows. */
interface Transition {
  readonly accepted: boolean;
  readonly next: number;
}
const to = (accepted: boolean, next: number): Transition => ({ accepted, next });

/** Figure 3, at 4 × state + 2 × EOM + mark. A notifier sets EFCI where `accepted` is false. */
export const MACHINE: readonly Transition[] = [
  to(true, ACCEPT_CELL),
  to(false, DISCARD_CELL),
  to(true, ACCEPT_FIRST),
  to(true, DISCARD_CELL),
  to(true, ACCEPT_CELL),
  to(true, DISCARD_NEXT),
  to(true, ACCEPT_FIRST),
  to(true, DISCARD_CELL),
  to(true, DISCARD_NEXT),
  to(true, DISCARD_NEXT),
  to(true, DISCARD_CELL),
  to(true, DISCARD_CELL),
  to(false, DISCARD_CELL),
  to(false, DISCARD_CELL),
  to(false, ACCEPT_FIRST),
  to(false, ACCEPT_FIRST),
];

/** Where a cell stands in `MACHINE`. */
export const placeOf = (state: number, last: boolean, mark: boolean): number =>
  4 * state + (last ? 2 : 0) + (mark ? 1 : 0);
