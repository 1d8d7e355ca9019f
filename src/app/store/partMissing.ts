import { inWords, type Problem } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { en } from '../strings/en.ts';
import { addProblem } from './stage.ts';

/** What is said where a part of the page could not be loaded. */
export const PART_MISSING: Problem = {
  path: 'page',
  value: undefined,
  reason: inWords(en.problems.partMissing),
};

export const reportPartMissing = (session: Session): void => addProblem(session, PART_MISSING);
