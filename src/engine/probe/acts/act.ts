import type { Act, ActSign } from '../../../contract/index.ts';

/** @param time when it happened; left out: it is the case now */
export const act = (sign: ActSign, value = Number.NaN, time: number | null = null): Act => ({
  sign,
  value,
  time,
});
