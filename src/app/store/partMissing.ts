import { inWords, type Problem } from '../../contract/index.ts';
import { en } from '../strings/en.ts';

/** What is said where a part of the page could not be loaded. */
export const PART_MISSING: Problem = {
  path: 'page',
  value: undefined,
  reason: inWords(en.problems.partMissing),
};
