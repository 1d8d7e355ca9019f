import type { Expression, Hook } from '../tree.ts';

/** The queue above which an algorithm marks cells that leave, by the one line that such a block may be; null: it is another. */
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

/** Of parameters and of what the port remembers: it does not change from cell to cell. */
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
