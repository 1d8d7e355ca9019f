/** Processor seconds that a test should take at most, on an idle machine of today. */
export const GOAL_S = 5;
/** What makes it fail: a machine that others load, or that shares its cores, counts up to three times as much for the same work. */
export const LIMIT_S = 3 * GOAL_S;

/** Processor time of this process that is no test's own: runs that test files share, and the work of compilers. */
export const shared = { seconds: 0 };

export async function countedApart<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  try {
    return await work();
  } finally {
    shared.seconds += process.cpuUsage(before).user / 1e6;
  }
}

/** The limit in seconds where the environment says so: more on a slow machine, `off` for none. */
export function limitFrom(wanted: string | undefined): number {
  if (wanted === undefined || wanted === '') return LIMIT_S;
  if (wanted === 'off') return Number.POSITIVE_INFINITY;
  const seconds = Number(wanted);
  if (!(seconds > 0)) throw new RangeError(`CELLSCOPE_TIME_LIMIT = ${wanted}: seconds above 0, or off`);
  return seconds;
}

/** Why so many seconds of processor time are too many; null where they are not. */
export const overLimit = (seconds: number, limit: number): string | null =>
  seconds <= limit
    ? null
    : `takes ${seconds.toFixed(1)} s of processor time, more than ${limit} s (the aim is ${GOAL_S}): share its runs, shorten it, or leave seeds to the long tier`;
