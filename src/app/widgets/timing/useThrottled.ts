import { useEffect, useState } from 'react';
import { useSession } from '../../session/context.ts';
import { stageOf } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { pace } from './pace.ts';

/**
 * A value of the stage, renewed at most every `ms` while playing and at once otherwise (pace.ts).
 * Driven by the batches themselves: no timer runs.
 */
export function useThrottled<T>(read: (state: StageState) => T, ms: number): T {
  const session = useSession();
  const [value, setValue] = useState(() => read(stageOf(session).getState()));
  useEffect(() => {
    const due = pace(ms);
    const renew = (state: StageState) => {
      if (due(state.run, performance.now())) setValue(() => read(state));
    };
    renew(stageOf(session).getState());
    return stageOf(session).subscribe(renew);
  }, [read, ms, session]);
  return value;
}
