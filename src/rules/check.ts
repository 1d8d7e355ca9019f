import type { SyntaxNode } from '@lezer/common';
import type { ParameterSpec, PseudoCodeLine } from '../contract/index.ts';
import { plainText } from '../contract/index.ts';
import { acceptThresholdOf } from './bounds.ts';
import { BlockChecks } from './checks/blocks.ts';
import { openEnd } from './checks/ends.ts';
import { FormulaChecks, syntaxFault } from './checks/formulas.ts';
import { hookWords } from './checks/hooks.ts';
import { parameterOf } from './checks/parameters.ts';
import { plotOf } from './checks/plots.ts';
import { Scope } from './checks/scope.ts';
import { STATEMENTS, Statements } from './checks/statements.ts';
import { Costs, decisionCost, MOST_STEPS, tooManyPlotted, tooManySteps } from './cost.ts';
import { parser } from './grammar/parser.ts';
import { childrenOf, formulasOf, Reader } from './grammar/reader.ts';
import { briefly, RuleProblem } from './problem.ts';
import type {
  Cases,
  CheckedRule,
  Defined,
  Expression,
  Hook,
  LetValue,
  Plotted,
  Remembered,
  Shown,
  Statement,
  Type,
} from './tree.ts';
import { NUMBER, numberOf, TRUTH, typeOf, UNITS } from './types.ts';

/** Limits of the size of a rule: ten times the largest known one. */
export const LIMITS = { characters: 20_000, lines: 400 } as const;
/** Version of the language of rules that this program reads. */
export const LANGUAGE = 1;

/**
 * Parses and checks the text of a rule.
 * @throws RuleProblem with line, column and words for the first error
 */
export function checkRule(text: string): CheckedRule {
  const reader = new Reader(plainText(text));
  try {
    return new Checker(reader).check();
  } catch (error) {
    // Stack overflow: thousands of nested brackets or conditions.
    if (error instanceof RangeError)
      throw reader.fault({ from: 0, to: 0 }, 'the rule is nested too deeply to be read');
    throw error;
  }
}

/** Checks a discard policy. @throws RuleProblem for an algorithm as well */
export function checkPolicy(text: string): CheckedRule {
  const rule = checkRule(text);
  if (rule.kind === 'policy') return rule;
  const found = /^[ \t]*algorithm\b.*/m.exec(text);
  const from = found?.index ?? 0;
  throw new RuleProblem(
    text,
    from,
    from + (found?.[0].length ?? 0),
    'an algorithm is no discard policy: its first line is `rule name: what it is`',
  );
}

class Checker {
  private readonly reader: Reader;
  private readonly scope = new Scope();
  private readonly formulas: FormulaChecks;
  private readonly statements: Statements;
  private readonly blocks: BlockChecks;
  private readonly info: Record<string, string> = {};
  private readonly parameters: ParameterSpec[] = [];
  private readonly ordered: [string, string][] = [];
  private readonly port: Remembered[] = [];
  private readonly lets: LetValue[] = [];
  private readonly defined: Defined[] = [];
  private readonly shown: Shown[] = [];
  private plot: Plotted | null = null;
  private bits: CheckedRule['bits'] = null;
  private readonly hooks: Hook[] = [];
  private readonly costs = new Costs();
  /** Steps of all `let` values. */
  private letSteps = 0;
  /** First line of the body. */
  private from = Number.POSITIVE_INFINITY;

  constructor(reader: Reader) {
    this.reader = reader;
    this.formulas = new FormulaChecks(reader, this.scope);
    this.statements = new Statements(reader, this.scope, this.formulas);
    this.blocks = new BlockChecks(reader, this.scope, this.formulas, this.statements);
  }

  check(): CheckedRule {
    const { reader, scope } = this;
    const { text } = reader;
    const whole = { from: 0, to: 0 };
    if (text.length > LIMITS.characters || text.split('\n').length > LIMITS.lines)
      throw reader.fault(
        whole,
        `a rule has at most ${LIMITS.characters} characters and ${LIMITS.lines} lines`,
      );
    const top = parser.parse(text).topNode;
    const fault = syntaxFault(reader, top);
    if (fault !== null) throw fault;
    const body: SyntaxNode[] = [];
    for (const node of childrenOf(top)) {
      if (STATEMENTS.has(node.name)) body.push(node);
      else this.head(node);
    }
    const { rule: ruleLine } = this.info;
    if (ruleLine === undefined) throw reader.fault(whole, 'the first line is `rule name: what it is`');
    const hooks = top.getChildren('Hook');
    const arrival = scope.kind === 'policy' ? this.arrival(body) : this.noArrival(body, hooks);
    for (const hook of hooks) this.hooks.push(this.blocks.hookOf(hook, this.hooks));
    if (this.plotNode !== null) this.plot = this.plotted(this.plotNode);
    for (const node of top.getChildren('Show')) this.show(node);
    const unread = scope.locals.find((name) => !scope.read.has(name));
    if (unread !== undefined)
      throw reader.fault(this.placeOf(unread), `nothing reads \`${unread}\``, scope.near(unread));
    this.affordable(top.getChild('Show') ?? whole, this.shownCost());
    const { used } = scope;
    const lists = ['VC listed', 'VCs listed'].some((name) => used.has(name));
    const rule: CheckedRule = {
      kind: scope.kind,
      id: this.info.id ?? '',
      name: ruleLine,
      short: this.info.short || (this.info.id ?? ''),
      source: this.info.source ?? '',
      help: this.info.help ?? '',
      visitor: 'visitor' in this.info,
      bits: this.bits,
      parameters: this.parameters,
      ordered: this.ordered,
      lines: linesOf(text, this.from),
      port: this.port,
      vc: scope.vc.map((variable, i) => ({ ...variable, counted: scope.counted.has(i) })),
      lets: this.lets,
      defined: this.defined,
      locals: scope.locals,
      arrival,
      hooks: this.hooks,
      acceptThreshold: acceptThresholdOf(arrival, this.defined),
      shown: this.shown,
      plot: this.plot,
      uses: {
        list: lists,
        held: used.has('VC cells waiting') || used.has('VCs with cells waiting'),
        random: used.has('random'),
        marks: used.has('VC marked') || used.has('VCs marked'),
        marksLeaving: this.marksLeaving(),
        front: used.has('discard'),
      },
    };
    this.affordableLines(rule, [...body, ...hooks]);
    return rule;
  }

  /** Steps of all `show` values, and of those evaluated when parameters change. */
  private shownCost(): number {
    const values = this.shown.map(({ value, when }) => this.costs.formula(value) + this.costs.maybe(when));
    return values.reduce((sum, value) => sum + value, 0);
  }

  private plotNode: SyntaxNode | null = null;

  /** Checks a limit of steps, including those of called functions. @throws RuleProblem at its place */
  private affordable(node: { readonly from: number; readonly to: number }, steps: number): void {
    const words = tooManySteps(steps, 1);
    if (words !== null) throw this.reader.fault(node, words);
  }

  /** Checks the steps of lines that decide, those under `on` and `every`, and their sentences. With many VCs loops cost more. */
  private affordableLines(rule: CheckedRule, nodes: readonly SyntaxNode[]): void {
    const { steps, line } = decisionCost(rule, 1);
    const node = nodes.find((candidate) => this.reader.lineOf(candidate) === line);
    if (steps > MOST_STEPS) this.affordable(node ?? this.lineAt(line), steps);
    const saidIn = (statements: readonly Statement[]): void => {
      for (const statement of statements) {
        if ('say' in statement && this.costs.sentences(statement.say) > MOST_STEPS)
          this.affordable(this.lineAt(statement.line), this.costs.sentences(statement.say));
        if (statement.does === 'if') saidIn([...statement.yes, ...statement.no]);
        if (statement.does === 'each') saidIn(statement.body);
      }
    };
    for (const { body, period, most, line: at } of rule.hooks) {
      saidIn(body);
      this.affordable(this.lineAt(at), this.costs.maybe(period) + this.costs.maybe(most));
    }
    saidIn(rule.arrival);
  }

  /** Range of a line in the text, counted from 1. */
  private lineAt(line: number): { readonly from: number; readonly to: number } {
    const lines = this.reader.text.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    return { from, to: from + (lines[line - 1]?.length ?? 0) };
  }

  private placeOf(name: string): { from: number; to: number } {
    const { text } = this.reader;
    const head = text.split('\n').slice(0, this.from - 1);
    const start = head.reduce((sum, line) => sum + line.length + 1, 0);
    const at = text.indexOf(name, start);
    return { from: at, to: at + name.length };
  }

  /** Checks the body of a policy, which decides about an arriving cell. */
  private arrival(body: readonly SyntaxNode[]): readonly Statement[] {
    const { reader, scope } = this;
    const end = reader.text.length;
    if (body.length === 0)
      throw reader.fault({ from: end, to: end }, 'the rule decides nothing: `accept` is the least');
    const arrival = scope.at('arrival', true, () => this.statements.all(body));
    if (openEnd(arrival))
      throw reader.fault(
        body.at(-1) as SyntaxNode,
        'there is a way through the rule that ends without `accept` or `refuse`',
      );
    this.from = reader.lineOf(body[0] as SyntaxNode);
    return arrival;
  }

  /** Checks that an algorithm has no body: it acts only in its blocks. */
  private noArrival(body: readonly SyntaxNode[], hooks: readonly SyntaxNode[]): readonly Statement[] {
    const { reader } = this;
    const [stray] = body;
    const known = `${hookWords('algorithm').join(', ')} or \`every 1 ms\``;
    if (stray !== undefined) throw reader.fault(stray, `in an algorithm this belongs in a block: ${known}`);
    const [first] = hooks;
    const end = reader.text.length;
    if (first === undefined)
      throw reader.fault({ from: end, to: end }, `the algorithm does nothing: it has no block ${known}`);
    this.from = reader.lineOf(first);
    return [];
  }

  private head(node: SyntaxNode): void {
    const { reader, scope } = this;
    switch (node.name) {
      case 'RuleLine':
        scope.kind = node.getChild('algorithm') === null ? 'policy' : 'algorithm';
        this.info.id = reader.of(reader.need(node, 'Word'));
        this.info.rule = reader.words(node.getChild('Prose'));
        return;
      case 'Info':
        this.note(reader.of(node).split(/\s/)[0] ?? '', reader.words(node.getChild('Prose')), node);
        return;
      case 'Bits':
        this.bits = this.bitsOf(node);
        return;
      case 'Parameter': {
        const spec = parameterOf(reader, node);
        this.isNew(spec.name, node);
        scope.add(spec.name, {
          store: 'parameter',
          index: this.parameters.push(spec) - 1,
          type: typeOf(spec),
        });
        return;
      }
      case 'Order': {
        const [lower, upper] = node.getChildren('Word').map((word) => reader.of(word));
        for (const name of [lower, upper])
          if (!this.parameters.some((parameter) => parameter.name === name && parameter.kind === 'number'))
            throw reader.fault(node, `there is no parameter \`${name}\` that is a number`);
        this.ordered.push([lower as string, upper as string]);
        return;
      }
      case 'Memory':
        this.memory(node);
        return;
      case 'Let':
        this.letValue(node);
        return;
      case 'Define':
        this.define(node);
        return;
      case 'Plot':
        if (this.plotNode !== null) throw reader.fault(node, 'a rule has one plot');
        this.plotNode = node;
    }
  }

  private note(key: string, words: string, node: SyntaxNode): void {
    if (key === 'language' && Number(words) !== LANGUAGE)
      throw this.reader.fault(node, `language ${briefly(words)}: this program reads version ${LANGUAGE}`);
    this.info[key] = this.info[key] === undefined ? words : `${this.info[key]} ${words}`;
  }

  private bitsOf(node: SyntaxNode): number | 'counter' {
    const said = this.reader.of(node).trim().slice('bits'.length).trim();
    if (said === 'counter') return said;
    const count = Number(said);
    if (!Number.isInteger(count) || count > 64)
      throw this.reader.fault(
        node,
        `bits ${briefly(said)}: a whole number up to 64 or \`counter\` is expected`,
      );
    return count;
  }

  private isNew(name: string, node: SyntaxNode): void {
    if (this.scope.isTaken(name)) throw this.reader.fault(node, `\`${name}\` has a meaning already`);
  }

  private memory(node: SyntaxNode): void {
    const { reader, scope } = this;
    const isByVc = node.getChild('each') !== null;
    const [nameNode, first, ...more] = formulasOf(node) as readonly SyntaxNode[];
    const bare = reader.name(nameNode as SyntaxNode);
    const name = isByVc ? `VC ${bare}` : bare;
    this.isNew(name, node);
    const initial = this.initial(first as SyntaxNode, more);
    const kept: Remembered = { name, ...initial, counted: false };
    const index = (isByVc ? scope.vc : this.port).push(kept) - 1;
    scope.add(name, { store: isByVc ? 'vc' : 'port', index, type: kept.type });
  }

  private initial(
    first: SyntaxNode,
    more: readonly SyntaxNode[],
  ): { readonly type: Type; readonly initial: number } {
    const { reader } = this;
    if (more.length > 0) {
      const options = [first, ...more].map((node) => reader.name(node).replace(/^one of /, ''));
      return { type: { kind: 'one-of', options }, initial: 0 };
    }
    const value = this.formulas.any(first);
    const negative = value.is === 'negative' && value.of.is === 'constant' ? -value.of.value : null;
    if (value.is !== 'constant' && negative === null)
      throw reader.fault(
        first,
        'a remembered value begins with a number, yes, no, or `one of` two names or more',
      );
    return { type: value.type, initial: negative ?? (value.is === 'constant' ? value.value : 0) };
  }

  private cases(node: SyntaxNode): Cases {
    const nodes = node.getChild('Cases')?.getChildren('Case') ?? node.getChildren('Case');
    const cases = nodes.map((part) => {
      return { value: this.formulas.any(formulasOf(part)[0] as SyntaxNode), when: this.condition(part) };
    });
    cases.forEach(({ when }, i) => {
      const last = i === cases.length - 1;
      if ((when === null) !== last)
        throw this.reader.fault(
          nodes[i] as SyntaxNode,
          'the last case has no condition, all others have one',
        );
    });
    return cases;
  }

  /** Condition of a trailing `if ...`; null without one. */
  private condition(node: SyntaxNode): Expression | null {
    const condition = node.getChild('If');
    return condition === null ? null : this.formulas.truth(formulasOf(condition)[0] as SyntaxNode);
  }

  private letValue(node: SyntaxNode): void {
    const name = this.reader.name(formulasOf(node)[0] as SyntaxNode);
    this.isNew(name, node);
    const { result: cases, uses } = this.scope.usesOf(() => this.cases(node));
    const changes = [...uses].find((used) => !this.isFixed(used));
    if (changes !== undefined)
      throw this.reader.fault(
        node,
        `\`let\` is worked out when parameters change; \`${changes}\` changes with every cell`,
      );
    this.letSteps += this.costs.cases(cases);
    this.affordable(node, this.letSteps);
    const type = cases[0]?.value.type ?? NUMBER;
    const index = this.lets.push({ name, type, cases }) - 1;
    this.scope.add(name, { store: 'let', index, type });
  }

  private isFixed(name: string): boolean {
    const named = this.scope.names.get(name);
    return (
      name === 'buffer' ||
      name === 'VCs of the port' ||
      name === 'link rate' ||
      name === 'unlimited' ||
      named?.store === 'parameter' ||
      named?.store === 'let' ||
      this.scope.functions.has(name)
    );
  }

  private define(node: SyntaxNode): void {
    const { reader, scope } = this;
    const name = reader.name(formulasOf(node)[0] as SyntaxNode);
    this.isNew(name, node);
    const args = node.getChildren('Word').map((word) => reader.of(word));
    const units = node.getChildren('Phrase').map((phrase) => reader.name(phrase));
    const { result: cases, uses } = scope.usesOf(() => scope.withArguments(args, () => this.cases(node)));
    const declared = units.includes('chance') ? numberOf('chance') : numberOf(UNITS[units[0] ?? ''] ?? '');
    const type = cases[0]?.value.type.kind === 'truth' ? TRUTH : declared;
    this.affordable(node, this.costs.define({ cases }));
    const index = this.defined.push({ name, args, type, cases }) - 1;
    scope.functions.set(name, { index, args: args.length, type, uses });
  }

  private plotted(node: SyntaxNode): Plotted {
    const plot = plotOf(this.reader, this.formulas, this.scope, node, this.parameters);
    const words = tooManyPlotted(this.costs.plot(plot, this.parameters.length + this.lets.length + 2));
    if (words !== null) throw this.reader.fault(node, words);
    return plot;
  }

  private show(node: SyntaxNode): void {
    const nameNode = formulasOf(node)[0] as SyntaxNode;
    const name = this.reader.name(nameNode);
    const label = this.reader.words(node.getChild('String')) || name;
    const words = node.getChildren('Phrase').map((phrase) => this.reader.name(phrase));
    const reading = words.find((word) => word === 'reading' || word.startsWith('reading "')) ?? null;
    const { result: value, uses } = this.scope.usesOf(() => this.formulas.any(nameNode));
    const isState = words.includes('state');
    if (isState && value.type.kind !== 'one-of')
      throw this.reader.fault(node, 'a `state` is `one of` named states, which the rule remembers');
    this.shown.push({
      name,
      label,
      value,
      plotted: words.includes('plotted'),
      when: this.condition(node),
      byVc: [...uses].some((used) => used.startsWith('VC ')),
      reading: reading === null ? null : reading.slice('reading'.length).replaceAll('"', '').trim() || label,
      isState,
    });
  }

  /** Whether cells are marked on departure instead of on arrival; a rule cannot do both. */
  private marksLeaving(): boolean {
    const { marksAt } = this.scope;
    const leaving = marksAt.has('departure');
    if (leaving && marksAt.has('arrival'))
      throw this.reader.fault(
        { from: 0, to: 0 },
        '`VC marked` is set for cells that come, or `on departure` for those that leave, not both',
      );
    return leaving;
  }
}

/** Beginnings of lines without effect. */
const SILENT = ['say ', 'when ', '#'];

/** Lines of the body, as shown on a card. */
function linesOf(text: string, from: number): readonly PseudoCodeLine[] {
  return text
    .split('\n')
    .map((line, i) => ({
      number: i + 1,
      indent: (line.length - line.trimStart().length) / 2,
      text: line.trim(),
    }))
    .filter(
      ({ number, text: line }) =>
        number >= from && line !== '' && !SILENT.some((start) => line.startsWith(start)),
    );
}
