import { type Cells, type ParameterValues, type Remarks, remark } from '../../../contract/index.ts';
import { action, compared, test } from '../../switch/telling.ts';
import type { Line, Variable } from '../algorithm.ts';
import { type AnswerExplanation, answerCode, OneRatePerInterval, RULE } from './oneRatePerInterval.ts';
import { factor, largest, rate, ratesApart, versus } from './rateTelling.ts';

type Allows = Remarks['ericaAllows'];

const OVERLOAD = RULE + 2;
const OTHERWISE = RULE + 4;
const RISE = RULE + 6;

export const ericaCode = answerCode(
  `    VCShare ← CCR[i] / z
    if z > 1 + δ:
      E ← max(FairShare, VCShare)
    else:
      E ← max(FairShare, VCShare, MaxPrev)
    MaxCur ← max(MaxCur, E)
    if E > FairShare and CCR[i] < FairShare:
      E ← FairShare
    E[i] ← min(Ctar, E)`,
  `
  MaxPrev ← MaxCur
  MaxCur ← FairShare`,
);

/**
 * ERICA with MaxAlloc (Kalyanaraman 1997, chapter 6; Jain et al., The ERICA switch algorithm, parts I and II). Every
 * VC may have its fair share, or its own rate brought to the load aimed at, or, unless the port is overloaded, what
 * the best served VC got in the interval before: so VCs that can use more come to have the same.
 */
export abstract class Erica extends OneRatePerInterval {
  protected readonly last = RULE + 9;
  private delta = 0;
  /** Greatest answer of the interval before and of this one, cells/s. */
  private maxPrevious = 0;
  private maxCurrent = 0;

  protected take({ delta }: ParameterValues): void {
    this.delta = delta as number;
  }

  protected override conclude(queue: Cells): void {
    super.conclude(queue);
    this.maxPrevious = this.maxCurrent;
    this.maxCurrent = this.fairShare;
  }

  private get overloaded(): boolean {
    return this.z > 1 + this.delta;
  }

  /** No load is no reason for more than the fair share (table 6.1 there). */
  private vcShare(vc: number): number {
    return this.z > 0 ? this.ccr[vc]! / this.z : 0;
  }

  private candidates(vc: number): readonly number[] {
    const shares = [this.fairShare, this.vcShare(vc)];
    return this.overloaded ? shares : [...shares, this.maxPrevious];
  }

  /** E before a sudden rise is avoided. */
  private best(vc: number): number {
    const own = Math.max(this.fairShare, this.vcShare(vc));
    return this.overloaded ? own : Math.max(own, this.maxPrevious);
  }

  private risesAtOnce(vc: number): boolean {
    return this.best(vc) > this.fairShare && this.ccr[vc]! < this.fairShare;
  }

  protected decide(vc: number): Line {
    if (this.risesAtOnce(vc)) return RISE + 1;
    return this.overloaded ? OVERLOAD : OTHERWISE;
  }

  protected allowed(vc: number, line: Line): number {
    return Math.min(this.target, line === RISE + 1 ? this.fairShare : this.best(vc));
  }

  protected override note(vc: number): void {
    this.maxCurrent = Math.max(this.maxCurrent, this.best(vc));
  }

  protected explainAnswer(vc: number, line: Line): AnswerExplanation {
    const { z, fairShare, target, overloaded } = this;
    const ccr = this.ccr[vc]!;
    const best = this.best(vc);
    const rises = line === RISE + 1;
    const above = `${ratesApart(best, fairShare).join(' > ')} and ${ratesApart(ccr, fairShare).join(' < ')}`;
    return {
      evaluated: [
        action(RULE, `${rate(ccr)} / ${factor(z)} = ${rate(this.vcShare(vc))}`),
        z === Number.POSITIVE_INFINITY
          ? test(RULE + 1, versus(z, '>', 1 + this.delta), true)
          : compared(RULE + 1, z, '>', 1 + this.delta),
        action(overloaded ? OVERLOAD : OTHERWISE, largest(...this.candidates(vc))),
        action(RULE + 5, largest(this.maxCurrent, best)),
        test(RISE, above, rises),
        ...(rises ? [action(RISE + 1, rate(fairShare))] : []),
        action(RULE + 8, `min(${rate(target)}, ${rate(rises ? fairShare : best)})`),
      ],
      reason: remark('ericaAllows', {
        z,
        delta: this.delta,
        delay: this.delayRemark,
        allowed: this.allowedRemark(vc, best, rises),
      }),
    };
  }

  /** In ERICA+ why the target is what it is. */
  protected get delayRemark(): Allows['delay'] {
    return null;
  }

  private allowedRemark(vc: number, best: number, rises: boolean): Allows['allowed'] {
    const { active, fairShare, target } = this;
    const share = { active, fairShare };
    if (rises) return { ...share, is: 'noRise', ccr: this.ccr[vc]! };
    if (best > target) return { ...share, is: 'target', target };
    if (best === fairShare) return { ...share, is: 'share' };
    return { ...share, is: best === this.vcShare(vc) ? 'own' : 'asBest', rate: best };
  }

  override variables(): readonly Variable[] {
    return [
      ...super.variables(),
      { label: 'MaxPrev', value: this.lastIntervalValue(this.maxPrevious), unit: 'cells/s' },
      { label: 'MaxCur', value: this.maxCurrent, unit: 'cells/s' },
    ];
  }
}
