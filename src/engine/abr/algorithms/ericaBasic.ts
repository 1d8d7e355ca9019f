import { type ParameterValues, remark } from '../../../contract/index.ts';
import { action } from '../../switch/telling.ts';
import { type AlgorithmDefinition, type Line, pseudoCode } from '../algorithm.ts';
import { type AnswerExplanation, answerCode, OneRatePerInterval, RULE } from '../parts/oneRatePerInterval.ts';
import { intervalCells, intervalMs, utilisation } from '../parts/rateParameters.ts';
import { factor, largest, rate } from '../parts/rateTelling.ts';

const CHOOSE = RULE + 1;

class EricaBasic extends OneRatePerInterval {
  protected readonly last = RULE + 2;

  protected take({ utilisation }: ParameterValues): void {
    this.utilisation = utilisation as number;
  }

  private vcShare(vc: number): number {
    return this.z > 0 ? this.ccr[vc]! / this.z : 0;
  }

  protected decide(): Line {
    return CHOOSE;
  }

  protected allowed(vc: number): number {
    return Math.min(this.target, Math.max(this.fairShare, this.vcShare(vc)));
  }

  protected explainAnswer(vc: number): AnswerExplanation {
    const { active, fairShare, z } = this;
    const own = this.vcShare(vc);
    return {
      evaluated: [
        action(RULE, `${rate(this.ccr[vc]!)} / ${factor(z)} = ${rate(own)}`),
        action(CHOOSE, `min(${rate(this.target)}, ${largest(fairShare, own)})`),
      ],
      reason: remark('ownOrFairShare', { z, own, active, fairShare }),
    };
  }
}

export const ericaBasic: AlgorithmDefinition = {
  id: 'erica-basic',
  short: 'basic ERICA',
  name: 'ERICA as first proposed',
  citation: 'Jain et al. 1995 (AF-TM 95-0178), the basic algorithm in Kalyanaraman 1997, section 6.1',
  parameters: [utilisation(0.9), intervalMs(1), intervalCells],
  pseudoCode: pseudoCode(
    answerCode(`    VCShare ← CCR[i] / z
    E[i] ← min(Ctar, max(FairShare, VCShare))`),
  ),
  readingLabel: 'fair share',
  overfillsByMcr: true,
  create: (vcs) => new EricaBasic(vcs),
};
