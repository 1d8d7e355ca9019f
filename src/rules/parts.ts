import type { Expression } from './tree.ts';

/** Parts of a formula. */
export function partsOf(formula: Expression): readonly Expression[] {
  switch (formula.is) {
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
      return [formula.left, formula.right];
    case 'negative':
    case 'not':
      return [formula.of];
    case 'function':
    case 'defined':
      return formula.args;
    case 'choice':
      return [formula.when, formula.yes, formula.no];
    default:
      return [];
  }
}

/** Changes while the rule decides: the bound has to be worked out again. */
export const dependsOnState = (formula: Expression): boolean =>
  formula.is === 'port' ||
  formula.is === 'count' ||
  (formula.is === 'input' && formula.input === 'VCs marked') ||
  partsOf(formula).some(dependsOnState);
