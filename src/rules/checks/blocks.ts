import type { SyntaxNode } from '@lezer/common';
import { formulasOf, type Reader } from '../grammar/reader.ts';
import { markingOf } from '../rates/marking.ts';
import type { Expression, Hook, HookName } from '../tree.ts';
import { type FormulaChecks, typeWords } from './formulas.ts';
import { hookNamed, hookWords, PLACES } from './hooks.ts';
import type { Scope } from './scope.ts';
import type { Statements } from './statements.ts';

/** Checks the blocks under `on ...` and `every ...`. */
export class BlockChecks {
  private readonly reader: Reader;
  private readonly scope: Scope;
  private readonly formulas: FormulaChecks;
  private readonly statements: Statements;

  constructor(reader: Reader, scope: Scope, formulas: FormulaChecks, statements: Statements) {
    this.reader = reader;
    this.scope = scope;
    this.formulas = formulas;
    this.statements = statements;
  }

  /** @param before those above it */
  hookOf(node: SyntaxNode, before: readonly Hook[]): Hook {
    const { reader, scope } = this;
    const formula = formulasOf(node)[0] as SyntaxNode;
    const recurring = scope.kind === 'policy' ? 'timer' : 'interval';
    const on = node.getChild('every') === null ? this.event(formula) : recurring;
    if (on !== 'timer' && before.some((earlier) => earlier.on === on))
      throw reader.fault(node, `there is ${PLACES[on].called} already`);
    const hook = scope.at(on, PLACES[on].vc, (): Hook => {
      const [time, cells] = on === recurring ? this.times(formula, on) : [];
      return {
        on,
        period: time === undefined ? null : this.period(time),
        most: cells === undefined ? null : this.cells(cells),
        line: reader.lineOf(node),
        body: this.statements.block(node.getChild('Block')),
      };
    });
    if (on === 'marking' && markingOf(hook) === null)
      throw reader.fault(
        node,
        '`on departure` of an algorithm is one line: `EFCI = yes if queue > formula`, of parameters and `buffer`',
      );
    return hook;
  }

  /** `1 ms or 100 cells` of an interval; a timer has a time alone. */
  private times(node: SyntaxNode, on: HookName): readonly SyntaxNode[] {
    return on === 'interval' && node.name === 'Or' ? formulasOf(node) : [node];
  }

  private cells(node: SyntaxNode): Expression {
    const cells = this.formulas.number(node);
    if (cells.type.kind !== 'number' || (cells.type.unit !== 'cells' && cells.type.unit !== ''))
      throw this.reader.fault(node, `a number of cells is expected, not ${typeWords(cells.type)}`);
    return cells;
  }

  private event(node: SyntaxNode): HookName {
    const name = this.reader.name(node);
    const { kind } = this.scope;
    const on = hookNamed(name, kind);
    if (on === null)
      throw this.reader.fault(node, `there is no \`on ${name}\`; known: ${hookWords(kind).join(', ')}`);
    return on;
  }

  private period(node: SyntaxNode): Expression {
    const period = this.formulas.number(node);
    if (period.type.kind !== 'number' || (period.type.unit !== 'time' && period.type.unit !== ''))
      throw this.reader.fault(node, `a time is expected, not ${typeWords(period.type)}`);
    if (period.is === 'constant' && (period.type.unit === '' || period.value <= 0))
      throw this.reader.fault(node, 'a time above 0 is expected, such as `15 ms`');
    return period;
  }
}
