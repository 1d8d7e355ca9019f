import type { Expression, Hook } from '../tree.ts';

/** Threshold of the queue above which an algorithm marks departing cells, if its block has the one supported form; else null. */
export function markingOf({ body }: Hook): Expression | null {
  const [line, more] = body;
  if (line?.does !== 'if' || more !== undefined || line.no.length > 0) return null;
  const { condition, yes } = line;
  const [set, besides] = yes;
  if (set?.does !== 'set' || set.target.store !== 'rm' || besides !== undefined) return null;
  const marks = set.value.is === 'constant' && set.value.value === 1;
  const asksQueue =
    condition.is === 'comparison' &&
    condition.sign === '>' &&
    condition.left.is === 'input' &&
    condition.left.input === 'queue';
  return marks && asksQueue && isSettled(condition.right) ? condition.right : null;
}

/** Whether a formula depends only on parameters and state of the port, and so does not change from cell to cell. */
function isSettled(formula: Expression): boolean {
  switch (formula.is) {
    case 'constant':
    case 'parameter':
    case 'let':
      return true;
    case 'input':
      return formula.input === 'buffer' || formula.input === 'link rate';
    case 'arithmetic':
      return isSettled(formula.left) && isSettled(formula.right);
    case 'function':
      return formula.args.every(isSettled);
    default:
      return false;
  }
}
