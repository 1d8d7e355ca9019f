import { useEffect, useState } from 'react';
import { useStage } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';
import { pace } from './pace.ts';

/**
 * A value of the stage, renewed at most every `ms` while playing and at once otherwise (pace.ts).
 * Driven by the batches themselves: no timer runs.
 */
export function useThrottled<T>(read: (state: StageState) => T, ms: number): T {
  const [value, setValue] = useState(() => read(useStage.getState()));
  useEffect(() => {
    const due = pace(ms);
    const renew = (state: StageState) => {
      if (due(state.run, performance.now())) setValue(() => read(state));
    };
    renew(useStage.getState());
    return useStage.subscribe(renew);
  }, [read, ms]);
  return value;
}
