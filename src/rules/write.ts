import { openEnd } from './checks/ends.ts';
import { localsRead } from './checks/localsRead.ts';
import { dependsOnState } from './parts.ts';
import type { Cases, CheckedRule, Expression, Input, RmField, Statement } from './tree.ts';

/** Code that reads a value, by its name. */
export type Readings = Readonly<Record<string, string>>;

const INPUTS = {
  queue: 'c.queue',
  buffer: 'r.capacity',
  now: 'c.now',
  'cell time': 'c.cellTime',
  'queue time': '(c.backlog === undefined ? c.queue * c.cellTime : c.backlog.time)',
  'queue bytes': '(c.backlog === undefined ? c.queue * c.bytes : c.backlog.bytes)',
  'cell bytes': 'c.bytes',
  'queue since': 'c.since',
  'first cell': 'c.first',
  'last cell': 'c.last',
  'only cell': '(c.first && c.last)',
  'wire free': '(c.isWireFree === true)',
  waited: '(c.waited ?? 0)',
  'VC cells waiting': 'r.occupiedBy.cells[flow]!',
  'VCs with cells waiting': 'r.occupiedBy.active',
  'VCs of the port': 'r.passing',
  'VC listed': '(r.listed.members[flow] === 1)',
  'VCs listed': 'r.listed.size',
  'VC marked': '(r.marks[flow] === 1)',
  'VCs marked': 'r.marked',
  paused: '(c.now < r.pausedUntil)',
  'paused until': 'r.pausedUntil',
  random: 'r.random.uniform()',
} as const satisfies Readonly<Record<Input, string>>;

/** Matches code that reads the rule. */
export const READS_RULE = /\br\b|[vm]\[/;

/** Functions of the language that JavaScript provides; the engine provides the others. */
const PLATFORM = ['min', 'max', 'abs', 'floor', 'ceil', 'sqrt'];

/** Writes the module that runs this rule: TypeScript, from the same tree that is interpreted. */
export class Writer {
  protected readonly rule: CheckedRule;
  private readonly inputs: Readings;
  private readonly localsRead: ReadonlySet<number>;
  /** Types of the rule and of its cell in the generated code. */
  private readonly types: readonly [rule: string, cell: string];

  constructor(
    rule: CheckedRule,
    inputs: Readings = INPUTS,
    types: readonly [rule: string, cell: string] = ['RunningRule', 'ArrivingCell'],
  ) {
    this.rule = rule;
    this.inputs = inputs;
    this.localsRead = localsRead(rule);
    this.types = types;
  }

  /** Properties of an `Execution`. */
  execution(): string {
    const { rule } = this;
    const body = this.statements(rule.arrival, '  ');
    const front = rule.uses.front ? '  r.discardNothing();\n' : '';
    const decide = `function decide(r: RunningRule, c: ArrivingCell): Verdict {\n${within(body, '  const { flow } = c;\n')}${front}${this.locals(body)}${body}}\n`;
    const hooks = rule.hooks.map(({ body: hook, period }, i) =>
      this.hook(i, `${this.statements(hook, '  ')}${openEnd(hook) ? '  return 0;\n' : ''}`, period),
    );
    const { acceptThreshold } = rule;
    const bounds = `  acceptThreshold.below = ${this.number(acceptThreshold.below)};\n  acceptThreshold.continuationBelow = ${this.number(acceptThreshold.continuationBelow)};\n  acceptThreshold.until = ${this.number(acceptThreshold.until)};\n  acceptThreshold.line = ${this.number(acceptThreshold.line)};\n`;
    const updateAcceptThreshold = `function updateAcceptThreshold(${READS_RULE.test(bounds) ? 'r' : '_r'}: RunningRule, acceptThreshold: AcceptThreshold): void {\n${within(bounds, '')}${bounds}}\n`;
    const code = [
      decide,
      ...hooks,
      this.derive(),
      updateAcceptThreshold,
      `export const execution: Execution = { decide, hooks: [${hooks.map((_, i) => `hook${i}`).join(', ')}], derive, updateAcceptThreshold, dependsOnState: ${Object.values(rule.acceptThreshold).some(dependsOnState)} };\n`,
    ];
    return [...this.called(code), ...code].join('\n');
  }

  /** Definitions that the code calls; others are used only by the plot. */
  protected called(code: readonly string[]): readonly string[] {
    const [ruleType, cellType] = this.types;
    const functions = this.rule.defined.map(({ name, args, cases, type }, i) => {
      const code = this.cases(cases);
      const used = (argument: string): boolean =>
        (argument === 'r' ? READS_RULE : new RegExp(`\\b${argument}\\b`)).test(code);
      const signature = [
        ['r', ruleType],
        ['c', cellType],
        ['flow', 'number'],
        ...args.map((_, k) => [`a${k}`, 'number']),
      ].map(([argument = '', kind]) => `${used(argument) ? '' : '_'}${argument}: ${kind}`);
      return `// ${name}\nfunction f${i}(${signature.join(', ')}): ${type.kind === 'truth' ? 'boolean' : 'number'} {\n${within(code, '')}  return ${code};\n}\n`;
    });
    return functions.filter((_, i) =>
      [...functions.slice(i + 1), ...code].some((text) => text.includes(`f${i}(`)),
    );
  }

  /** Declares the locals that a piece of code uses. */
  protected locals(used: string): string {
    return this.rule.locals
      .map((_, i) =>
        new RegExp(`\\bl${i}\\b`).test(used)
          ? `  let l${i} = ${this.isTruthLocal(i) ? 'false' : '0'};\n`
          : '',
      )
      .join('');
  }

  protected derive(): string {
    const p = this.rule.parameters.length;
    const derive = this.rule.lets
      .map(({ cases, type }, i) => `  v[${p + i}] = ${stored(this.cases(cases), type.kind === 'truth')};\n`)
      .join('');
    return `function derive(${derive === '' ? '_r' : 'r'}: ${this.types[0]}): void {\n${within(derive, noCell(derive))}${derive}}\n`;
  }

  private hook(i: number, body: string, period: Expression | null): string {
    const uses = (pattern: RegExp): string => (pattern.test(body) ? '' : '_');
    const flow = /\bflow\b/.test(body) ? '  const { flow } = c;\n' : '';
    const [r, c] = [uses(READS_RULE), flow === '' ? uses(/\bc\b/) : ''];
    const run = `function run${i}(${r}r: RunningRule, ${c}c: ArrivingCell): Verdict {\n${within(body, flow)}${this.locals(body)}${body}}\n`;
    if (period === null) return `${run}\nconst hook${i}: HookCode = { run: run${i}, period: null };\n`;
    const time = `  return ${this.number(period)};\n`;
    const read = within(time, noCell(time));
    const rule = READS_RULE.test(time) ? 'r' : '_r';
    return `${run}\nfunction period${i}(${rule}: RunningRule): number {\n${read}${time}}\n\nconst hook${i}: HookCode = { run: run${i}, period: period${i} };\n`;
  }

  private isTruthLocal(index: number): boolean {
    const find = (statements: readonly Statement[]): boolean =>
      statements.some((statement) => {
        if (statement.does === 'set')
          return (
            statement.target.store === 'local' &&
            statement.target.index === index &&
            statement.target.type.kind === 'truth'
          );
        if (statement.does === 'if') return find(statement.yes) || find(statement.no);
        return statement.does === 'each' && find(statement.body);
      });
    return [this.rule.arrival, ...this.rule.hooks.map(({ body }) => body)].some(find);
  }

  protected statements(statements: readonly Statement[], indent: string): string {
    return statements.map((statement) => this.statement(statement, indent)).join('');
  }

  protected statement(statement: Statement, indent: string): string {
    const { line } = statement;
    switch (statement.does) {
      case 'accept':
        return `${indent}return ${line};\n`;
      case 'refuse':
        return `${indent}return ${statement.again ? 'refuseContinuation' : 'refuse'}(${line});\n`;
      case 'if': {
        const then = `${indent}if (${this.truth(statement.condition)}) {\n${this.statements(statement.yes, `${indent}  `)}${indent}}`;
        if (statement.no.length === 0) return `${then}\n`;
        return `${then} else {\n${this.statements(statement.no, `${indent}  `)}${indent}}\n`;
      }
      case 'each':
        return `${indent}for (let flow = 0; flow < r.flows; flow++) {\n${this.statements(statement.body, `${indent}  `)}${indent}}\n`;
      case 'discard':
        return `${indent}r.discard(${this.number(statement.cells)}, ${line});\n`;
      case 'pause':
        return `${indent}r.pause(c.now, ${this.number(statement.time)});\n`;
      case 'set':
        if (statement.target.store === 'local' && !this.localsRead.has(statement.target.index)) return '';
        return `${indent}${this.assignment(statement)};\n`;
      default:
        return '';
    }
  }

  protected assignment({ target, value, line }: Statement & { does: 'set' }): string {
    const isTruth = target.type.kind === 'truth';
    const text = isTruth ? this.truth(value) : this.number(value);
    switch (target.store) {
      case 'local':
        return `l${target.index} = ${text}`;
      case 'port': {
        const shown = this.rule.shown.some(
          (curve) => curve.plotted && curve.value.is === 'port' && curve.value.index === target.index,
        );
        const put = `m[${target.index}] = ${stored(text, isTruth)}`;
        return shown ? `r.record(c.now, (${put}))` : put;
      }
      case 'vc':
        return this.rule.vc[target.index]?.counted
          ? `r.setCounted(${target.index}, flow, ${text})`
          : `r.vcVariables[${target.index}]![flow] = ${stored(text, isTruth)}`;
      case 'listed':
        if (text === 'true') return 'r.listed.add(flow, c.now)';
        return text === 'false' ? 'r.listed.remove(flow, c.now)' : `r.setListed(flow, ${text}, c.now)`;
      case 'marked':
        return `r.setMarked(flow, ${text}, ${line})`;
      case 'rm':
        return this.field(target.name, value);
    }
  }

  private reading(input: string): string {
    const code = this.inputs[input];
    if (code === undefined) throw new RangeError(`${input}: nothing reads it`);
    return code;
  }

  /** Code that sets a field of an RM cell. */
  protected field(name: RmField, value: Expression): string {
    throw new RangeError(`${name} = ${value.is}: a policy meets no RM cells`);
  }

  private cases(cases: Cases): string {
    return cases
      .map(({ value, when }) => {
        const text = value.type.kind === 'truth' ? this.truth(value) : this.number(value);
        return when === null ? text : `${this.truth(when)} ? ${text} : `;
      })
      .join('');
  }

  /** Code of a condition. */
  protected truth(of: Expression): string {
    switch (of.is) {
      case 'constant':
        return of.value === 1 ? 'true' : 'false';
      case 'and':
        return `(${this.truth(of.left)} && ${this.truth(of.right)})`;
      case 'or':
        return `(${this.truth(of.left)} || ${this.truth(of.right)})`;
      case 'not':
        return `!${this.truth(of.of)}`;
      case 'comparison':
        return `(${this.number(of.left)} ${of.sign} ${this.number(of.right)})`;
      case 'input':
        return this.reading(of.input);
      case 'local':
        return `l${of.index}`;
      case 'defined':
        return this.number(of);
      default:
        return `(${this.number(of)} === 1)`;
    }
  }

  protected number(of: Expression): string {
    switch (of.is) {
      case 'constant':
        return of.value === Number.POSITIVE_INFINITY ? 'Number.POSITIVE_INFINITY' : String(of.value);
      case 'input':
        return of.type.kind === 'truth' ? `(${this.reading(of.input)} ? 1 : 0)` : this.reading(of.input);
      case 'parameter':
        return `v[${of.index}]!`;
      case 'let':
        return `v[${this.rule.parameters.length + of.index}]!`;
      case 'port':
        return `m[${of.index}]!`;
      case 'vc':
        return `r.vcVariables[${of.index}]![flow]!`;
      case 'local':
        return `l${of.index}`;
      case 'argument':
        return `a${of.index}`;
      case 'count':
        return `r.trueCounts[${of.index}]!`;
      case 'arithmetic':
        return `(${this.number(of.left)} ${of.sign} ${this.number(of.right)})`;
      case 'negative':
        return `-${this.number(of.of)}`;
      case 'choice':
        return `(${this.truth(of.when)} ? ${this.number(of.yes)} : ${this.number(of.no)})`;
      case 'function': {
        const name = PLATFORM.includes(of.name) ? `Math.${of.name}` : of.name;
        return `${name}(${of.args.map((argument) => this.number(argument)).join(', ')})`;
      }
      case 'defined':
        return `f${of.index}(${['r', 'c', 'flow', ...of.args.map((argument) => this.number(argument))].join(', ')})`;
      default:
        return `(${this.truth(of)} ? 1 : 0)`;
    }
  }
}

/** Declarations for the parts of the rule that a piece of code reads. @param cell declaration of the flow */
export function within(code: string, cell: string): string {
  const [values, memory] = [code.includes('v['), code.includes('m[')];
  const parts = [...(values ? ['values: v'] : []), ...(memory ? ['portVariables: m'] : [])];
  const flow = code.includes('flow') || cell.includes('NO_CELL') ? cell : '';
  return `${flow}${parts.length > 0 ? `  const { ${parts.join(', ')} } = r;\n` : ''}`;
}

/** Placeholder declarations where there is no cell, for code that reads one. */
function noCell(code: string): string {
  if (/\bflow\b/.test(code)) return '  const c = NO_CELL;\n  const { flow } = c;\n';
  return /\bc\b/.test(code) ? '  const c = NO_CELL;\n' : '';
}

const stored = (text: string, isTruth: boolean): string => (isTruth ? `${text} ? 1 : 0` : text);
