import { because, type Reason, type RuleSyntaxError } from '../../contract/index.ts';
import { RuleProblem } from '../../rules/problem.ts';
import type { CheckedRule } from '../../rules/tree.ts';
import type { PolicyDefinition } from '../switch/discard/policy.ts';
import { policyOf, type RulePolicyParts } from './definition.ts';

interface RuleReader {
  /** @throws RuleProblem for the first fault of the text */
  read(text: string): RulePolicyParts & { readonly rule: CheckedRule };
  /** A line that takes too many steps in a network of `vcs` VCs, with a message; null for none. */
  tooDear(rule: CheckedRule, vcs: number): { readonly line: number; readonly words: string } | null;
}

let reader: RuleReader | null = null;

/** Sets the parser of rule texts, which is not in the first script. */
export function readTexts(by: RuleReader): void {
  reader = by;
}

interface Read {
  readonly rule: CheckedRule;
  readonly policy: PolicyDefinition;
}

/** Cache of rules or faults by text. */
const read = new Map<string, Read | RuleProblem>();
/** Maximum size of the cache. */
const MOST = 64;

/** @throws RuleProblem for the first fault of the text */
export const writtenPolicy = (text: string): PolicyDefinition => readText(text).policy;

function readText(text: string): Read {
  const known = read.get(text) ?? readWithoutCache(text);
  if (known instanceof RuleProblem) throw known;
  return known;
}

function readWithoutCache(text: string): Read | RuleProblem {
  if (reader === null) throw new RangeError('rules cannot be read yet: loadRuleLanguage() comes first');
  const outcome = outcomeOf(text, reader);
  if (read.size >= MOST) read.clear();
  read.set(text, outcome);
  return outcome;
}

function outcomeOf(text: string, by: RuleReader): Read | RuleProblem {
  try {
    const parts = by.read(text);
    return { rule: parts.rule, policy: policyOf(parts, text) };
  } catch (error) {
    if (error instanceof RuleProblem) return error;
    throw error;
  }
}

/** The fault of a text with its position; null for a valid rule. */
export function ruleFault(text: string): RuleSyntaxError | null {
  if (reader === null) return { line: 1, column: 1, from: 0, to: 0, reason: because('rulesUnreadable') };
  try {
    writtenPolicy(text);
    return null;
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
    const { line, column, from, to, reason } = error;
    return { line, column, from, to, reason: because('inWords', { words: reason }) };
  }
}

/** Reason why a text is not a rule that a network of `vcs` VCs can run; null if it is. */
export function faultOf(text: string, vcs: number): Reason | null {
  const fault = ruleFault(text);
  if (fault === null) return tooDear(text, vcs);
  if (fault.reason.key === 'rulesUnreadable') return fault.reason;
  return because('atLine', { line: fault.line, reason: fault.reason });
}

/** The fault of a rule whose loops over VCs take too many steps in a network of `vcs` VCs; null for none. */
function tooDear(text: string, vcs: number): Reason | null {
  const over = reader?.tooDear(readText(text).rule, vcs) ?? null;
  if (over === null) return null;
  return because('atLine', { line: over.line, reason: because('inWords', { words: over.words }) });
}
