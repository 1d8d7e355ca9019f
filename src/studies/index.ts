import { cheonPanwar } from './cheonPanwar/cheonPanwar.ts';
import { nagata } from './nagata/nagata.ts';
import { rosolen } from './rosolen/rosolen.ts';
import type { Study } from './study.ts';
import { ulku } from './ulku/ulku.ts';
import { zhu } from './zhu/zhu.ts';

export const studies: readonly Study[] = [cheonPanwar, rosolen, nagata, zhu, ulku];

/** Null for an unknown paper. */
export function findStudy(paper: string): Study | null {
  return studies.find((study) => study.paper === paper) ?? null;
}

export type { Settings } from './factors.ts';
export type { StudyFigure } from './figures/figure.ts';
export {
  allJobs,
  claimsOf,
  claimsSaidBy,
  disputes,
  jobsOf,
  keyOf,
  outcomeOf,
  type Verdict,
  verdicts,
} from './outcome.ts';
export { type Score, scoreOf, scoresOf, type Tally, tallyOf } from './scores.ts';
export type {
  Job,
  Judgement,
  Outcome,
  Study,
  StudyCell,
  StudyColumn,
  StudyRow,
  StudyTable,
} from './study.ts';
