/** Processor seconds that a test should take at most, on an idle machine of today. */
export const GOAL_S = 5;
/** What makes it fail, in seconds of that machine. */
export const LIMIT_S = 3 * GOAL_S;

/** Processor time of the yardstick there. */
const YARDSTICK_MS = 17;
const YARDSTICK_STEPS = 5_000_000;

/** Arithmetic and reads all over 1 MB. */
function yardstick(): number {
  const counts = new Uint32Array(1 << 18);
  let state = 1;
  for (let i = 0; i < YARDSTICK_STEPS; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    counts[state >>> 14]! += counts[(state >>> 3) & 0x3ffff]! ^ state;
  }
  return counts[0]!;
}

/** How many times as long as on an idle machine of today the same work takes here and now, at least 1: others may load this one, or share its cores. */
export function slowness(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    yardstick();
    return process.cpuUsage(before).user / 1000;
  }).sort((a, b) => a - b);
  return Math.max(1, times[2]! / YARDSTICK_MS);
}

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

/** Why so many seconds of processor time are too many; null where they are not. How slow the machine is, is asked only of more than `limit`. */
export function overLimit(seconds: number, limit: number, slow: () => number = slowness): string | null {
  if (seconds <= limit) return null;
  const idle = seconds / slow();
  if (idle <= limit) return null;
  return `takes ${seconds.toFixed(1)} s of processor time, ${idle.toFixed(1)} s of an idle machine, more than ${limit} s (the aim is ${GOAL_S}): share its runs, shorten it, or leave seeds to the long tier`;
}
