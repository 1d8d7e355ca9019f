import { createStore, type StoreApi } from 'zustand';
import type { Lecture, Stop } from '../../../lessons/lectures/lecture.ts';
import { type LecturePlace, nextStop, placeAfter, stepAt, within } from '../place.ts';

/** What the screen for the room can do; a moment is whatever it needs to go back there. */
export interface StageController<Moment> {
  open(link: string): Promise<void>;
  /** Resolves with the moment before it. */
  carryOut(stop: Stop): Promise<Moment>;
  /** Takes a stop back. */
  restore(moment: Moment, stop: Stop): Promise<void>;
  /** Leaves what a question has changed for where it began. Resolves with the moment that it leaves. */
  returnToPlan(): Promise<Moment>;
  /** Shows that moment again. */
  showQuestion(moment: Moment): Promise<void>;
  /** Nothing is shown at the board. */
  rest(): void;
}

export interface Presented extends LecturePlace {
  readonly isBlack: boolean;
  readonly isAtEnd: boolean;
  /** Esc was pressed once. */
  readonly isLeaving: boolean;
  /** Why the last press had no effect. */
  readonly trouble: string | null;
  /**
   * A change, a comparison or a scene that is not in the plan: it is on the stage, or the last press left it
   * for the plan, from where it can be shown again.
   */
  readonly question: 'shown' | 'left' | null;
  /** Other windows that show this lecture to a room. */
  readonly otherRooms: number;
  /** Of the first act, ms since 1970. */
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
  /** What was left for the plan comes back on the stage. */
  showQuestion(): void;
  /** The stage is on the plan, or shows something else. */
  watch(isOnPlan: boolean): void;
  /** The lecturer did something: from the first time on the clock runs. */
  startClock(): void;
  restartClock(): void;
  /** Another window has the clock. */
  takeClock(startedAt: number | null): void;
  meetRooms(others: number): void;
}

/** Leads through a lecture. Presses that come while one is carried out wait for it; a change of step overtakes them. */
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
  /** Before each stop of the step. */
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
  /** Whether the last press left a question by going on; Page Up takes that back as it does every other press. */
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
