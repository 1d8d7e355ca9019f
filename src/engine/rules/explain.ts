import { type Remark, type Remarks, remark } from '../../contract/index.ts';
import type { ConditionalSentences, Expression, HookName, Sentence, Statement } from '../../rules/tree.ts';
import { membersText, part } from '../formatNumbers.ts';
import { capture, reinstate } from '../sim/state.ts';
import {
  type ArrivingCell,
  type Explanation,
  isAccepted,
  isNewLoss,
  lineOf,
  type Names,
  NO_PROBES,
  type Verdict,
} from '../switch/discard/policy.ts';
import type { PolicyPlace } from './formulas.ts';
import { Interpreter } from './interpret.ts';
import { PathTracer, valueText } from './pathTracer.ts';
import { byTailDrop, type RunningRule } from './ruleInstance.ts';
import { RuleRuntimeError } from './ruleRuntimeError.ts';
import { treeOf } from './trees.ts';

/** A path tracer that also notes the sentence of the rule about the decision. */
class PolicyPath extends PathTracer {
  private readonly sayingOf: (say: ConditionalSentences, at: PolicyPlace) => string | null;

  constructor(
    names: Names,
    flow: number,
    sayingOf: (say: ConditionalSentences, at: PolicyPlace) => string | null,
  ) {
    super((name) => (name.startsWith('VC ') ? name.replace('VC', names.flow(flow)) : name));
    this.sayingOf = sayingOf;
  }

  override decided(statement: Statement & { does: 'accept' | 'refuse' }, at: PolicyPlace): void {
    super.decided(statement, at);
    this.sentence = this.sayingOf(statement.say, at) ?? this.sentence;
  }
}

/** Explains the decision that a rule would take now, line by line: runs the rule, and then restores its state. */
export function explainCell(rule: RunningRule, cell: ArrivingCell, names: Names): Explanation {
  const { path, said, verdict, members, gone } = walk(rule, cell, names, treeOf(rule.rule).arrival);
  const accepted = isAccepted(verdict);
  const last = path.lines.findLast(({ action }) => !action)?.note;
  return {
    line: lineOf(verdict),
    accepted,
    evaluated: path.lines,
    headline: headlineOf(cell, names, accepted, gone),
    sentence: [said ?? standard(rule, cell, names, { verdict, wasListed: members[cell.flow] === 1, last })],
  };
}

/** Explains the decision of one of its hooks about a cell. Without a decision, the line is that of the hook itself. */
export function explainHook(
  rule: RunningRule,
  cell: ArrivingCell,
  names: Names,
  on: HookName,
): Explanation | null {
  const hook = treeOf(rule.rule).hooks.find((candidate) => candidate.on === on);
  if (hook === undefined) return null;
  const { path, said, verdict } = walk(rule, cell, names, hook.body);
  const accepted = verdict >= 0;
  const last = path.lines.findLast(({ action }) => !action)?.note;
  const because = last === undefined || last === '' ? null : last;
  const name = names.flow(cell.flow);
  return {
    line: verdict === 0 ? hook.line : lineOf(verdict),
    accepted,
    evaluated: path.lines,
    headline: remark(accepted ? 'cellLeaves' : 'thrownAtHead', { name }),
    sentence: [
      said ??
        (accepted
          ? remark('hasWaited', { forPs: cell.waited ?? 0 })
          : remark('lineThrowsAway', { line: lineOf(verdict), because })),
    ],
  };
}

interface Walked {
  readonly path: PathTracer;
  /** Sentence of the rule itself, or about the line that cannot be executed; null for none. */
  readonly said: Remark | null;
  readonly verdict: Verdict;
  /** The drop list before. */
  readonly members: Uint8Array;
  /** Number of cells that would be dropped from the front. */
  readonly gone: number;
}

/** Runs these statements with a tracer, and then restores all state. */
function walk(rule: RunningRule, cell: ArrivingCell, names: Names, statements: readonly Statement[]): Walked {
  const { listed, probes, headDropRequest: frontDrop } = rule;
  const state = [rule, listed, rule.random];
  const saved = capture(state);
  rule.probes = NO_PROBES;
  const members = Uint8Array.from(listed.members);
  const path: PolicyPath = new PolicyPath(names, cell.flow, (sayings, at) => {
    const chosen = sayings.find(({ when }) => when === null || interpreter.formula(when)(at) === 1);
    return chosen === undefined ? null : sentenceOf(chosen.say, at, names, members, interpreter);
  });
  const interpreter: Interpreter = new Interpreter(treeOf(rule.rule), path);
  const { verdict, fault } = listed.listeners.unseen(() =>
    attempt(rule, interpreter.steps(statements), cell),
  );
  const gone = frontDrop.cells;
  reinstate(state, saved);
  rule.discardNothing();
  rule.probes = probes;
  const ownWords = path.sentence === null ? null : remark('ownWords', { words: path.sentence });
  return { path, said: fault ?? ownWords, verdict, members, gone };
}

interface Outcome {
  readonly verdict: Verdict;
  readonly wasListed: boolean;
  /** Text of the last condition evaluated. */
  readonly last: string | undefined;
}

/** The sentence about a decision if the rule has none. */
function standard(
  rule: RunningRule,
  cell: ArrivingCell,
  names: Names,
  { verdict, wasListed, last }: Outcome,
): Remark {
  const name = names.flow(cell.flow);
  const { queue, buffer = null } = cell;
  const { capacity } = rule;
  if (isAccepted(verdict))
    return wasListed && cell.last
      ? remark('frameEndKept', { name })
      : remark('placesTaken', { queue, capacity });
  if (!isNewLoss(verdict) && !cell.last) return remark('frameBeingRefused', { name, queue });
  if (queue >= capacity) return remark('bufferFull', { buffer, queue, capacity, part: placeOf(cell) });
  return remark('lineRefuses', { line: lineOf(verdict), because: last ?? null });
}

function placeOf({ first, last }: ArrivingCell): Remarks['bufferFull']['part'] {
  if (first && last) return 'only';
  if (first) return 'first';
  return last ? 'last' : 'middle';
}

function attempt(
  rule: RunningRule,
  steps: (at: PolicyPlace) => Verdict,
  cell: ArrivingCell,
): { readonly verdict: Verdict; readonly fault: Remark | null } {
  if (rule.rule.uses.front) rule.discardNothing();
  try {
    return { verdict: steps({ rule, cell, flow: cell.flow }), fault: null };
  } catch (error) {
    if (!(error instanceof RuleRuntimeError)) throw error;
    const { line, message } = error;
    const verdict = cell.waited === undefined ? byTailDrop(rule, cell, line) : 0;
    return { verdict, fault: remark('ruleFails', { fault: message, line }) };
  }
}

function headlineOf(cell: ArrivingCell, names: Names, accepted: boolean, gone: number): Remark {
  const name = names.flow(cell.flow);
  if (accepted && gone > 1) return remark('severalThrownAtHead', { count: gone });
  if (accepted && gone === 1) return remark('headMakesRoom', { name });
  if (accepted) return remark('cellAccepted', { name });
  return remark(cell.first ? 'frameRefused' : 'cellRefused', { name });
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
      return valueText(interpreter.formula(piece as Expression)(at), (piece as Expression).type);
    })
    .join('');
}

function wordOf(word: string, { cell, flow }: PolicyPlace, names: Names, members: Uint8Array): string {
  if (word === 'VC') return names.flow(flow);
  if (word === 'cell') return part(cell);
  if (word === 'list') return membersText(members, names);
  return cell.buffer ?? 'The buffer';
}
