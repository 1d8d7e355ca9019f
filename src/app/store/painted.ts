import { createStore } from 'zustand';
import { onPaint } from '../frame.ts';
import { hookOf } from '../session/context.ts';
import { perSession } from '../session/session.ts';
import { stageOf } from './stage.ts';
import type { StageState } from './types.ts';

/**
 * The stage as it was when the page was last painted: parts made by React that show numbers of the moment read it here,
 * so that they change in one tick with what is painted.
 */
export const paintedOf = perSession((session) => {
  const stage = stageOf(session);
  const painted = createStore<StageState>()(() => stage.getState());
  session.onDispose(
    onPaint('words', () => {
      if (stage.getState() !== painted.getState()) painted.setState(stage.getState(), true);
    }),
  );
  return painted;
});

export const usePainted = hookOf(paintedOf);

/** The stage as it was when the round began: what several frames paint is of one moment. */
export const momentOf = perSession((session) => {
  const stage = stageOf(session);
  let moment = stage.getState();
  session.onDispose(
    onPaint('moment', () => {
      moment = stage.getState();
    }),
  );
  return () => moment;
});
