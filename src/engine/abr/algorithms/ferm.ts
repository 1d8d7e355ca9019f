import { type Cells, type ParameterValues, remark } from '../../../contract/index.ts';
import { action, decimal } from '../../formatNumbers.ts';
import type { StateIo } from '../../sim/state.ts';
import {
  type AlgorithmDefinition,
  type Line,
  type PortView,
  pseudoCode,
  type RateExplanation,
  type Variable,
} from '../algorithm.ts';
import { CHANGE_LEVELS, fired, inferred, nearest, place, QUEUE_LEVELS } from '../parts/fuzzyQueue.ts';
import { LOAD_CODE, MeasuredLoad } from '../parts/measuredLoad.ts';
import { intervalMs, numberParameter, utilisation } from '../parts/rateParameters.ts';
import { lowering } from '../parts/rateText.ts';
import { rateThreshold } from '../parts/thresholds.ts';
import type { RmCell } from '../rmCell.ts';

const SAMPLE = 2;
const LOWER = 4;

class Ferm extends MeasuredLoad {
  private full: Cells = 1;
  private swing: Cells = 1;
  /** Sum and number of the queue lengths at forward RM cells of the present interval. */
  private sum = 0;
  private samples = 0;
  /** Mean queue of the last interval and its change, cells; 0 after the first interval. */
  private mean = 0;
  private change = 0;
  /** Flow rate correction: share of Ctar that a VC may have. */
  private frc = 1;

  override state(io: StateIo): void {
    super.state(io);
    this.sum = io.number(this.sum);
    this.samples = io.number(this.samples);
    this.mean = io.number(this.mean);
    this.change = io.number(this.change);
    this.frc = io.number(this.frc);
  }

  get advertisedRate(): number {
    return this.frc * this.target;
  }

  protected readParameters({ utilisation, full, swing }: ParameterValues): void {
    this.utilisation = utilisation as number;
    this.full = full as number;
    this.swing = swing as number;
  }

  private get queuePlace(): number {
    return place(this.mean, 0, Math.max(1, this.full) / 4);
  }

  private get changePlace(): number {
    return place(this.change, -this.swing, this.swing / 2);
  }

  protected onIntervalEnd(queue: Cells): void {
    const mean = (this.sum + queue) / (this.samples + 1);
    this.change = this.hasMeasured ? mean - this.mean : 0;
    this.mean = mean;
    this.sum = 0;
    this.samples = 0;
    this.frc = inferred(fired(this.queuePlace, this.changePlace));
  }

  forward(_rm: RmCell, { queue }: PortView): Line {
    this.sum += queue;
    this.samples++;
    return SAMPLE;
  }

  backward(rm: RmCell): Line {
    rm.lower(this.advertisedRate);
    return LOWER;
  }

  explain(rm: RmCell, { queue }: PortView): RateExplanation {
    if (rm.forward) {
      return {
        evaluated: [action(SAMPLE, decimal(queue))],
        reason: remark('queueCounts', { queue }),
      };
    }
    const { frc, target, mean: of, change } = this;
    const level = QUEUE_LEVELS[nearest(this.queuePlace)]!;
    const trend = CHANGE_LEVELS[nearest(this.changePlace)]!;
    const mean = this.hasMeasured ? { queue: of, level, change, trend } : null;
    return {
      evaluated: [lowering(LOWER, rm, this.advertisedRate)],
      reason: remark('fuzzyRate', { frc, target, mean }),
    };
  }

  override variables(): readonly Variable[] {
    return [
      ...super.variables(),
      { label: 'mean Q', value: this.lastIntervalValue(this.mean), unit: 'cells' },
      { label: 'ΔQ', value: this.lastIntervalValue(this.change), unit: 'cells' },
      { label: 'FRC', value: this.frc, unit: '' },
      ...(this.hasMeasured ? fired(this.queuePlace, this.changePlace) : []).map(
        ({ queue, change, weight }) => ({
          label: `${QUEUE_LEVELS[queue]}, ${CHANGE_LEVELS[change]}`,
          value: weight,
          unit: '',
        }),
      ),
    ];
  }
}

export const ferm: AlgorithmDefinition = {
  id: 'ferm',
  short: 'FERM-style',
  name: 'fuzzy explicit rate marking, in the style of FERM',
  citation:
    'in the style of Pitsillides, Şekercioğlu & Ramamurthy 1997, named in Ülkü 1997, section 2.1.2; the table of rules is our own, not the paper’s',
  parameters: [
    utilisation(1),
    rateThreshold('full', 'full', 400),
    numberParameter({
      name: 'swing',
      label: 'ΔQ',
      unit: 'cells',
      min: 1,
      max: 10_000,
      integer: true,
      default: 100,
      scale: 'log',
    }),
    intervalMs(0.25),
  ],
  pseudoCode: pseudoCode(`on forward RM:
  note Q
on backward RM:
  ER ← min(ER, max(MCR, FRC × Ctar))
at the end of an interval:
  ΔQ ← change of the mean of noted Q
  FRC ← Σ w × rule / Σ w over the rules
    for how full the mean Q is and how ΔQ is
${LOAD_CODE}`),
  readingLabel: 'FRC × Ctar',
  create: () => new Ferm(),
};
