import type { StateDiagram } from '../../contract/index.ts';
import type { RuleHead } from '../../rules/tree.ts';
import type { PolicyDefinition } from '../switch/discard/policy.ts';
import type { Execution } from './execution.ts';
import { hasRuntimeHooks } from './ruleHooks.ts';
import { RulePolicy } from './rulePolicy.ts';

/** Components of a policy that is a rule. */
export interface RulePolicyParts {
  readonly rule: RuleHead;
  readonly execution: Execution;
  readonly states: StateDiagram | null;
  /** For a built-in rule: lines that lose a cell, in their order. */
  readonly losing?: readonly number[];
}

/** Makes a policy of a rule. @param id its name, or the whole text of a rule that a reader has written */
export function policyOf(
  { rule, execution, states, losing = [] }: RulePolicyParts,
  id: string = rule.id,
): PolicyDefinition {
  const { uses, parameters, ordered } = rule;
  const legacyCodes = legacyCodesOf(losing, id);
  const legacyCodeOf = (line: number): number => legacyCodes?.get(line) ?? line;
  return {
    id,
    short: rule.short,
    name: rule.name,
    citation: rule.source,
    help: rule.help,
    parameters,
    ...(ordered.length > 0 ? { ordered } : {}),
    pseudoCode: rule.lines,
    ...(rule.bits === null ? {} : { bits: rule.bits }),
    ...(rule.visitor ? { postDatesPapers: true as const } : {}),
    // Without parameters only a full buffer decides, so that the phase of arrivals determines which VC loses cells.
    ...(parameters.length === 0 && !uses.front ? { refusesWhenFull: true as const } : {}),
    ...(uses.list ? { keepsList: true as const } : {}),
    ...(states === null ? {} : { states }),
    ...(uses.front || hasRuntimeHooks(rule) ? { dropsWaiting: true as const } : {}),
    create: (flows, random, passing = flows) =>
      new RulePolicy({ rule, execution, legacyCodeOf }, flows, random, passing),
  };
}

/**
 * Line numbers in digests, for the lines of a rule that lose a cell, in their order: those of the time when digests were first
 * recorded. Digests of a rule without an entry have its present line numbers.
 */
const LEGACY_DIGEST_CODES: Readonly<Record<string, readonly number[]>> = {
  rcd: [3, 3, 3, 3],
  ppd: [6, 5, 9],
  'ppd-printed': [2, 2, 5],
  'drop-front': [2],
  epd: [6, 4, 9, 9],
  espd: [8, 6, 11, 11, 12],
  'espd-simple': [6, 4, 9, 9],
  'epd-hysteresis': [8, 7, 9, 10, 10],
  selective: [6, 5, 7, 8],
  fba: [6, 5, 7, 8],
  red: [14, 13, 15, 16],
  'atm-red': [21, 21, 20, 20, 4, 9],
  'cell-red': [11, 10, 12, 13, 13],
  'p-red': [11, 10, 12, 13],
  'red-efci': [23, 22, 24],
  ccd: [3, 7],
};

function legacyCodesOf(lines: readonly number[], id: string): ReadonlyMap<number, number> | null {
  const codes = LEGACY_DIGEST_CODES[id];
  if (codes === undefined) return null;
  if (lines.length !== codes.length)
    throw new RangeError(`${id}: ${lines.length} lines lose a cell, ${codes.length} numbers are known`);
  return new Map(lines.map((line, i) => [line, codes[i]!]));
}
