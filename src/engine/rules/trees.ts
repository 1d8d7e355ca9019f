import { entryOf } from '../../contract/index.ts';
import type { CheckedRule, RuleHead } from '../../rules/tree.ts';
import { builtTrees } from './built/trees.ts';

const BUILT: ReadonlyMap<string, CheckedRule> = new Map(builtTrees.map((tree) => [tree.id, tree]));

const isWhole = (rule: RuleHead): rule is CheckedRule => 'arrival' in rule;

/** The tree of a rule; runs have only the head of built-in rules. */
export const treeOf = (rule: RuleHead): CheckedRule => (isWhole(rule) ? rule : entryOf(BUILT, rule.id));
