import type {
  CheckedRule,
  Expression,
  Hook,
  HookName,
  RateInput,
  RmField,
  Shown,
  Statement,
} from '../tree.ts';
import { READS_RULE, Writer, within } from '../write.ts';
import { markingOf } from './marking.ts';
import { shownParts, shownUnit, statePlaces } from './shown.ts';

const INPUTS = {
  queue: 'r.view.queue',
  buffer: 'r.buffer',
  now: 'r.view.now',
  'link rate': 'r.linkRate',
  ER: 'c.er',
  CCR: 'c.ccr',
  MCR: 'c.mcr',
  CI: 'c.ci',
  NI: 'c.ni',
  'ABR rate': 'r.abrRate',
  'higher rate': 'r.higherRate',
  'active VCs': 'r.activeVcs',
  'VC seen': '(r.seen[flow] === 1)',
  promised: 'r.reservedMcr',
  measured: 'r.hasMeasured',
} as const satisfies Readonly<Record<RateInput, string>>;

const SETTERS: Readonly<Record<Exclude<RmField, 'ER' | 'EFCI'>, string>> = {
  CI: 'c.congested()',
  NI: 'c.hold()',
};

/** Functions of a `RateExecution`, null if the rule has no such block. */
const BLOCKS = [
  'forward',
  'backward',
  'interval',
  'period',
  'intervalCellLimit',
  'marksAbove',
  'advertisedRate',
  'columns',
  'stateOf',
];

/** Writer for an ABR algorithm: the properties of a `RateExecution`. */
export class RateWriter extends Writer {
  /** Whether the current block handles an RM cell. */
  private decides = false;

  constructor(rule: CheckedRule) {
    super(rule, INPUTS, ['RunningRates', 'RmCell']);
  }

  override execution(): string {
    const [forward, backward, interval] = [
      this.block('forward'),
      this.block('backward'),
      this.block('interval'),
    ];
    const ends = this.hookOf('interval');
    const marking = this.hookOf('marking');
    const code = [
      forward,
      backward,
      interval,
      this.formula('period', ends?.period ?? null),
      this.formula('intervalCellLimit', ends?.most ?? null),
      this.formula('marksAbove', marking === undefined ? null : markingOf(marking)),
      ...this.shows(),
      this.derive(),
    ].filter((part) => part !== '');
    const named = (name: string): string =>
      code.some((part) => part.startsWith(`function ${name}(`)) ? name : `${name}: null`;
    const names = BLOCKS.map(named);
    code.push(
      `export const execution: RateExecution = { ${[...names, 'variables', 'derive'].join(', ')} };\n`,
    );
    return [...this.called(code), ...code].join('\n');
  }

  private hookOf(name: HookName): Hook | undefined {
    return this.rule.hooks.find(({ on }) => on === name);
  }

  private block(name: 'forward' | 'backward' | 'interval'): string {
    const hook = this.hookOf(name);
    if (hook === undefined) return '';
    const isMet = name !== 'interval';
    this.decides = isMet;
    const body = this.statements(hook.body, '  ');
    const { reading } = shownParts(this.rule);
    const read = reading === null ? '' : `  r.advertisedRate = ${this.shown(reading)};\n`;
    const own = body.replace(/for \(let flow.*\n/g, '');
    const flow = isMet && /\bflow\b/.test(own) ? '  const { vc: flow } = c;\n' : '';
    const all = body + read;
    const parameters = `${READS_RULE.test(all) ? '' : '_'}r: RunningRates, ${/\bc\b/.test(flow + all) ? '' : '_'}c: RmCell`;
    const line = isMet ? ['  let line = 0;\n', '  return line;\n'] : ['', ''];
    return `function ${name}(${parameters}): ${isMet ? 'Line' : 'void'} {\n${within(all, flow)}${line[0]}${this.locals(body)}${all}${line[1]}}\n`;
  }

  private formula(name: string, of: Expression | null): string {
    if (of === null) return '';
    const value = `  return ${this.number(of)};\n`;
    return `function ${name}(${READS_RULE.test(value) ? '' : '_'}r: RunningRates): number {\n${blank(value)}${within(value, '')}${value}}\n`;
  }

  /** Values of lines `show ...`, as functions by their names. */
  private shows(): readonly string[] {
    const { reading, variables, columns, state } = shownParts(this.rule);
    const list = (shown: readonly Shown[]): string =>
      `[${shown.map((variable) => `\n    { label: ${JSON.stringify(variable.label)}, value: ${this.inUnit(variable)}, unit: '${shownUnit(variable).unit}' },`).join('')}\n  ]`;
    const isRead = reading !== null;
    return [
      ...(isRead ? [returning('advertisedRate', 'number', this.shown(reading))] : []),
      returning('variables', 'readonly Variable[]', list(variables)),
      ...(columns.length > 0 ? [returning('columns', 'readonly Variable[]', list(columns))] : []),
      ...(state === null ? [] : [returning('stateOf', 'number', this.stateOf(state))]),
    ];
  }

  private inUnit(shown: Shown): string {
    const { size } = shownUnit(shown);
    return size === 1 ? this.shown(shown) : `(${this.shown(shown)}) / ${size}`;
  }

  /** Code of a value; NaN while its condition does not hold. */
  private shown({ value, when }: Shown): string {
    const written = value.type.kind === 'truth' ? `${this.truth(value)} ? 1 : 0` : this.number(value);
    return when === null ? written : `${this.truth(when)} ? ${written} : Number.NaN`;
  }

  private stateOf(state: Shown): string {
    const place = `[${statePlaces(state).join(', ')}][${this.number(state.value)}]!`;
    return state.when === null ? place : `${this.truth(state.when)} ? ${place} : 0`;
  }

  /** Adds the line that decides: the last one with a sentence, or else the first that acts on the cell. */
  protected override statement(statement: Statement, indent: string): string {
    const code = super.statement(statement, indent);
    if (!this.decides) return code;
    const says = 'say' in statement && statement.say.length > 0;
    if (says) return `${code}${indent}line = ${statement.line};\n`;
    const acts = statement.does === 'set' && statement.target.store === 'rm';
    return acts ? `${code}${indent}if (line === 0) line = ${statement.line};\n` : code;
  }

  protected override field(name: RmField, value: Expression): string {
    if (name === 'ER') return `c.lower(${this.number(value)})`;
    if (name === 'EFCI') throw new RangeError('EFCI: the port marks cells itself');
    const isCertain = value.is === 'constant' && value.value === 1;
    return isCertain ? SETTERS[name] : `if (${this.truth(value)}) ${SETTERS[name]}`;
  }
}

/** Placeholder where a formula calls a definition without an RM cell: none of its values is read. */
const blank = (code: string): string => (/\bc\b/.test(code) ? '  const c = NO_RM_CELL;\n' : '');

/** Code of a function of the rule and of a VC that returns this value. */
function returning(name: string, type: string, value: string): string {
  const code = `  return ${value};\n`;
  const [rule, flow] = [READS_RULE.test(code) ? 'r' : '_r', /\bflow\b/.test(code) ? 'flow' : '_flow'];
  const parameters = name === 'columns' || name === 'stateOf' ? `, ${flow}: number` : '';
  return `function ${name}(${rule}: RunningRates${parameters}): ${type} {\n${blank(code)}${within(code, '')}${code}}\n`;
}
