import type { StageState } from '../../store/types.ts';

/**
 * Says of each moment whether a value is renewed: at most every `ms` while a run plays, and at once otherwise, as when it
 * begins to play: what was told of a standstill ends there.
 */
export function pace(ms: number): (run: StageState['run'], wall: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  let before: StageState['run'] | null = null;
  return (run, wall) => {
    const goesOn = run === 'playing' && before === 'playing';
    before = run;
    if (goesOn && wall - last < ms) return false;
    last = wall;
    return true;
  };
}
