import { entryOf } from '../../contract/index.ts';
import type { CheckedRule, RuleHead } from '../../rules/tree.ts';
import { builtTrees } from './built/trees.ts';

const BUILT: ReadonlyMap<string, CheckedRule> = new Map(builtTrees.map((tree) => [tree.id, tree]));

const isWhole = (rule: RuleHead): rule is CheckedRule => 'arrival' in rule;

/** What a rule does: of a built-in one runs know only the head. */
export const treeOf = (rule: RuleHead): CheckedRule => (isWhole(rule) ? rule : entryOf(BUILT, rule.id));
