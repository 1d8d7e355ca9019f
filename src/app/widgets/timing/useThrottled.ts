import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { paintedOf } from '../../store/painted.ts';
import { stageOf } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { pace } from './pace.ts';

interface Throttled<T> {
  value(): T;
  subscribe(changed: () => void): () => void;
}

/**
 * A value of the stage, renewed at most every `ms` while playing, with the words of the page, and at once otherwise (pace.ts).
 * Driven by the batches themselves: no timer runs.
 */
export function throttled<T>(session: Session, read: (state: StageState) => T, ms: number): Throttled<T> {
  const stage = stageOf(session);
  let value = read(stage.getState());
  return {
    value: () => value,
    subscribe(changed) {
      const due = pace(ms);
      const renew = (state: StageState) => {
        if (!due(state.run, performance.now())) return;
        value = read(state);
        changed();
      };
      renew(stage.getState());
      const forget = [
        stage.subscribe((state, before) => {
          if (state.run !== 'playing' || before.run !== 'playing') renew(state);
        }),
        paintedOf(session).subscribe((state) => {
          if (state.run === 'playing') renew(state);
        }),
      ];
      return () => {
        for (const one of forget) one();
      };
    },
  };
}

export function useThrottled<T>(read: (state: StageState) => T, ms: number): T {
  const session = useSession();
  const { value, subscribe } = useMemo(() => throttled(session, read, ms), [session, read, ms]);
  return useSyncExternalStore(subscribe, value, value);
}
