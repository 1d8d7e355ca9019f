import type { Statement } from '../tree.ts';

/** There is a way through that ends without `accept` or `refuse`. */
export function openEnd(statements: readonly Statement[]): boolean {
  return !statements.some(decides);
}

function decides(statement: Statement): boolean {
  if (statement.does === 'accept' || statement.does === 'refuse') return true;
  return statement.does === 'if' && statement.yes.some(decides) && statement.no.some(decides);
}
