import { useEffect, useState } from 'react';
import { useStage } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';

/**
 * A value of the stage, renewed at most every `ms` while playing and at once otherwise.
 * Driven by the batches themselves: no timer runs.
 */
export function useThrottled<T>(read: (state: StageState) => T, ms: number): T {
  const [value, setValue] = useState(() => read(useStage.getState()));
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const renew = (state: StageState) => {
      const wall = performance.now();
      if (state.run === 'playing' && wall - last < ms) return;
      last = wall;
      setValue(() => read(state));
    };
    renew(useStage.getState());
    return useStage.subscribe(renew);
  }, [read, ms]);
  return value;
}
