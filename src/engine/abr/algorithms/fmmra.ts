import {
  ALGORITHM_STATES,
  type EvaluatedLine,
  type ParameterSpec,
  type ParameterValues,
  type Picoseconds,
  remark,
} from '../../../contract/index.ts';
import { action, test } from '../../formatNumbers.ts';
import type { StateIo } from '../../sim/state.ts';
import {
  type AlgorithmDefinition,
  type IntervalMeasurements,
  type Line,
  type PortView,
  pseudoCode,
  type RateAlgorithm,
  type RateExplanation,
  type Variable,
  type VcRow,
} from '../algorithm.ts';
import { BOTTLENECKED, SATISFIED, UNKNOWN } from '../parts/algorithmStates.ts';
import { BANDWIDTH_CODE, bandwidthParameters, SharedBandwidth } from '../parts/bandwidth.ts';
import { isLess } from '../parts/equalRates.ts';
import { fairness, intervalMs, numberParameter } from '../parts/rateParameters.ts';
import { comparedRates, explainLess, lowering, rate } from '../parts/rateText.ts';
import { rateThreshold } from '../parts/thresholds.ts';
import type { RmCell } from '../rmCell.ts';

/** β = 0: the VC is bottlenecked at this port. */
const HERE = BOTTLENECKED;
/** β = 1: the VC is bottlenecked elsewhere. */
const ELSEWHERE = SATISFIED;

const NO_VC = -1;

class Fmmra extends SharedBandwidth implements RateAlgorithm {
  private readonly states: Uint8Array;
  /** ER to which another port limits the VC; 0 for VCs bottlenecked here. */
  private readonly held: Float64Array;
  private vcs = 0;
  /** Number of VCs with β = 1, and the sum of their rates. */
  private elsewhere = 0;
  private taken = 0;
  /** Load factor of the last interval: ABR cells that arrived, over the cells that B allows. */
  private loadFactor = 1;
  private erMax = 0;
  private alpha = 0;
  private band = 0;
  private queueThreshold = 0;

  constructor(vcs: number) {
    super();
    this.states = new Uint8Array(vcs);
    this.held = new Float64Array(vcs);
  }

  override state(io: StateIo): void {
    super.state(io);
    for (const values of [this.states, this.held]) io.array(values);
    this.vcs = io.number(this.vcs);
    this.elsewhere = io.number(this.elsewhere);
    this.taken = io.number(this.taken);
    this.loadFactor = io.number(this.loadFactor);
    this.erMax = io.number(this.erMax);
  }

  protected readParameters(params: ParameterValues): Picoseconds {
    this.alpha = params.alpha as number;
    this.band = params.band as number;
    this.queueThreshold = params.dqt as number;
    return Math.round((params.intervalMs as number) * 1e9);
  }

  get advertisedRate(): number {
    return this.vcs === 0 ? Number.NaN : this.advertised(NO_VC);
  }

  forward(rm: RmCell, { queue }: PortView): Line {
    const { vc } = rm;
    if (this.states[vc] === UNKNOWN) {
      this.states[vc] = HERE;
      this.vcs++;
    }
    if (this.learnsFrom(rm)) this.record(vc, rm.er);
    return this.lower(rm, queue);
  }

  backward(rm: RmCell, { queue }: PortView): Line {
    if (this.states[rm.vc] === UNKNOWN) return 0;
    this.record(rm.vc, rm.er);
    this.erMax = this.nextMax(this.advertised(rm.vc), queue);
    return this.lower(rm, queue);
  }

  /** A load in the band below 1 counts as 1. */
  override measured(interval: IntervalMeasurements): void {
    super.measured(interval);
    const { bandwidth } = this;
    const load = bandwidth > 0 ? interval.abrCells / (interval.duration * bandwidth) : Infinity;
    this.loadFactor = load <= 1 && load >= 1 - this.band ? 1 : load;
  }

  stateOf(vc: number): number {
    return this.states[vc]!;
  }

  table(): readonly VcRow[] {
    const rows: VcRow[] = [];
    for (const [vc, state] of this.states.entries()) {
      if (state === UNKNOWN) continue;
      const variables = state === ELSEWHERE ? [{ label: 'r', value: this.held[vc]!, unit: 'cells/s' }] : [];
      rows.push({ vc, state: ALGORITHM_STATES[state!]!, variables });
    }
    return rows;
  }

  variables(): readonly Variable[] {
    return [
      { label: 'B', value: this.bandwidth, unit: 'cells/s' },
      { label: 'N', value: this.vcs, unit: 'VCs' },
      { label: 'Σβ', value: this.elsewhere, unit: 'VCs' },
      { label: 'γ', value: this.advertisedRate, unit: 'cells/s' },
      { label: 'LF', value: this.loadFactor, unit: '' },
      { label: 'ERmax', value: this.erMax, unit: 'cells/s' },
    ];
  }

  explain(rm: RmCell, { queue }: PortView): RateExplanation {
    const { vc, er } = rm;
    const isNew = this.states[vc] === UNKNOWN;
    if (isNew && !rm.forward) return { evaluated: [], reason: remark('vcNotMetYet') };
    const vcs = this.vcs + (isNew ? 1 : 0);
    const evaluated: EvaluatedLine[] = [test(2, 'its first RM cell', isNew)];
    if (isNew) evaluated.push(action(3, `N = ${vcs}`));
    const fair = this.advertised(vc);
    const wasElsewhere = this.states[vc] === ELSEWHERE;
    const others = this.elsewhere - (wasElsewhere ? 1 : 0);
    evaluated.push(action(4, `γ = ${rate(fair)}`));
    const learns = this.learnsFrom(rm);
    evaluated.push(
      wasElsewhere && rm.forward
        ? comparedRates(5, er, '<', this.held[vc]!)
        : test(5, rm.forward ? 'forward, β = 0' : 'backward', true),
    );
    if (learns)
      evaluated.push(explainLess(6, er, fair), isLess(er, fair) ? action(7, `r = ${rate(er)}`) : action(9));
    const here = learns ? !isLess(er, fair) : !wasElsewhere;
    const erMax = rm.forward ? this.erMax : this.nextMax(fair, queue);
    if (!rm.forward) evaluated.push(action(11, `ERmax = ${rate(erMax)}`));
    const full = queue > this.queueThreshold;
    const most = here && !full && erMax > fair ? erMax : fair;
    const q = `β = ${here ? 0 : 1}, Q ${rate(queue)} > ${rate(this.queueThreshold)}`;
    evaluated.push(test(12, q, full || !here));
    if (here && !full) evaluated.push(action(13, `Emax = ${rate(most)}`));
    evaluated.push(explainLess(14, most, er));
    if (!isLess(most, er)) return { evaluated, reason: remark('erIsWithin', { er, most, name: null }) };
    evaluated.push(lowering(15, rm, most));
    const { left, equal } = this.shares(vc);
    const reason = remark('leftByOthers', {
      vcs,
      others,
      fair,
      left: isLess(left, equal) ? left : null,
      erMax: most === fair ? null : most,
    });
    return { evaluated, reason };
  }

  /** Whether an RM cell updates the state of its VC: for one bottlenecked elsewhere, a forward cell only with a lower ER. */
  private learnsFrom({ forward, vc, er }: RmCell): boolean {
    return !forward || this.states[vc] !== ELSEWHERE || er < this.held[vc]!;
  }

  /** γ, cells/s: equal share of what VCs bottlenecked elsewhere leave; the given VC counts as bottlenecked here. */
  private advertised(vc: number): number {
    const { left, equal } = this.shares(vc);
    return left < equal ? equal : left;
  }

  /** The two rates of which γ is the larger, cells/s. */
  private shares(vc: number): { readonly left: number; readonly equal: number } {
    const { states, held } = this;
    const isOut = vc !== NO_VC && states[vc] === ELSEWHERE;
    const isNew = vc !== NO_VC && states[vc] === UNKNOWN;
    const vcs = this.vcs + (isNew ? 1 : 0);
    const open = vcs - this.elsewhere + (isOut ? 1 : 0);
    const left = this.bandwidth - this.taken + (isOut ? held[vc]! : 0);
    return { left: open > 0 ? left / open : left, equal: this.bandwidth / vcs };
  }

  private record(vc: number, er: number): void {
    const isElsewhere = isLess(er, this.advertised(vc));
    if (this.states[vc] === ELSEWHERE) this.elsewhere--;
    this.taken -= this.held[vc]!;
    this.states[vc] = isElsewhere ? ELSEWHERE : HERE;
    this.held[vc] = isElsewhere ? er : 0;
    if (isElsewhere) this.elsewhere++;
    this.taken = this.elsewhere === 0 ? 0 : this.taken + this.held[vc];
  }

  private nextMax(fair: number, queue: number): number {
    if (queue > this.queueThreshold) return fair;
    const { alpha, erMax, loadFactor, bandwidth } = this;
    const wanted = loadFactor > 0 ? erMax / loadFactor : bandwidth;
    return (1 - alpha) * erMax + alpha * Math.min(bandwidth, Math.max(fair, wanted));
  }

  private lower(rm: RmCell, queue: number): Line {
    const fair = this.advertised(rm.vc);
    const more = this.states[rm.vc] === HERE && queue <= this.queueThreshold && this.erMax > fair;
    const most = more ? this.erMax : fair;
    if (!isLess(most, rm.er)) return 14;
    rm.lower(most);
    return 15;
  }
}

const parameters: readonly ParameterSpec[] = [
  ...bandwidthParameters,
  fairness,
  numberParameter({
    name: 'alpha',
    label: 'α',
    min: 0,
    max: 1,
    default: 0.0625,
  }),
  intervalMs(1),
  numberParameter({
    name: 'band',
    label: 'band',
    min: 0,
    max: 1,
    default: 0.1,
  }),
  rateThreshold('dqt', 'DQT', 100),
];

export const fmmra: AlgorithmDefinition = {
  id: 'fmmra',
  short: 'FMMRA',
  name: 'fast max-min rate allocation',
  citation:
    'after Arulambalam, Chen and Ansari 1996, as described by Kalyanaraman 1997; β, ERmax and their order are our reading',
  parameters,
  pseudoCode: pseudoCode(`on forward RM of VC j, and on backward RM if j is not new:
  if j is new:
    N ← N + 1; β(j) ← 0
  γ ← max(B / N, (B − Σ βr) / (N − Σ β)), with β(j) = 0
  if β(j) = 0 or backward or ER < r(j):
    if ER < γ:
      β(j) ← 1; r(j) ← ER
    else:
      β(j) ← 0
  if backward:
    ERmax ← (1 − α) ERmax + α min(B, max(γ, ERmax / LF)), or γ if Q > DQT
  if β(j) = 1 or Q > DQT: Emax ← γ
  else: Emax ← max(γ, ERmax)
  if Emax < ER:
    ER ← Emax
${BANDWIDTH_CODE}
at the end of an interval:
  LF ← ABR cells / (T × B), 1 if it lies in the band below 1`),
  readingLabel: 'advertised rate',
  canOversubscribeWithMcr: true,
  create: (vcs) => new Fmmra(vcs),
};
