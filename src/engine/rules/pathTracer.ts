import type { EvaluatedLine } from '../../contract/index.ts';
import type { Statement, Type } from '../../rules/tree.ts';
import { apart, decimal, milliseconds, percent } from '../formatNumbers.ts';
import { grouped } from '../text.ts';
import type { RulePlace, Tracer } from './formulas.ts';

const SIGNS: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '===': '=', '!==': '≠' };
const yes = (holds: boolean): string => (holds ? 'yes' : 'no');

/** Text of a value with its unit, for notes. */
export function valueText(value: number, type: Type): string {
  if (type.kind === 'truth') return yes(value === 1);
  if (type.kind === 'one-of') return type.options[value] ?? String(value);
  if (!Number.isFinite(value)) return value > 0 ? 'unlimited' : String(value);
  if (type.unit === 'time') return milliseconds(value);
  if (type.unit === 'chance') return percent(value);
  if (type.unit === 'cells') return decimal(value, 1);
  if (type.unit === 'rate') return grouped(Math.round(value));
  return Number.isInteger(value) ? grouped(value) : decimal(value);
}

/** Collects the executed lines of a rule. */
export class PathTracer implements Tracer {
  readonly lines: EvaluatedLine[] = [];
  /** Conditions evaluated since the last line. */
  protected notes: string[] = [];
  sentence: string | null = null;
  private readonly nameOf: (name: string) => string;

  /** @param nameOf text for the name of a truth value: inserts the name of the VC in `VC listed` */
  constructor(nameOf: (name: string) => string) {
    this.nameOf = nameOf;
  }

  compared(left: number, sign: string, right: number, type: Type, holds: boolean): void {
    const isPlain = type.kind !== 'number' || type.unit === 'time' || type.unit === 'VCs';
    const [a, b] =
      isPlain || !Number.isFinite(left + right)
        ? [valueText(left, type), valueText(right, type)]
        : this.apart(left, right, type);
    this.notes.push(`${a} ${SIGNS[sign] ?? sign} ${b}: ${yes(holds)}`);
  }

  private apart(left: number, right: number, type: Type): readonly [string, string] {
    const [a, b] = [valueText(left, type), valueText(right, type)];
    return a === b && left !== right ? apart(left, right) : [a, b];
  }

  asked(name: string, holds: boolean): void {
    this.notes.push(`${this.nameOf(name)}: ${yes(holds)}`);
  }

  tested(line: number): void {
    if (line > 0) this.lines.push({ line, note: this.notes.join(', '), action: false });
    this.notes = [];
  }

  set(line: number, name: string, type: Type, value: number): void {
    this.acted(line, `${name} = ${valueText(value, type)}`);
  }

  assigned({ line, target }: Statement & { does: 'set' }, value: number, _at: RulePlace): void {
    this.set(line, target.name, target.type, value);
  }

  /** Reports an action, and clears the conditions of its formula. */
  protected acted(line: number, note: string): void {
    this.done(line, note);
    this.notes = [];
  }

  done(line: number, note: string): void {
    this.lines.push({ line, note, action: true });
  }

  decided({ line }: Statement & { does: 'accept' | 'refuse' }, _at: RulePlace): void {
    this.done(line, '');
  }

  said(_statement: Statement & { does: 'set' | 'nothing' }, _at: RulePlace): void {}
}
