/** What so many overflows have done to the senders of a run. */
export interface Tally {
  /** How often each sender was hit. */
  readonly times: readonly number[];
  /** Senders that a single overflow hits, on average; 0 before the first. */
  readonly mean: number;
}

/** @param hit senders of each overflow, from 1 @param count overflows so far */
export function tallyOf(hit: readonly (readonly number[])[], senders: number, count: number): Tally {
  const seen = hit.slice(0, count);
  const times = Array.from({ length: senders }, (_, at) => seen.filter((vcs) => vcs.includes(at + 1)).length);
  return { times, mean: seen.length === 0 ? 0 : seen.flat().length / seen.length };
}
