import { create } from 'zustand';
import { onDraw } from '../frame.ts';
import { useStage } from './stage.ts';
import type { StageState } from './types.ts';

/**
 * The stage as it was when the page was last painted: parts made by React that show numbers of the moment read it here,
 * so that they change in one tick with what is painted.
 */
export const usePainted = create<StageState>()(() => useStage.getState());

if (typeof requestAnimationFrame === 'function')
  onDraw(() => {
    const stage = useStage.getState();
    if (stage !== usePainted.getState()) usePainted.setState(stage, true);
  });
