import type { RunResults } from '../../contract/index.ts';
import { type Score, type Study, scoresOf } from '../../studies/index.ts';
import recorded from '../../studies/verdicts.json';

/** What `reproduce -- --verdicts` found, by paper. */
interface Recorded {
  readonly engine: string;
  readonly count: number;
  readonly scores: Readonly<Record<string, Score>>;
}

export const recordedScores = (paper: string): Recorded | null =>
  (recorded as unknown as Readonly<Record<string, Recorded>>)[paper] ?? null;

/** A claim's verdict, and what it rests on: runs of this device go before those of the command line. */
export interface Verdict {
  readonly score: Score;
  readonly isOwn: boolean;
}

export function verdictsOf(
  study: Study,
  results: ReadonlyMap<string, RunResults>,
): ReadonlyMap<string, Verdict> {
  const there = Object.entries(recordedScores(study.paper)?.scores ?? {});
  const here = results.size === 0 ? [] : Object.entries(scoresOf(study, results));
  return new Map([
    ...there.map(([id, score]): [string, Verdict] => [id, { score, isOwn: false }]),
    ...here.map(([id, score]): [string, Verdict] => [id, { score, isOwn: true }]),
  ]);
}
