import type { LiveState, LiveStateId } from '../../../contract/index.ts';

/** @param time when it happened; left out: it is the case now */
export const liveState = (sign: LiveStateId, value = Number.NaN, time: number | null = null): LiveState => ({
  sign,
  value,
  time,
});
