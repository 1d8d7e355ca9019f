import { createStore, type StoreApi } from 'zustand';
import type { Lecture, Stop } from '../../../lessons/lectures/lecture.ts';
import { type LecturePlace, nextStop, placeAfter, stepAt, within } from '../place.ts';

/** Operations on the stage of the room; a `Moment` is the state needed to return to it. */
export interface StageController<Moment> {
  open(link: string): Promise<void>;
  /** Carries out a stop. Resolves with the moment before it. */
  carryOut(stop: Stop): Promise<Moment>;
  /** Undoes a stop. */
  restore(moment: Moment, stop: Stop): Promise<void>;
  /** Returns to where a question began, discarding its changes. Resolves with the moment left. */
  returnToPlan(): Promise<Moment>;
  /** Shows that moment again. */
  showQuestion(moment: Moment): Promise<void>;
  /** Hides the stage, for a step at the board. */
  rest(): void;
}

export interface Presented extends LecturePlace {
  readonly isBlack: boolean;
  readonly isAtEnd: boolean;
  /** Whether Esc was pressed once. */
  readonly isLeaving: boolean;
  /** Why the last press had no effect. */
  readonly trouble: string | null;
  /**
   * A change, comparison or scene outside the plan: `shown` on the stage, or `left` by the last press, which returned to the plan;
   * it can then be shown again.
   */
  readonly question: 'shown' | 'left' | null;
  /** Number of other windows that show this lecture to a room. */
  readonly otherRooms: number;
  /** Time of the first action, ms since 1970. */
  readonly startedAt: number | null;
}

export interface Presenter {
  readonly state: StoreApi<Presented>;
  forward(): void;
  back(): void;
  goTo(step: number): void;
  toggleBlack(): void;
  /** True on the second of two calls in a row. */
  leave(): boolean;
  /** Shows the question again that was left for the plan. */
  showQuestion(): void;
  /** Called when the stage leaves the plan or returns to it. */
  watch(isOnPlan: boolean): void;
  /** Starts the clock on the lecturer's first action. */
  startClock(): void;
  restartClock(): void;
  /** Takes over the clock of another window. */
  takeClock(startedAt: number | null): void;
  meetRooms(others: number): void;
}

/** Leads through a lecture. Presses during a running one wait for it; a change of step cancels them. */
export function createPresenter<Moment>(
  lecture: Lecture,
  controller: StageController<Moment>,
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
    question: null,
    otherRooms: 0,
    startedAt: from.startedAt,
  }));
  const onStage = { isBlack: false, isAtEnd: false, isLeaving: false, trouble: null };
  const planned = { ...onStage, question: null };
  /** Moments before each stop of the step. */
  let moments: Moment[] = [];
  let question: Moment | null = null;
  let queue: Promise<void> = Promise.resolve();
  let turn = 0;

  const enqueue = (task: () => Promise<void>): void => {
    const mine = turn;
    queue = queue
      .then(() => (mine === turn ? task() : undefined))
      .catch((error: Error) => state.setState({ trouble: error.message }));
  };
  const startClock = (): void => {
    if (state.getState().startedAt === null) state.setState({ startedAt: now() });
  };
  const goTo = (step: number): void => {
    turn++;
    moments = [];
    const place = { step: within(lecture, step), stop: 0 };
    state.setState({ ...planned, ...place });
    const { stage } = stepAt(lecture, place);
    enqueue(async () => (stage === undefined ? controller.rest() : controller.open(stage)));
  };
  const returnToPlan = (): void => {
    state.setState({ ...onStage, question: 'left' });
    enqueue(async () => {
      question = await controller.returnToPlan();
    });
  };
  const showQuestion = (): void => {
    state.setState({ ...onStage, question: 'shown' });
    enqueue(async () => {
      if (question !== null) await controller.showQuestion(question);
    });
  };
  /** Whether the last press left a question by going on, which Page Up undoes like any other press. */
  let wentOn = false;

  return {
    state,
    goTo,
    showQuestion,
    startClock,
    forward: () => {
      startClock();
      const place = state.getState();
      if (place.isBlack || place.isLeaving) return state.setState(onStage);
      wentOn = place.question === 'shown';
      if (wentOn) return returnToPlan();
      const next = placeAfter(lecture, place);
      const stop = nextStop(lecture, place);
      if (next === null) return state.setState({ isAtEnd: true });
      if (stop === null) return goTo(next.step);
      state.setState({ ...planned, ...next });
      enqueue(async () => {
        moments[place.stop] = await controller.carryOut(stop);
      });
    },
    back: () => {
      startClock();
      const { step, stop, isBlack, isLeaving, isAtEnd, question: asked } = state.getState();
      if (isBlack || isLeaving || isAtEnd) return state.setState(onStage);
      if (asked === 'left' && wentOn) return showQuestion();
      wentOn = false;
      if (asked === 'shown') return returnToPlan();
      if (stop === 0) return step > 0 ? goTo(step - 1) : undefined;
      const undone = stepAt(lecture, { step, stop }).stops[stop - 1];
      state.setState({ ...planned, stop: stop - 1 });
      enqueue(async () => {
        const moment = moments[stop - 1];
        if (moment !== undefined && undone !== undefined) await controller.restore(moment, undone);
      });
    },
    toggleBlack: () => {
      startClock();
      state.setState(({ isBlack }) => ({ ...onStage, isBlack: !isBlack }));
    },
    leave: () => {
      const { isLeaving, isBlack } = state.getState();
      state.setState({ ...onStage, isLeaving: !isBlack });
      return isLeaving;
    },
    watch: (isOnPlan) => {
      const { question: asked } = state.getState();
      if (!isOnPlan && asked !== 'shown') state.setState({ ...onStage, question: 'shown' });
      else if (isOnPlan && asked === 'shown') state.setState({ question: null });
    },
    restartClock: () => state.setState({ startedAt: now() }),
    takeClock: (startedAt) => state.setState({ startedAt }),
    meetRooms: (otherRooms) => state.setState({ otherRooms }),
  };
}
