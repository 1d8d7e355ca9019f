export const LIMIT_S = 5;
/** Nanoseconds per step of the calibration loop on the quiet machine that the limit is meant for. */
export const QUIET_NS = 3;

/** Processor time of this process for runs that test files share (`keptRuns.ts`). */
export const shared = { seconds: 0 };

/**
 * Why so many seconds of processor time are too many; null where they are not. A machine that is slow or shared counts its
 * seconds by the calibration loop, which runs only once the plain seconds are too many.
 */
export function overLimit(seconds: number, calibrate: () => number): string | null {
  if (seconds <= LIMIT_S) return null;
  const slower = Math.max(1, calibrate() / QUIET_NS);
  const fair = seconds / slower;
  return fair > LIMIT_S
    ? `takes ${fair.toFixed(1)} s of a quiet machine's time, more than ${LIMIT_S} s: share its runs, shorten it, or leave seeds to the long tier`
    : null;
}
