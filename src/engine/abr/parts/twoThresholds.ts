import {
  type Cells,
  type CellsPerSecond,
  type ChoiceParameter,
  type EvaluatedLine,
  type ParameterValues,
  type Remarks,
  remark,
} from '../../../contract/index.ts';
import { action, test } from '../../switch/telling.ts';
import { grouped } from '../../text.ts';
import type { Interval, Line, PortView, RateAlgorithm, RateExplanation } from '../algorithm.ts';
import type { RmCell } from '../rmCell.ts';

/** Ülkü 1997: Tables 4.1 to 4.3 compare the queue of the moment; section 3.2 declares congestion and clears it. */
export const memory: ChoiceParameter = {
  kind: 'choice',
  name: 'memory',
  label: 'memory',
  options: [
    { value: 'none', label: 'none: the queue of the moment decides' },
    { value: 'hysteresis', label: 'hysteresis: declared at HT, cleared below LT' },
  ],
  default: 'none',
};

/** Line `first` of the pseudo-code where `memory` is a parameter. */
export const VERY_CONGESTED_CODE = 'if Q ≥ HT, or with hysteresis Q ≥ LT ever since:';

/**
 * What relative and intelligent marking, EPRCA and MMRCA have in common: backward RM cells of a very congested port
 * get one treatment, those of a slightly congested one another. Lines: `first` asks whether it is very congested,
 * then what is done, then whether slightly.
 */
export abstract class TwoThresholds implements RateAlgorithm {
  readonly efciAbove = Number.POSITIVE_INFINITY;
  readonly interval: Interval | null = null;
  protected readonly first: Line;
  private lt: Cells = 0;
  private ht: Cells = 0;
  private hysteresis = false;
  /** The queue was at HT and has not been seen below LT since. */
  private declared = false;

  constructor(first: Line) {
    this.first = first;
  }

  abstract get reading(): number;

  configure(params: ParameterValues): void {
    this.lt = params.lt as number;
    this.ht = params.ht as number;
    this.hysteresis = params.memory === 'hysteresis';
  }

  /** Done to every RM cell while the port is very congested. */
  protected abstract onVeryCongested(rm: RmCell): void;
  /** Done while it is slightly so. */
  protected abstract onCongested(rm: RmCell): Line;
  /** The explained line of `onVeryCongested`, and what its rate is: RF times the mean; null for a bit. */
  protected abstract explainSevere(rm: RmCell): SevereExplanation;
  protected abstract explainSlight(rm: RmCell): SlightExplanation;
  protected abstract explainForward(rm: RmCell, queue: Cells): RateExplanation;

  protected slightly(queue: Cells): boolean {
    return queue >= this.lt;
  }

  private very(queue: Cells): boolean {
    return queue >= this.ht || (this.hysteresis && this.declared && queue >= this.lt);
  }

  backward(rm: RmCell, { queue }: PortView): Line {
    this.declared = this.very(queue);
    if (this.declared) {
      this.onVeryCongested(rm);
      return this.first + 1;
    }
    return this.slightly(queue) ? this.onCongested(rm) : this.first + 2;
  }

  explain(rm: RmCell, { queue }: PortView): RateExplanation {
    if (rm.forward) return this.explainForward(rm, queue);
    const { lt, ht } = this;
    if (this.very(queue)) {
      const { evaluated, mean } = this.explainSevere(rm);
      return {
        evaluated: [this.explainVeryCongested(queue), evaluated],
        reason: remark('veryCongested', { queue, lt, ht, mean }),
      };
    }
    const tests = [
      this.explainVeryCongested(queue),
      test(this.first + 2, `${grouped(queue)} ≥ ${grouped(lt)}`, this.slightly(queue)),
    ];
    if (!this.slightly(queue)) return { evaluated: tests, reason: remark('belowLt', { queue, lt }) };
    const { evaluated, fair, fairIs } = this.explainSlight(rm);
    return {
      evaluated: [...tests, ...evaluated],
      reason: remark('slightlyCongested', { queue, lt, ht, ccr: rm.ccr, fair, fairIs }),
    };
  }

  private explainVeryCongested(queue: Cells): EvaluatedLine {
    const { lt, ht, first } = this;
    if (queue >= ht || !this.very(queue))
      return test(first, `${grouped(queue)} ≥ ${grouped(ht)}`, queue >= ht);
    return test(first, `declared before, and ${grouped(queue)} ≥ ${grouped(lt)}`, true);
  }

  /** The line of `onVeryCongested`, carried out. */
  protected done(note: string): EvaluatedLine {
    return action(this.first + 1, note);
  }
}

export interface SevereExplanation {
  readonly evaluated: EvaluatedLine;
  readonly mean: CellsPerSecond | null;
}

export interface SlightExplanation {
  readonly evaluated: readonly EvaluatedLine[];
  readonly fair: CellsPerSecond;
  readonly fairIs: Remarks['slightlyCongested']['fairIs'];
}
