import type { LiveState, LiveStateId } from '../../../contract/index.ts';

/** @param time of an event; omitted for a present state */
export const liveState = (sign: LiveStateId, value = Number.NaN, time: number | null = null): LiveState => ({
  sign,
  value,
  time,
});
