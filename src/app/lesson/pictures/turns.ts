/** Counts of the senders hit by the overflows of a run. */
export interface Tally {
  /** Number of hits of each sender. */
  readonly times: readonly number[];
  /** Mean number of senders hit by an overflow; 0 before the first. */
  readonly mean: number;
}

/** @param hit senders of each overflow, from 1 @param count overflows so far */
export function tallyOf(hit: readonly (readonly number[])[], senders: number, count: number): Tally {
  const seen = hit.slice(0, count);
  const times = Array.from({ length: senders }, (_, at) => seen.filter((vcs) => vcs.includes(at + 1)).length);
  return { times, mean: seen.length === 0 ? 0 : seen.flat().length / seen.length };
}
