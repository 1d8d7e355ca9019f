import { createStore, type StoreApi } from 'zustand';
import type { Lecture, Stop } from '../../../lessons/lectures/lecture.ts';
import { nextStop, type Place, placeAfter, stepAt, within } from '../place.ts';

/** What the screen for the room can do; a moment is whatever it needs to go back there. */
export interface Performer<Moment> {
  open(link: string): Promise<void>;
  /** Resolves with the moment before it. */
  carryOut(stop: Stop): Promise<Moment>;
  /** Takes a stop back. */
  restore(moment: Moment, stop: Stop): Promise<void>;
  /** Nothing is shown at the board. */
  rest(): void;
}

export interface Presented extends Place {
  readonly isBlack: boolean;
  readonly isAtEnd: boolean;
  /** Esc was pressed once. */
  readonly isLeaving: boolean;
  /** Why the last press had no effect. */
  readonly trouble: string | null;
  /** Of the first press, ms since 1970. */
  readonly startedAt: number | null;
}

export interface Presenter {
  readonly state: StoreApi<Presented>;
  forward(): void;
  back(): void;
  goTo(step: number): void;
  toggleBlack(): void;
  /** True with the second of two in a row. */
  leave(): boolean;
  restartClock(): void;
}

/** Leads through a lecture. Presses that come while one is carried out wait for it; a change of step overtakes them. */
export function createPresenter<Moment>(
  lecture: Lecture,
  performer: Performer<Moment>,
  from: { readonly step: number; readonly startedAt: number | null },
  now: () => number = Date.now,
): Presenter {
  const state = createStore<Presented>()(() => ({
    step: within(lecture, from.step),
    stop: 0,
    isBlack: false,
    isAtEnd: false,
    isLeaving: false,
    trouble: null,
    startedAt: from.startedAt,
  }));
  const calm = { isBlack: false, isAtEnd: false, isLeaving: false, trouble: null };
  /** Before each stop of the step. */
  let moments: Moment[] = [];
  let queue: Promise<void> = Promise.resolve();
  let turn = 0;

  const enqueue = (task: () => Promise<void>): void => {
    const mine = turn;
    queue = queue
      .then(() => (mine === turn ? task() : undefined))
      .catch((error: Error) => state.setState({ trouble: error.message }));
  };
  const goTo = (step: number): void => {
    turn++;
    moments = [];
    const place = { step: within(lecture, step), stop: 0 };
    state.setState({ ...calm, ...place });
    const { stage } = stepAt(lecture, place);
    enqueue(async () => (stage === undefined ? performer.rest() : performer.open(stage)));
  };

  return {
    state,
    goTo,
    forward: () => {
      const place = state.getState();
      if (place.startedAt === null) state.setState({ startedAt: now() });
      if (place.isBlack || place.isLeaving) return state.setState(calm);
      const next = placeAfter(lecture, place);
      const stop = nextStop(lecture, place);
      if (next === null) return state.setState({ isAtEnd: true });
      if (stop === null) return goTo(next.step);
      state.setState({ ...calm, ...next });
      enqueue(async () => {
        moments[place.stop] = await performer.carryOut(stop);
      });
    },
    back: () => {
      const { step, stop, isBlack, isLeaving, isAtEnd } = state.getState();
      if (isBlack || isLeaving || isAtEnd) return state.setState(calm);
      if (stop === 0) return step > 0 ? goTo(step - 1) : undefined;
      const undone = stepAt(lecture, { step, stop }).stops[stop - 1];
      state.setState({ ...calm, stop: stop - 1 });
      enqueue(async () => {
        const moment = moments[stop - 1];
        if (moment !== undefined && undone !== undefined) await performer.restore(moment, undone);
      });
    },
    toggleBlack: () => state.setState(({ isBlack }) => ({ ...calm, isBlack: !isBlack })),
    leave: () => {
      const { isLeaving, isBlack } = state.getState();
      state.setState({ ...calm, isLeaving: !isBlack });
      return isLeaving;
    },
    restartClock: () => state.setState({ startedAt: now() }),
  };
}
