import { inWords, type Problem } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { en } from '../strings/en.ts';
import { addProblem } from './stage.ts';

/** Problem to show when a late part of the page could not be loaded. */
export const LATE_PART_FAILED: Problem = {
  path: 'page',
  value: undefined,
  reason: inWords(en.problems.partMissing),
};

export const reportLatePartFailed = (session: Session): void => addProblem(session, LATE_PART_FAILED);
