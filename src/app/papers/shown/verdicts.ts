import { shallow } from 'zustand/shallow';
import { type Judgement, type Score, type Study, scoreOf } from '../../../studies/index.ts';
import recorded from '../../../studies/verdicts.json';
import type { Known } from '../../lab/lab.ts';
import { type OwnRuns, ownRuns } from '../tables/ownRuns.ts';

/** Recorded results of `reproduce -- --verdicts` for a paper. */
interface Recorded {
  /** Engines that computed the runs, with their numbers of runs. */
  readonly made: readonly { readonly engine: string; readonly sources: string; readonly runs: number }[];
  readonly scores: Readonly<Record<string, Score>>;
}

export const recordedScores = (paper: string): Recorded | null =>
  (recorded as unknown as Readonly<Record<string, Recorded>>)[paper] ?? null;

/** Verdict on a claim and its origin: runs of this device take precedence over those of the command line. */
export interface Verdict {
  readonly score: Score;
  readonly isOwn: boolean;
}

const judged = new WeakMap<Judgement, { readonly runs: readonly OwnRuns[]; readonly score: Score | null }>();

/** Score from own runs, recomputed when one of its tables has another run. */
function ownScore(study: Study, claim: Judgement, known: Known): Score | null {
  const tables = study.tables.filter(({ table }) => claim.tables.includes(table));
  const runs = tables.map((table) => ownRuns(table, known));
  const before = judged.get(claim);
  if (before !== undefined && shallow(runs, before.runs)) return before.score;
  const score = scoreOf(study, claim, known.results);
  judged.set(claim, { runs, score });
  return score;
}

/** Verdicts of the command line by claim id. */
export const recordedVerdicts = (paper: string): readonly (readonly [string, Verdict])[] =>
  Object.entries(recordedScores(paper)?.scores ?? {}).map(([id, score]) => [id, { score, isOwn: false }]);

/** Verdict from runs on this device; null unless at least one seed is complete. */
export function ownVerdict(study: Study, claim: Judgement, known: Known): Verdict | null {
  const score = ownScore(study, claim, known);
  return score === null ? null : { score, isOwn: true };
}
