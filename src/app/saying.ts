import type { Problem } from '../contract/index.ts';
import { whole } from './format.ts';
import { faults } from './strings/faults.ts';

/** Longest value that is repeated back, characters. */
const LONGEST_VALUE = 80;

/** Longest path of a value that is shown, characters. */
const LONGEST_PATH = 120;

export function writtenValue(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? whole(value) : String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

interface Saying {
  readonly subject: string;
  /** Begins with what joins it to the subject. */
  readonly predicate: string;
}

/** A problem as a sentence in two parts. @param reason why, in words */
export function saying({ path, value }: Problem, reason: string): Saying {
  const place = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
  return {
    subject: value === undefined ? place : `${place} = ${writtenValue(value)}`,
    predicate: `${faults.joint(reason)}${reason.endsWith('?') ? reason : `${reason}.`}`,
  };
}
