import type { Expression, HookName, Sentence, Statement, Telling } from '../../rules/tree.ts';
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
  cellHeadline,
  frameHeadline,
  fullSentence,
  listText,
  milliseconds,
  part,
} from '../switch/telling.ts';
import { grouped } from '../text.ts';
import { Fault, type PolicyPlace } from './formulas.ts';
import { Interpreter } from './interpret.ts';
import { Path, told } from './path.ts';
import { byTailDrop, type RunningRule } from './running.ts';

/** The same with what is said of the decision. */
class PolicyPath extends Path {
  private readonly sayingOf: (say: Telling, at: PolicyPlace) => string | null;

  constructor(names: Names, flow: number, sayingOf: (say: Telling, at: PolicyPlace) => string | null) {
    super((name) => (name.startsWith('VC ') ? name.replace('VC', names.flow(flow)) : name));
    this.sayingOf = sayingOf;
  }

  override decided(statement: Statement & { does: 'accept' | 'refuse' }, at: PolicyPlace): void {
    super.decided(statement, at);
    this.sentence = this.sayingOf(statement.say, at) ?? this.sentence;
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
  const path: PolicyPath = new PolicyPath(names, cell.flow, (telling, at) => {
    const one = telling.find(({ when }) => when === null || interpreter.formula(when)(at) === 1);
    return one === undefined ? null : sentenceOf(one.say, at, names, members, interpreter);
  });
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

function attempt(
  rule: RunningRule,
  steps: (at: PolicyPlace) => Verdict,
  cell: ArrivingCell,
  path: Path,
): Verdict {
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
  at: PolicyPlace,
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

function wordOf(word: string, { cell, flow }: PolicyPlace, names: Names, members: Uint8Array): string {
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
