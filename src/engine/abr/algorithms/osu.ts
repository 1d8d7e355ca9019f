import { type ParameterValues, remark } from '../../../contract/index.ts';
import { action, compared, test } from '../../switch/telling.ts';
import { type AlgorithmDefinition, type Line, pseudoCode } from '../algorithm.ts';
import { type AnswerExplanation, answerCode, OneRatePerInterval, RULE } from '../parts/oneRatePerInterval.ts';
import { intervalMs, plain, utilisation } from '../parts/rateParameters.ts';
import { factor, rate, versus } from '../parts/rateTelling.ts';

const OUTSIDE = RULE + 1;
const ABOVE = RULE + 3;
const BELOW = RULE + 5;
const DIVIDE = RULE + 6;

/** TCR of TM 4.0, cells/s: slower VCs count as this fast, because nothing divided is still nothing. */
const SLOWEST = 10;

class Osu extends OneRatePerInterval {
  protected readonly last = RULE + 7;
  private band = 0;

  protected take({ utilisation, band }: ParameterValues): void {
    this.utilisation = utilisation as number;
    this.band = band as number;
  }

  private get outside(): boolean {
    return this.z < 1 - this.band || this.z > 1 + this.band;
  }

  protected decide(vc: number): Line {
    if (this.outside) return OUTSIDE;
    return this.ccr[vc]! > this.fairShare ? ABOVE : BELOW;
  }

  /** LAF, load adjustment factor: what a source is to divide its rate by. */
  private divisor(line: Line): number {
    if (line === OUTSIDE) return this.z;
    return this.z / (line === ABOVE ? 1 - this.band : 1 + this.band);
  }

  protected allowed(vc: number, line: Line): number {
    const laf = this.divisor(line);
    return laf === 0 ? this.target : Math.min(this.target, Math.max(this.ccr[vc]!, SLOWEST) / laf);
  }

  protected explainAnswer(vc: number, line: Line): AnswerExplanation {
    const { z, band, fairShare } = this;
    const ccr = this.ccr[vc]!;
    const laf = factor(this.divisor(line));
    const outside = test(
      RULE,
      `${versus(z, '<', 1 - band)} or ${versus(z, '>', 1 + band)}`,
      line === OUTSIDE,
    );
    const rich = line === OUTSIDE ? [] : [compared(RULE + 2, ccr, '>', fairShare)];
    return {
      evaluated: [
        outside,
        ...rich,
        action(line, laf),
        action(DIVIDE, `min(${rate(this.target)}, ${rate(Math.max(ccr, SLOWEST))} / ${laf})`),
      ],
      reason: remark('dividedByLaf', {
        z,
        band,
        near: line === OUTSIDE ? null : { ccr, fairShare },
        laf: this.divisor(line),
      }),
    };
  }
}

export const osu: AlgorithmDefinition = {
  id: 'osu',
  short: 'OSU',
  name: 'OSU scheme',
  citation: 'Jain, Kalyanaraman & Viswanathan 1994 (AF-TM 94-0883); Ülkü 1997, section 2.1.2',
  parameters: [
    utilisation(0.95),
    plain({
      name: 'band',
      label: 'Δ',
      min: 0.01,
      max: 0.5,
      default: 0.1,
    }),
    intervalMs(1),
  ],
  pseudoCode: pseudoCode(
    answerCode(`    if z < 1 − Δ or z > 1 + Δ:
      LAF ← z
    else if CCR[i] > FairShare:
      LAF ← z / (1 − Δ)
    else:
      LAF ← z / (1 + Δ)
    E[i] ← min(Ctar, max(CCR[i], TCR) / LAF)`),
  ),
  readingLabel: 'fair share',
  overfillsByMcr: true,
  create: (vcs) => new Osu(vcs),
};
