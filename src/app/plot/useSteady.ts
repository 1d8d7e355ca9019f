import { useCallback, useRef } from 'react';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import type { StageState } from '../store/types.ts';
import { useThrottled } from '../widgets/timing/useThrottled.ts';

/** The scale of an axis changes no more often than this, milliseconds. */
const PACE_MS = 1000;

/** The scale of an axis: while a run plays it may depend on the scale so far, so that it does not jump. */
export function useSteady(
  scaleOf: (session: Session, state: StageState, before: number | null) => number,
): number {
  const session = useSession();
  const before = useRef<number | null>(null);
  const read = useCallback(
    (state: StageState) => {
      before.current = scaleOf(session, state, state.run === 'playing' ? before.current : null);
      return before.current;
    },
    [session, scaleOf],
  );
  return useThrottled(read, PACE_MS);
}
