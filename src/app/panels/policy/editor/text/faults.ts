import { checkPolicy } from '../../../../../rules/check.ts';
import { RuleProblem } from '../../../../../rules/problem.ts';

/** An error of a text and its place; `instead` is the suggested correction. */
export interface Fault {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly instead: string | null;
}

/** The first error of a rule's text; null when it is valid. */
export function firstRuleFault(text: string): Fault | null {
  try {
    checkPolicy(text);
    return null;
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
    const { line, from, to, reason, instead } = error;
    return { line, ...placeIn(text, from, to), words: reason, instead };
  }
}

/** A range of at least one letter, so that there is something to mark; never beyond the end of the line. */
function placeIn(text: string, from: number, to: number): { readonly from: number; readonly to: number } {
  const end = text.indexOf('\n', from) < 0 ? text.length : text.indexOf('\n', from);
  const until = Math.min(Math.max(to, from + 1), Math.max(end, from));
  return until > from ? { from, to: until } : { from: Math.max(0, from - 1), to: from };
}
