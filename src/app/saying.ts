import type { Problem } from '../contract/index.ts';
import { refusal } from '../strings/en/reasons/refusal.ts';
import { whole } from './format.ts';

/** Longest value that is quoted, characters. */
const LONGEST_VALUE = 80;

/** Longest path of a value that is shown, characters. */
const LONGEST_PATH = 120;

export function writtenValue(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? whole(value) : String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** Subject of a problem: `seed = 9`, or a path alone. */
export function subjectOf({ path, value }: Problem): string {
  const place = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
  return value === undefined ? place : `${place} = ${writtenValue(value)}`;
}

/** A problem as a sentence. @param why its reason in words */
export function problemSentence(problem: Problem, why: string): string {
  const sentence = refusal(subjectOf(problem), problem.reason, why);
  return sentence.endsWith('?') ? sentence : `${sentence}.`;
}
