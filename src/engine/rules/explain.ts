import type { EvaluatedLine } from '../../contract/index.ts';
import type { Expression, HookName, Sentence, Statement, Type } from '../../rules/tree.ts';
import {
  type ArrivingCell,
  type Explanation,
  isAccepted,
  isFresh,
  lineOf,
  type Names,
  type Verdict,
} from '../switch/discard/policy.ts';
import {
  acceptedHeadline,
  apart,
  cellHeadline,
  decimal,
  frameHeadline,
  fullSentence,
  listText,
  milliseconds,
  part,
  percent,
} from '../switch/telling.ts';
import { grouped } from '../text.ts';
import { Fault, type Place, type Witness } from './formulas.ts';
import { Interpreter } from './interpret.ts';
import { byTailDrop, type RunningRule } from './running.ts';

const SIGNS: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '===': '=', '!==': '≠' };
const yes = (holds: boolean): string => (holds ? 'yes' : 'no');

/** A value with its unit, as a note says it. */
export function told(value: number, type: Type): string {
  if (type.kind === 'truth') return yes(value === 1);
  if (type.kind === 'one-of') return type.options[value] ?? String(value);
  if (!Number.isFinite(value)) return value > 0 ? 'unlimited' : String(value);
  if (type.unit === 'time') return milliseconds(value);
  if (type.unit === 'chance') return percent(value);
  if (type.unit === 'cells') return decimal(value, 1);
  return Number.isInteger(value) ? grouped(value) : decimal(value);
}

/** Collects the lines on the way of a cell through the rule. */
class Path implements Witness {
  readonly lines: EvaluatedLine[] = [];
  private notes: string[] = [];
  sentence: string | null = null;
  private readonly names: Names;
  private readonly flow: number;
  private readonly sentenceFor: (say: Sentence, at: Place) => string;

  constructor(names: Names, flow: number, sentenceFor: (say: Sentence, at: Place) => string) {
    this.names = names;
    this.flow = flow;
    this.sentenceFor = sentenceFor;
  }

  compared(left: number, sign: string, right: number, type: Type, holds: boolean): void {
    const isPlain = type.kind !== 'number' || type.unit === 'time' || type.unit === 'VCs';
    const [a, b] =
      isPlain || !Number.isFinite(left + right)
        ? [told(left, type), told(right, type)]
        : this.apart(left, right, type);
    this.notes.push(`${a} ${SIGNS[sign] ?? sign} ${b}: ${yes(holds)}`);
  }

  private apart(left: number, right: number, type: Type): readonly [string, string] {
    const [a, b] = [told(left, type), told(right, type)];
    return a === b && left !== right ? apart(left, right) : [a, b];
  }

  asked(name: string, holds: boolean): void {
    this.notes.push(
      `${name.startsWith('VC ') ? name.replace('VC', this.names.flow(this.flow)) : name}: ${yes(holds)}`,
    );
  }

  tested(line: number): void {
    if (line > 0) this.lines.push({ line, note: this.notes.join(', '), action: false });
    this.notes = [];
  }

  set(line: number, name: string, type: Type, value: number): void {
    this.lines.push({ line, note: `${name} = ${told(value, type)}`, action: true });
    this.notes = [];
  }

  done(line: number, note: string): void {
    this.lines.push({ line, note, action: true });
  }

  decided(statement: Statement & { does: 'accept' | 'refuse' }, at: Place): void {
    this.lines.push({ line: statement.line, note: '', action: true });
    if (statement.say !== null) this.sentence = this.sentenceFor(statement.say, at);
  }
}

/** The decision a rule would take now, line by line: it runs on, and is put back as it was. */
export function explainCell(rule: RunningRule, cell: ArrivingCell, names: Names): Explanation {
  const { path, verdict, members, gone } = walk(rule, cell, names, rule.rule.arrival);
  const accepted = isAccepted(verdict);
  const last = path.lines.findLast(({ action }) => !action)?.note;
  return {
    line: lineOf(verdict),
    accepted,
    evaluated: path.lines,
    headline: headlineOf(cell, names, accepted, gone),
    sentence:
      path.sentence ?? standard(rule, cell, names, { verdict, wasListed: members[cell.flow] === 1, last }),
  };
}

/** The same for what it would do with a cell in one of its hooks. Without a decision the hook itself is the line. */
export function explainHook(
  rule: RunningRule,
  cell: ArrivingCell,
  names: Names,
  on: HookName,
): Explanation | null {
  const hook = rule.rule.hooks.find((one) => one.on === on);
  if (hook === undefined) return null;
  const { path, verdict } = walk(rule, cell, names, hook.body);
  const accepted = verdict >= 0;
  const last = path.lines.findLast(({ action }) => !action)?.note;
  const because = last === undefined || last === '' ? '' : `, because of ${last}`;
  const vc = names.flow(cell.flow);
  return {
    line: verdict === 0 ? hook.line : lineOf(verdict),
    accepted,
    evaluated: path.lines,
    headline: accepted
      ? `A cell of ${vc} leaves.`
      : `A cell of ${vc} is thrown away at the head of the queue.`,
    sentence:
      path.sentence ??
      (accepted
        ? `It has waited **${milliseconds(cell.waited ?? 0)}**.`
        : `Line ${lineOf(verdict)} throws it away${because}.`),
  };
}

interface Walked {
  readonly path: Path;
  readonly verdict: Verdict;
  /** The drop list before. */
  readonly members: Uint8Array;
  /** Cells that were to be taken out at the head. */
  readonly gone: number;
}

/** Runs these statements with somebody who listens, and puts everything back. */
function walk(rule: RunningRule, cell: ArrivingCell, names: Names, statements: readonly Statement[]): Walked {
  const { listed, averageTrace, takeOut } = rule;
  const { listener } = listed;
  const kept = save(rule);
  listed.listener = null;
  rule.averageTrace = null;
  const members = Uint8Array.from(listed.members);
  const path: Path = new Path(names, cell.flow, (say, at) =>
    sentenceOf(say, at, names, members, interpreter),
  );
  const interpreter: Interpreter = new Interpreter(rule.rule, path);
  const verdict = attempt(rule, interpreter.steps(statements), cell, path);
  const gone = takeOut.cells;
  restore(rule, kept);
  listed.listener = listener;
  rule.averageTrace = averageTrace;
  return { path, verdict, members, gone };
}

interface Outcome {
  readonly verdict: Verdict;
  readonly wasListed: boolean;
  /** The last condition that was met. */
  readonly last: string | undefined;
}

/** What is said where the rule says nothing. */
function standard(
  rule: RunningRule,
  cell: ArrivingCell,
  names: Names,
  { verdict, wasListed, last }: Outcome,
): string {
  const vc = names.flow(cell.flow);
  if (isAccepted(verdict))
    return wasListed && cell.last
      ? `It marks where the frame ends, so the next one stays apart; ${vc} leaves the drop list.`
      : `**${grouped(cell.queue)}** of ${grouped(rule.capacity)} places are taken.`;
  if (!isFresh(verdict) && !cell.last)
    return `It belongs to a frame of ${vc} that is already being refused; the queue (**${grouped(cell.queue)}**) no longer matters.`;
  if (cell.queue >= rule.capacity) return fullSentence(cell, rule.capacity);
  return `Line ${lineOf(verdict)} refuses it${last === undefined ? '' : `, because of ${last}`}.`;
}

function attempt(rule: RunningRule, steps: (at: Place) => Verdict, cell: ArrivingCell, path: Path): Verdict {
  if (rule.rule.uses.front) rule.takeOut.ask(0, 0);
  try {
    return steps({ rule, cell, flow: cell.flow });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    path.sentence = `The rule cannot say: **${error.message}** in line ${error.line}. The cell is treated as by tail drop.`;
    return cell.waited === undefined ? byTailDrop(rule, cell, error.line) : 0;
  }
}

function headlineOf(cell: ArrivingCell, names: Names, accepted: boolean, gone: number): string {
  if (accepted && gone > 1) return `${grouped(gone)} cells are thrown away at the head of the queue.`;
  if (accepted && gone === 1)
    return `The head of the queue makes room for a cell of ${names.flow(cell.flow)}.`;
  if (accepted) return acceptedHeadline(cell, names);
  return cell.first ? frameHeadline(cell, names) : cellHeadline(cell, names);
}

function sentenceOf(
  say: Sentence,
  at: Place,
  names: Names,
  members: Uint8Array,
  interpreter: Interpreter,
): string {
  return say
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('word' in piece) return wordOf(piece.word, at, names, members);
      return told(interpreter.formula(piece as Expression)(at), (piece as Expression).type);
    })
    .join('');
}

function wordOf(word: string, { cell, flow }: Place, names: Names, members: Uint8Array): string {
  if (word === 'VC') return names.flow(flow);
  if (word === 'cell') return part(cell);
  if (word === 'list') return listText(members, names);
  return cell.buffer ?? 'The buffer';
}

/** All that a decision may change. */
interface Kept {
  readonly arrays: readonly Float64Array[];
  readonly members: Uint8Array;
  readonly size: number;
  readonly marks: Uint8Array;
  readonly random: Int32Array;
  readonly marked: number;
  readonly markLine: number;
  readonly pausedUntil: number;
  readonly asked: readonly [cells: number, line: number, pausePs: number];
}

const arraysOf = ({ memory, counts, byVc }: RunningRule): readonly Float64Array[] => [
  memory,
  counts,
  ...byVc,
];

const save = (rule: RunningRule): Kept => ({
  arrays: arraysOf(rule).map((array) => array.slice()),
  members: rule.listed.members.slice(),
  size: rule.listed.size,
  marks: rule.marks.slice(),
  random: rule.random.state.slice(),
  marked: rule.marked,
  markLine: rule.markLine,
  pausedUntil: rule.pausedUntil,
  asked: [rule.takeOut.cells, rule.takeOut.line, rule.takeOut.pausePs],
});

function restore(rule: RunningRule, kept: Kept): void {
  arraysOf(rule).forEach((array, i) => {
    array.set(kept.arrays[i]);
  });
  rule.listed.members.set(kept.members);
  rule.listed.size = kept.size;
  rule.marks.set(kept.marks);
  rule.random.state.set(kept.random);
  rule.marked = kept.marked;
  rule.markLine = kept.markLine;
  rule.pausedUntil = kept.pausedUntil;
  rule.takeOut.ask(...kept.asked);
}
