import { type Picoseconds, PS_PER_SECOND, type RunResults } from '../../contract/index.ts';

/** Whether a run has come to the end of its measurement. */
export const isMeasured = ({ window }: RunResults, toPs: Picoseconds): boolean =>
  window.toS * PS_PER_SECOND >= toPs - 1;
