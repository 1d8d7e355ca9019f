import type { RateInput, RmField, Statement } from '../../../rules/tree.ts';
import type { RulePlace, Step, Tracer, Value } from '../formulas.ts';
import type { MetCell, RunningRates } from './execution.ts';

/** Context of the execution of an algorithm. */
export interface RatePlace extends RulePlace {
  readonly rule: RunningRates;
  readonly cell: MetCell;
}

/** Inputs of ABR algorithms. */
export const RATE_READERS = {
  queue: ({ rule }) => rule.view.queue,
  buffer: ({ rule }) => rule.buffer,
  now: ({ rule }) => rule.view.now,
  'link rate': ({ rule }) => rule.linkRate,
  ER: ({ cell }) => cell.rm.er,
  CCR: ({ cell }) => cell.rm.ccr,
  MCR: ({ cell }) => cell.rm.mcr,
  CI: ({ cell }) => (cell.rm.ci ? 1 : 0),
  NI: ({ cell }) => (cell.rm.ni ? 1 : 0),
  'ABR rate': ({ rule }) => rule.abrRate,
  'higher rate': ({ rule }) => rule.higherRate,
  'active VCs': ({ rule }) => rule.activeVcs,
  'VC seen': ({ rule, flow }) => rule.seen[flow]!,
  promised: ({ rule }) => rule.reservedMcr,
  measured: ({ rule }) => (rule.hasMeasured ? 1 : 0),
} as const satisfies Readonly<Record<RateInput, (at: RatePlace) => number>>;

/** Sets a field of the RM cell; EFCI of departing data cells is set by the port instead. */
export function fieldSetter(name: RmField, value: Value, next: Step): Step {
  if (name === 'EFCI') return next;
  if (name === 'ER')
    return (at: RatePlace) => {
      at.cell.rm.lower(value(at));
      return next(at);
    };
  const sets =
    name === 'CI' ? ({ cell }: RatePlace) => cell.rm.congested() : ({ cell }: RatePlace) => cell.rm.hold();
  return (at: RatePlace) => {
    if (value(at) === 1) sets(at);
    return next(at);
  };
}

/** Notes the deciding line: the last one with a sentence, else the first that acts on the cell. */
export function decided(
  statement: Statement & { does: 'set' | 'nothing' },
  next: Step,
  witness: Tracer | null,
): Step {
  const { line, say } = statement;
  const says = say.length > 0;
  const acts = statement.does === 'set' && statement.target.store === 'rm';
  if (!says && !acts) return next;
  return (at: RatePlace) => {
    if (says || at.cell.line === 0) at.cell.line = line;
    if (says) witness?.said(statement, at);
    return next(at);
  };
}
