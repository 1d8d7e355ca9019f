import type { LeavingPart } from '../../panel/fit/leaving.ts';

/** Rows of a score that stay longer than those below them. */
const FIRST = 2;

export const leavesAt = (row: number): LeavingPart | undefined =>
  row < FIRST ? undefined : 'further-figures';
