import { claimsOf, type Judgement, type Score, type Study, scoreOf } from '../../studies/index.ts';
import recorded from '../../studies/verdicts.json';
import type { Known } from '../lab/lab.ts';
import { type OwnRuns, ownRuns } from './tables/ownRuns.ts';

/** What `reproduce -- --verdicts` found, by paper. */
interface Recorded {
  /** Who made how many of its runs. */
  readonly made: readonly { readonly engine: string; readonly sources: string; readonly runs: number }[];
  readonly scores: Readonly<Record<string, Score>>;
}

export const recordedScores = (paper: string): Recorded | null =>
  (recorded as unknown as Readonly<Record<string, Recorded>>)[paper] ?? null;

/** A claim's verdict, and what it rests on: runs of this device go before those of the command line. */
export interface Verdict {
  readonly score: Score;
  readonly isOwn: boolean;
}

const judged = new WeakMap<Judgement, { readonly runs: readonly OwnRuns[]; readonly score: Score | null }>();

/** Judged again when one of its tables has another run. */
function ownScore(study: Study, claim: Judgement, known: Known): Score | null {
  const tables = study.tables.filter(({ table }) => claim.tables.includes(table));
  const runs = tables.map((table) => ownRuns(table, known));
  const before = judged.get(claim);
  if (before !== undefined && runs.every((one, nth) => one === before.runs[nth])) return before.score;
  const score = scoreOf(study, claim, known.results);
  judged.set(claim, { runs, score });
  return score;
}

export function verdictsOf(study: Study, known: Known): ReadonlyMap<string, Verdict> {
  const there = Object.entries(recordedScores(study.paper)?.scores ?? {});
  const here = claimsOf(study).flatMap((claim): readonly [string, Score][] => {
    const score = ownScore(study, claim, known);
    return score === null ? [] : [[claim.id, score]];
  });
  return new Map([
    ...there.map(([id, score]): [string, Verdict] => [id, { score, isOwn: false }]),
    ...here.map(([id, score]): [string, Verdict] => [id, { score, isOwn: true }]),
  ]);
}
