import {
  ALGORITHM_STATES,
  type Cells,
  type EvaluatedLine,
  type Remark,
  remark,
} from '../../../contract/index.ts';
import { action, test } from '../../switch/telling.ts';
import type { Line, Measured, RateExplanation, Variable, VcRow } from '../algorithm.ts';
import type { RmCell } from '../rmCell.ts';
import { SILENT, UNKNOWN } from './algorithmStates.ts';
import { LOAD_CODE, MeasuredLoad, NO_INTERVAL } from './measuredLoad.ts';
import { lowering, rate } from './rateTelling.ts';

/** Line of the pseudo-code that notes CCR, that asks for an earlier answer, and the first line of the rule. */
const NOTE = 2;
const ANSWERED = 4;
const FIRST_BACK = 'first backward RM cell of this interval';
export const RULE = 5;

/** The whole pseudo-code around a rule, whose lines are indented by four. */
export const answerCode = (rule: string, atEnd = ''): string => `on forward RM of VC i:
  CCR[i] ← CCR
on backward RM of VC i:
  if E[i] is of an earlier interval:
${rule}
  ER ← min(ER, max(MCR, E[i]))
at the end of an interval:
${LOAD_CODE}
  FairShare ← Ctar / max(1, active VCs)${atEnd}`;

export interface AnswerExplanation {
  readonly evaluated: readonly EvaluatedLine[];
  readonly reason: Remark;
}

/**
 * What OSU and the ERICA family share: rates are measured with the forward RM cells, answers go with the backward
 * ones, and a VC is given one answer an interval, repeated until the next, because a new CCR does not show in the
 * load yet (Kalyanaraman 1997, chapter 6).
 */
export abstract class OneRatePerInterval extends MeasuredLoad {
  protected readonly ccr: Float64Array;
  protected fairShare = 0;
  private readonly answer: Float64Array;
  private readonly answered: Uint8Array;
  private readonly met: Uint8Array;
  private readonly seen: Uint8Array;

  constructor(vcs: number) {
    super();
    this.ccr = new Float64Array(vcs);
    this.answer = new Float64Array(vcs);
    this.answered = new Uint8Array(vcs);
    this.met = new Uint8Array(vcs);
    this.seen = new Uint8Array(vcs);
  }

  /** The line that decides about a VC now. */
  protected abstract decide(vc: number): Line;
  /** E[i] if that line decides; changes nothing. */
  protected abstract allowed(vc: number, line: Line): number;
  protected abstract explainAnswer(vc: number, line: Line): AnswerExplanation;
  /** Number of the line that lowers ER. */
  protected abstract readonly last: Line;
  /** An answer is about to be given. */
  protected note(_vc: number): void {}

  get reading(): number {
    return this.fairShare;
  }

  forward(rm: RmCell): Line {
    this.met[rm.vc] = 1;
    this.ccr[rm.vc] = rm.ccr;
    return NOTE;
  }

  backward(rm: RmCell): Line {
    const { vc } = rm;
    if (this.answered[vc] === 1) {
      rm.lower(this.answer[vc]!);
      return this.last;
    }
    const line = this.decide(vc);
    this.answer[vc] = this.allowed(vc, line);
    this.answered[vc] = 1;
    this.note(vc);
    rm.lower(this.answer[vc]);
    return line;
  }

  override measured(interval: Measured): void {
    this.seen.set(interval.seen);
    super.measured(interval);
  }

  protected conclude(_queue: Cells): void {
    this.fairShare = this.target / this.active;
    this.answered.fill(0);
  }

  explain(rm: RmCell): RateExplanation {
    const { vc } = rm;
    if (rm.forward) {
      return {
        evaluated: [action(NOTE, rate(rm.ccr))],
        reason: remark('ccrNoted', { ccr: rm.ccr }),
      };
    }
    if (this.answered[vc] === 1) {
      return {
        evaluated: [test(ANSWERED, FIRST_BACK, false), lowering(this.last, rm, this.answer[vc]!)],
        reason: remark('answerRepeated', { answer: this.answer[vc]! }),
      };
    }
    const line = this.decide(vc);
    const { evaluated, reason } = this.hasMeasured ? this.explainAnswer(vc, line) : this.explainStart(line);
    const first = test(ANSWERED, FIRST_BACK, true);
    return { evaluated: [first, ...evaluated, lowering(this.last, rm, this.allowed(vc, line))], reason };
  }

  private explainStart(line: Line): AnswerExplanation {
    return {
      evaluated: [action(line, NO_INTERVAL)],
      reason: remark('loadUnknown', { target: this.target }),
    };
  }

  stateOf(vc: number): number {
    return this.met[vc] === 0 || !this.hasMeasured ? UNKNOWN : SILENT + this.seen[vc]!;
  }

  table(): readonly VcRow[] {
    return Array.from(this.met.keys())
      .filter((vc) => this.met[vc] === 1)
      .map((vc) => ({
        vc,
        state: ALGORITHM_STATES[this.stateOf(vc)]!,
        variables: [
          { label: 'CCR', value: this.ccr[vc]!, unit: 'cells/s' },
          ...(this.answered[vc] === 1 ? [{ label: 'E', value: this.answer[vc]!, unit: 'cells/s' }] : []),
        ],
      }));
  }

  override variables(): readonly Variable[] {
    return [
      ...super.variables(),
      { label: 'active VCs', value: this.lastIntervalValue(this.active), unit: 'VCs' },
      { label: 'FairShare', value: this.fairShare, unit: 'cells/s' },
    ];
  }
}
