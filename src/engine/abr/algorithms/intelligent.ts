import { type EvaluatedLine, type ParameterValues, remark } from '../../../contract/index.ts';
import { action } from '../../switch/telling.ts';
import {
  type AlgorithmDefinition,
  type Line,
  pseudoCode,
  type RateExplanation,
  type Variable,
} from '../algorithm.ts';
import { averaged, averageWeight, downPressure } from '../parts/average.ts';
import { FairShare } from '../parts/fairShare.ts';
import { rate } from '../parts/rateTelling.ts';
import { thresholds } from '../parts/thresholds.ts';
import { memory, type SevereExplanation, VERY_CONGESTED_CODE } from '../parts/twoThresholds.ts';
import type { RmCell } from '../rmCell.ts';

/** One bit, and only for VCs above an estimate of the fair share. */
class IntelligentMarking extends FairShare {
  protected readonly fairIs = 'macr';
  private macr = Number.NaN;
  private alpha = 0;
  private dpf = 0;

  constructor() {
    super(4);
  }

  override configure(params: ParameterValues): void {
    super.configure(params);
    this.alpha = params.alpha as number;
    this.dpf = params.dpf as number;
  }

  get reading(): number {
    return this.macr;
  }

  protected get fair(): number {
    return this.macr * this.dpf;
  }

  forward({ ccr }: RmCell): Line {
    this.macr = averaged(this.macr, ccr, this.alpha);
    return 2;
  }

  protected onVeryCongested(rm: RmCell): void {
    rm.congested();
  }

  protected press(rm: RmCell): void {
    rm.congested();
  }

  variables(): readonly Variable[] {
    return [
      { label: 'MACR', value: this.macr, unit: 'cells/s' },
      { label: 'MACR × DPF', value: this.fair, unit: 'cells/s' },
    ];
  }

  protected explainSevere(): SevereExplanation {
    return { evaluated: this.done('CI ← 1'), mean: null };
  }

  protected explainPress(line: Line): EvaluatedLine {
    return action(line, 'CI ← 1');
  }

  protected explainForward({ ccr }: RmCell): RateExplanation {
    const after = averaged(this.macr, ccr, this.alpha);
    return {
      evaluated: [action(2, `MACR ← ${rate(after)}`)],
      reason: remark('averageGoes', { label: 'MACR', before: this.macr, after }),
    };
  }
}

export const intelligent: AlgorithmDefinition = {
  id: 'intelligent',
  short: 'IM',
  name: 'intelligent marking',
  citation: 'Siu & Tzeng 1994; Ülkü 1997, section 4.1 and Table 4.2',
  parameters: [...thresholds, averageWeight, downPressure, memory],
  ordered: [['lt', 'ht']],
  pseudoCode: pseudoCode(`on forward RM:
  MACR ← (1 − α) × MACR + α × CCR
on backward RM:
  ${VERY_CONGESTED_CODE}
    CI ← 1
  else if Q ≥ LT:
    if CCR > MACR × DPF:
      CI ← 1`),
  readingLabel: 'MACR',
  create: () => new IntelligentMarking(),
};
