import { useCallback, useRef } from 'react';
import type { StageState } from '../store/types.ts';
import { useThrottled } from '../widgets/useThrottled.ts';

/** The scale of an axis changes no more often than this, milliseconds. */
const PACE_MS = 1000;

/** The scale of an axis: while a run plays it may depend on the scale so far, so that it does not jump. */
export function useSteady(scaleOf: (state: StageState, before: number | null) => number): number {
  const before = useRef<number | null>(null);
  const read = useCallback(
    (state: StageState) => {
      before.current = scaleOf(state, state.run === 'playing' ? before.current : null);
      return before.current;
    },
    [scaleOf],
  );
  return useThrottled(read, PACE_MS);
}
