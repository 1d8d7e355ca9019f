import { RuleProblem } from '../../rules/problem.ts';
import type { CheckedRule } from '../../rules/tree.ts';
import type { PolicyDefinition } from '../switch/discard/policy.ts';
import { policyOf } from './definition.ts';
import { interpreted } from './interpret.ts';

/** A policy is named by its id; one that somebody has written by its whole text. */
export const isRuleText = (id: unknown): id is string => typeof id === 'string' && id.includes('\n');

let reader: ((text: string) => CheckedRule) | null = null;

/** Who reads texts: the parser is not in the first script. */
export function readTexts(by: (text: string) => CheckedRule): void {
  reader = by;
}

/** Texts that have been read: what they say never changes. */
const read = new Map<string, PolicyDefinition>();
/** So many are kept. */
const MOST = 64;

/** @throws RuleProblem for the first fault of the text */
export function writtenPolicy(text: string): PolicyDefinition {
  const known = read.get(text);
  if (known !== undefined) return known;
  if (reader === null) throw new RangeError('rules cannot be read yet: bringLanguage() comes first');
  const rule = reader(text);
  const made = policyOf(rule, interpreted(rule), text);
  if (read.size >= MOST) read.clear();
  read.set(text, made);
  return made;
}

/** What is wrong with a text: with its line, in words; null when it is a rule. */
export function faultOf(text: string): string | null {
  if (reader === null) return 'rules cannot be read here';
  try {
    writtenPolicy(text);
    return null;
  } catch (error) {
    if (error instanceof RuleProblem) return error.message;
    throw error;
  }
}
