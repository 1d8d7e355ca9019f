import { type EvaluatedLine, type ParameterValues, remark } from '../../../contract/index.ts';
import { action } from '../../switch/telling.ts';
import {
  type AlgorithmDefinition,
  type Interval,
  type Line,
  pseudoCode,
  type RateExplanation,
  type Variable,
} from '../algorithm.ts';
import { rateFactor } from '../parts/average.ts';
import { FairShare } from '../parts/fairShare.ts';
import { plain } from '../parts/rateParameters.ts';
import { lowering, rate } from '../parts/rateTelling.ts';
import { thresholds } from '../parts/thresholds.ts';
import type { SevereExplanation } from '../parts/twoThresholds.ts';
import type { RmCell } from '../rmCell.ts';

const PS_PER_MS = 1e9;
const CELLS = 'cells/s';

/** The fair share is taken to be half way between the largest and the smallest rate. */
class MaxMinRateControl extends FairShare {
  override interval: Interval = { ps: PS_PER_MS, cells: Number.POSITIVE_INFINITY };
  protected readonly fairIs = 'mean';
  private rf = 0;
  private max = Number.NEGATIVE_INFINITY;
  private min = Number.POSITIVE_INFINITY;
  /** The same of the window that goes on now. */
  private newMax = Number.NEGATIVE_INFINITY;
  private newMin = Number.POSITIVE_INFINITY;

  constructor() {
    super(6);
  }

  override configure(params: ParameterValues): void {
    super.configure(params);
    this.rf = params.rf as number;
    this.interval = {
      ps: Math.round((params.windowMs as number) * PS_PER_MS),
      cells: Number.POSITIVE_INFINITY,
    };
  }

  get reading(): number {
    return (this.max + this.min) / 2;
  }

  protected get fair(): number {
    return this.reading;
  }

  forward({ ccr }: RmCell): Line {
    this.max = Math.max(this.max, ccr);
    this.min = Math.min(this.min, ccr);
    this.newMax = Math.max(this.newMax, ccr);
    this.newMin = Math.min(this.newMin, ccr);
    return 2;
  }

  measured(): void {
    if (this.newMax < this.newMin) return;
    this.max = this.newMax;
    this.min = this.newMin;
    this.newMax = Number.NEGATIVE_INFINITY;
    this.newMin = Number.POSITIVE_INFINITY;
  }

  protected onVeryCongested(rm: RmCell): void {
    rm.lower(this.fair * this.rf);
  }

  protected press(rm: RmCell): void {
    rm.lower(this.fair * this.rf);
  }

  variables(): readonly Variable[] {
    const known = (value: number): number => (Number.isNaN(this.reading) ? Number.NaN : value);
    return [
      { label: 'MAX', value: known(this.max), unit: CELLS },
      { label: 'MIN', value: known(this.min), unit: CELLS },
      { label: 'mean', value: known(this.fair), unit: CELLS },
    ];
  }

  protected explainSevere(rm: RmCell): SevereExplanation {
    const mean = this.fair * this.rf;
    return { evaluated: lowering(this.first + 1, rm, mean), mean };
  }

  protected explainPress(line: Line, rm: RmCell): EvaluatedLine {
    return lowering(line, rm, this.fair * this.rf);
  }

  protected explainForward({ ccr }: RmCell): RateExplanation {
    const max = Math.max(this.max, ccr);
    const min = Math.min(this.min, ccr);
    return {
      evaluated: [action(2, `MAX ← ${rate(max)}, MIN ← ${rate(min)}`)],
      reason: remark('largestAndSmallest', { ccr, max, min }),
    };
  }
}

const windowMs = plain({
  name: 'windowMs',
  label: 'window',
  unit: 'ms',
  min: 0.1,
  max: 1000,
  default: 2,
  scale: 'log',
});

export const mmrca: AlgorithmDefinition = {
  id: 'mmrca',
  short: 'MMRCA',
  name: 'max-min rate control algorithm',
  citation: 'Muddu et al. 1996 as described in secondary literature; Ülkü 1997, section 2.1.2 (name only)',
  parameters: [...thresholds, rateFactor('rf', 'RF', 0.75), windowMs],
  ordered: [['lt', 'ht']],
  pseudoCode: pseudoCode(`on forward RM:
  MAX ← max(MAX, CCR), MIN ← min(MIN, CCR)
at the end of a window with forward RM cells:
  MAX, MIN ← the largest and the smallest CCR of the window
on backward RM, mean = (MAX + MIN) / 2:
  if Q ≥ HT:
    ER ← min(ER, mean × RF)
  else if Q ≥ LT:
    if CCR > mean:
      ER ← min(ER, mean × RF)`),
  readingLabel: 'mean of MAX and MIN',
  overfillsByMcr: true,
  create: () => new MaxMinRateControl(),
};
