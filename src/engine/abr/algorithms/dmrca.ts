import {
  ALGORITHM_STATES,
  type Cells,
  type ChoiceParameter,
  type EvaluatedLine,
  type ParameterValues,
  remark,
} from '../../../contract/index.ts';
import { action, milliseconds, test } from '../../formatNumbers.ts';
import type { StateIo } from '../../sim/state.ts';
import { grouped } from '../../text.ts';
import {
  type AlgorithmDefinition,
  type Line,
  type PortView,
  pseudoCode,
  type RateAlgorithm,
  type RateExplanation,
  type Variable,
  type VcRow,
} from '../algorithm.ts';
import { LARGEST, UNKNOWN } from '../parts/algorithmStates.ts';
import { averaged, averageWeight, rateFactor } from '../parts/average.ts';
import { numberParameter } from '../parts/rateParameters.ts';
import { comparedRates, lowering, rate, ratesApart } from '../parts/rateText.ts';
import { thresholds } from '../parts/thresholds.ts';
import type { RmCell } from '../rmCell.ts';

const PS_PER_MS = 1e9;
const CELLS = 'cells/s';

/** Averages the rate of the VC with the largest rate, and allows a share of it that falls with the queue. */
class DynamicMaxRateControl implements RateAlgorithm {
  readonly efciAbove = Number.POSITIVE_INFINITY;
  readonly interval = null;
  private lt: Cells = 0;
  private ht: Cells = 0;
  private alpha = 0;
  private steps = 1;
  private least = 0;
  private rf = 0;
  private age = 0;
  private binary = false;
  private max = 0;
  /** VC with the rate MAX, -1 for none, and the time of its last RM cell, ps. */
  private maxVc = -1;
  private lastSeen = 0;
  private amax = Number.NaN;

  state(io: StateIo): void {
    this.max = io.number(this.max);
    this.maxVc = io.number(this.maxVc);
    this.lastSeen = io.number(this.lastSeen);
    this.amax = io.number(this.amax);
  }

  configure(params: ParameterValues): void {
    this.lt = params.lt as number;
    this.ht = params.ht as number;
    this.alpha = params.alpha as number;
    this.steps = params.steps as number;
    this.least = params.least as number;
    this.rf = params.rf as number;
    this.age = Math.round((params.ageMs as number) * PS_PER_MS);
    this.binary = params.feedback === 'ci';
  }

  get advertisedRate(): number {
    return this.amax;
  }

  /** The factor Fn: falls from 1 at LT to `least` at HT, in equal steps. */
  private part(queue: Cells): number {
    if (queue >= this.ht) return this.least;
    const step = Math.floor(((queue - this.lt) * this.steps) / (this.ht - this.lt));
    return 1 - ((1 - this.least) * step) / this.steps;
  }

  private takes({ vc, ccr }: RmCell, { now }: PortView): boolean {
    return ccr >= this.max || vc === this.maxVc || now - this.lastSeen > this.age;
  }

  forward(rm: RmCell, port: PortView): Line {
    if (this.takes(rm, port)) {
      this.max = rm.ccr;
      this.maxVc = rm.vc;
      this.lastSeen = port.now;
    }
    this.amax = averaged(this.amax, this.max, this.alpha);
    return 4;
  }

  backward(rm: RmCell, { queue }: PortView): Line {
    if (Number.isNaN(this.amax)) return 0;
    if (queue < this.lt) return 6;
    const bound = this.amax * this.part(queue);
    if (rm.ccr < bound && queue < this.ht) return 7;
    if (this.binary) rm.congested();
    else rm.lower(bound * this.rf);
    return 8;
  }

  stateOf(vc: number): number {
    return vc === this.maxVc ? LARGEST : UNKNOWN;
  }

  table(): readonly VcRow[] {
    if (this.maxVc < 0) return [];
    const variables = [
      { label: 'MAX', value: this.max, unit: CELLS },
      { label: 'heard at', value: this.lastSeen / PS_PER_MS, unit: 'ms' },
    ];
    return [{ vc: this.maxVc, state: ALGORITHM_STATES[LARGEST], variables }];
  }

  variables(): readonly Variable[] {
    const known = (value: number): number => (this.maxVc < 0 ? Number.NaN : value);
    return [
      { label: 'MAX', value: known(this.max), unit: CELLS },
      { label: 'AMAX', value: known(this.amax), unit: CELLS },
    ];
  }

  explain(rm: RmCell, port: PortView): RateExplanation {
    if (rm.forward) return this.explainForward(rm, port);
    const { lt, amax } = this;
    if (Number.isNaN(amax)) {
      return { evaluated: [], reason: remark('noRateKnownYet') };
    }
    const long = port.queue >= lt;
    const asked = test(6, `${grouped(port.queue)} ≥ ${grouped(lt)}`, long);
    return long
      ? this.explainLong(rm, port.queue, asked)
      : { evaluated: [asked], reason: remark('belowLt', { queue: port.queue, lt }) };
  }

  private explainLong(rm: RmCell, queue: Cells, asked: EvaluatedLine): RateExplanation {
    const fn = this.part(queue);
    const bound = this.amax * fn;
    const above = rm.ccr >= bound;
    const full = !above && queue >= this.ht;
    const { lt, ht } = this;
    const compared = full
      ? test(7, `${grouped(queue)} ≥ ${grouped(ht)}`, true)
      : comparedRates(7, rm.ccr, '≥', bound);
    const done = this.binary ? action(8, 'CI ← 1') : lowering(8, rm, bound * this.rf);
    return {
      evaluated: above || full ? [asked, compared, done] : [asked, compared],
      reason: remark('pressed', { queue, lt, fn, ccr: rm.ccr, bound, fromHt: full ? ht : null }),
    };
  }

  private explainForward(rm: RmCell, port: PortView): RateExplanation {
    const takes = this.takes(rm, port);
    const max = takes ? rm.ccr : this.max;
    const after = averaged(this.amax, max, this.alpha);
    const asked = test(2, this.whyTakes(rm, port), takes);
    const average = action(4, `AMAX ← ${rate(after)}`);
    return {
      evaluated: takes ? [asked, action(3, `MAX ← ${rate(max)}`), average] : [asked, average],
      reason: remark('largestAverage', { max, before: this.amax, after }),
    };
  }

  private whyTakes({ vc, ccr }: RmCell, { now }: PortView): string {
    if (ccr >= this.max) return ratesApart(ccr, this.max).join(' ≥ ');
    if (vc === this.maxVc) return 'the VC of MAX';
    return now - this.lastSeen > this.age
      ? `MAX: silent for ${milliseconds(now - this.lastSeen)}`
      : ratesApart(ccr, this.max).join(' ≥ ');
  }
}

const steps = numberParameter({
  name: 'steps',
  label: 'steps',
  min: 1,
  max: 20,
  integer: true,
  default: 4,
});

const ageMs = numberParameter({
  name: 'ageMs',
  label: 'age',
  unit: 'ms',
  min: 0.1,
  max: 1000,
  default: 10,
  scale: 'log',
});

const feedback: ChoiceParameter = {
  kind: 'choice',
  name: 'feedback',
  label: 'feedback',
  options: [
    { value: 'er', label: 'explicit rate' },
    { value: 'ci', label: 'one bit (CI)' },
  ],
  default: 'er',
};

export const dmrca: AlgorithmDefinition = {
  id: 'dmrca',
  short: 'DMRCA',
  name: 'dynamic max rate control algorithm',
  citation: 'Chiussi et al. 1996 as described in secondary literature; Ülkü 1997, section 2.1.2 (name only)',
  parameters: [
    ...thresholds,
    averageWeight,
    steps,
    rateFactor('least', 'least Fn', 0.5),
    rateFactor('rf', 'RF', 0.95),
    ageMs,
    feedback,
  ],
  ordered: [['lt', 'ht']],
  pseudoCode: pseudoCode(`on forward RM:
  if CCR ≥ MAX, or it is the VC of MAX, or that VC was silent for longer than age:
    MAX ← CCR, of this VC
  AMAX ← (1 − α) × AMAX + α × MAX
on backward RM:
  if Q ≥ LT, Fn = 1 at LT falling to its least at HT:
    if CCR ≥ AMAX × Fn, or Q ≥ HT:
      ER ← min(ER, AMAX × Fn × RF), or CI ← 1`),
  readingLabel: 'AMAX',
  canOversubscribeWithMcr: true,
  create: () => new DynamicMaxRateControl(),
};
