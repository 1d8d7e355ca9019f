import { partsOf } from '../parts.ts';
import type { CheckedRule, Expression, Statement } from '../tree.ts';

/** Locals, by their places, that a rule reads to do something; the others are read by what it says alone. */
export function localsRead({ arrival, hooks }: CheckedRule): ReadonlySet<number> {
  const read = new Set<number>();
  const see = (formula: Expression): void => {
    if (formula.is === 'local') read.add(formula.index);
    partsOf(formula).forEach(see);
  };
  const walk = (statement: Statement): void => {
    formulasIn(statement).forEach(see);
    if (statement.does === 'if') [...statement.yes, ...statement.no].forEach(walk);
    if (statement.does === 'each') statement.body.forEach(walk);
  };
  [...arrival, ...hooks.flatMap(({ body }) => body)].forEach(walk);
  return read;
}

function formulasIn(statement: Statement): readonly Expression[] {
  switch (statement.does) {
    case 'if':
      return [statement.condition];
    case 'set':
      return [statement.value];
    case 'discard':
      return [statement.cells];
    case 'pause':
      return [statement.time];
    default:
      return [];
  }
}
