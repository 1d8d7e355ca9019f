import {
  ALGORITHM_STATES,
  type ParameterSpec,
  type ParameterValues,
  type Picoseconds,
  remark,
} from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import {
  type AlgorithmDefinition,
  type IntervalMeasurements,
  type Line,
  pseudoCode,
  type RateAlgorithm,
  type RateExplanation,
  type Variable,
  type VcRow,
} from '../algorithm.ts';
import { BOTTLENECKED, SATISFIED, UNKNOWN } from '../parts/algorithmStates.ts';
import { BANDWIDTH_CODE, bandwidthParameters, SharedBandwidth } from '../parts/bandwidth.ts';
import { isLess } from '../parts/equalRates.ts';
import { type EraaState, explainBackward, explainForward, offerTo } from '../parts/eraaState.ts';
import { fairness, numberParameter } from '../parts/rateParameters.ts';
import type { RmCell } from '../rmCell.ts';

const NO_VC = -1;

/** Intervals without cells are counted in tenths of the time after which a VC is removed, or finer. */
const TENTHS = 10;

/** Minimum interval, ps: shorter ones would cost more than the cells between them. */
const SHORTEST: Picoseconds = 1e7;

class Eraa extends SharedBandwidth implements RateAlgorithm {
  private readonly states: Uint8Array;
  /** A' of each VC: the part of B that it uses, or its equal share while it is bottlenecked; 0 before its first RM cell. */
  private readonly held: Float64Array;
  /** A of each VC. */
  private readonly allotted: Float64Array;
  /** By VC: number of intervals without cells since its last one. */
  private readonly silent: Uint16Array;
  /** Number of such intervals after which a VC is removed; 0 = never. */
  private patience = 0;
  private free = 0;
  private vcs = 0;
  private bottlenecked = 0;
  private maxVc = NO_VC;
  private maxAlloc = 0;
  private marksBackward = false;

  constructor(vcs: number) {
    super();
    this.states = new Uint8Array(vcs);
    this.held = new Float64Array(vcs);
    this.allotted = new Float64Array(vcs);
    this.silent = new Uint16Array(vcs);
  }

  override state(io: StateIo): void {
    super.state(io);
    for (const values of [this.states, this.held, this.allotted, this.silent]) io.array(values);
    this.free = io.number(this.free);
    this.vcs = io.number(this.vcs);
    this.bottlenecked = io.number(this.bottlenecked);
    this.maxVc = io.number(this.maxVc);
    this.maxAlloc = io.number(this.maxAlloc);
  }

  protected readParameters(params: ParameterValues, most: Picoseconds): Picoseconds {
    this.marksBackward = params.marking === 'both';
    const forgetMs = params.forgetMs as number;
    const tenth = forgetMs > 0 ? Math.max(SHORTEST, Math.ceil((forgetMs * 1e9) / TENTHS)) : 0;
    const ps = Math.min(tenth || most, most);
    const patience = Math.round((TENTHS * tenth) / ps);
    if (patience !== this.patience || ps !== this.interval?.ps) this.silent.fill(0);
    this.patience = patience;
    return ps < Number.POSITIVE_INFINITY ? ps : 0;
  }

  /** Bf is B less all A' (eq. 4.1); the A' of bottlenecked VCs are equal shares of B. */
  protected override onBandwidthChange(): void {
    const { bandwidth, states, held } = this;
    this.free = bandwidth;
    for (let vc = 0; vc < states.length; vc++) {
      if (states[vc] === BOTTLENECKED) held[vc] = bandwidth / this.vcs;
      this.free -= held[vc]!;
    }
  }

  get advertisedRate(): number {
    const { bandwidth, vcs, bottlenecked, free } = this;
    if (vcs === 0) return Number.NaN;
    const equal = bandwidth / vcs;
    return Math.max(equal, offerTo(BOTTLENECKED, equal, free, bottlenecked > 0 ? bottlenecked : 1, 0));
  }

  forward(rm: RmCell): Line {
    const { vc } = rm;
    const { states, held } = this;
    if (states[vc] === UNKNOWN) {
      this.vcs++;
      states[vc] = SATISFIED;
    }
    const wanted = rm.er < rm.ccr ? rm.er : rm.ccr;
    const equal = this.bandwidth / this.vcs;
    const offered = offerTo(states[vc]!, equal, this.free, this.bottlenecked, held[vc]!);
    const most = offered < equal ? equal : offered;
    if (isLess(most, wanted) && states[vc] === SATISFIED) this.bottleneck(vc);
    else if (isLess(wanted, most) && states[vc] === BOTTLENECKED && vc !== this.maxVc) {
      states[vc] = SATISFIED;
      this.bottlenecked--;
    }
    this.allotted[vc] = states[vc] === SATISFIED ? wanted : most;
    const lowers = most < rm.er;
    rm.lower(most);
    if (isLess(this.maxAlloc, wanted)) {
      this.maxVc = vc;
      if (states[vc] === SATISFIED) this.bottleneck(vc);
    }
    if (this.maxVc === vc) this.maxAlloc = wanted;
    const before = held[vc]!;
    held[vc] = states[vc] === SATISFIED ? wanted : equal;
    this.free += before - held[vc];
    return lowers ? 14 : 13;
  }

  backward(rm: RmCell): Line {
    const { vc } = rm;
    const state = this.states[vc]!;
    if (!this.marksBackward || state === UNKNOWN) return 0;
    const equal = this.bandwidth / this.vcs;
    const offered = offerTo(state, equal, this.free, this.bottlenecked, this.held[vc]!);
    const most = offered < equal ? equal : offered;
    const lowers = most < rm.er;
    rm.lower(most);
    return lowers ? 24 : 23;
  }

  stateOf(vc: number): number {
    return this.states[vc]!;
  }

  table(): readonly VcRow[] {
    const rows: VcRow[] = [];
    for (const [vc, state] of this.states.entries()) {
      if (state === UNKNOWN) continue;
      rows.push({
        vc,
        state: ALGORITHM_STATES[state]!,
        variables: [
          { label: 'A', value: this.allotted[vc]!, unit: 'cells/s' },
          { label: "A'", value: this.held[vc]!, unit: 'cells/s' },
        ],
      });
    }
    return rows;
  }

  variables(): readonly Variable[] {
    const { bandwidth, free, vcs, bottlenecked } = this;
    return [
      { label: 'B', value: bandwidth, unit: 'cells/s' },
      { label: 'N', value: vcs, unit: 'VCs' },
      { label: 'Nb', value: bottlenecked, unit: 'VCs' },
      { label: 'Beq', value: vcs > 0 ? bandwidth / vcs : Number.NaN, unit: 'cells/s' },
      { label: 'Bf', value: free, unit: 'cells/s' },
      { label: 'MaxVC', value: this.maxVc === NO_VC ? Number.NaN : this.maxVc, unit: 'VC' },
      { label: 'MaxAlloc', value: this.maxAlloc, unit: 'cells/s' },
    ];
  }

  override measured(interval: IntervalMeasurements): void {
    const { states, silent, patience } = this;
    for (let vc = 0; vc < states.length && patience > 0; vc++) {
      if (interval.seen[vc] === 1 || states[vc] === UNKNOWN) silent[vc] = 0;
      else if (++silent[vc]! === patience) this.forget(vc);
    }
    super.measured(interval);
  }

  explain(rm: RmCell): RateExplanation {
    const { forward, vc } = rm;
    if (!forward && !this.marksBackward)
      return { evaluated: [], reason: remark('passUntouched', { way: 'backward' }) };
    const isNew = this.states[vc] === UNKNOWN;
    if (!forward && isNew) return { evaluated: [], reason: remark('vcNotMetYet') };
    const state: EraaState = {
      bandwidth: this.bandwidth,
      free: this.free,
      vcs: this.vcs + (isNew ? 1 : 0),
      bottlenecked: this.bottlenecked,
      maxAlloc: this.maxAlloc,
      isNew,
      isMax: vc === this.maxVc,
      state: isNew ? SATISFIED : this.states[vc]!,
      held: this.held[vc]!,
    };
    return forward ? explainForward(state, rm) : explainBackward(state, rm);
  }

  private forget(vc: number): void {
    this.vcs--;
    if (this.states[vc] === BOTTLENECKED) this.bottlenecked--;
    this.free += this.held[vc]!;
    this.states[vc] = UNKNOWN;
    this.held[vc] = 0;
    this.silent[vc] = 0;
    if (this.maxVc !== vc) return;
    this.maxVc = NO_VC;
    this.maxAlloc = 0;
  }

  private bottleneck(vc: number): void {
    this.states[vc] = BOTTLENECKED;
    this.bottlenecked++;
  }
}

const parameters: readonly ParameterSpec[] = [
  ...bandwidthParameters,
  fairness,
  {
    kind: 'choice',
    name: 'marking',
    label: 'Marks',
    options: [
      { value: 'forward', label: 'forward RM cells' },
      { value: 'both', label: 'backward RM cells too' },
    ],
    default: 'forward',
  },
  numberParameter({
    name: 'forgetMs',
    label: 'forget',
    unit: 'ms',
    min: 0,
    max: 1000,
    default: 0,
    zero: 'never',
  }),
];

export const eraa: AlgorithmDefinition = {
  id: 'eraa',
  short: 'ERAA',
  name: 'efficient rate allocation',
  citation:
    'Ülkü 1997, section 4.3 and Table 4.4, after Kalampoukas, Varma and Ramakrishnan; indices repaired',
  parameters,
  pseudoCode: pseudoCode(`on forward RM of VC j:
  if j is new:
    N ← N + 1; j is satisfied; A'(j) ← 0
  ρ ← min(ER, CCR); Beq ← B / N
  if j is bottlenecked:
    Amax ← max(Beq, Beq + Bf / Nb)
  else:
    Amax ← max(Beq, Beq + (Bf + A'(j) − Beq) / (Nb + 1))
  if Amax < ρ and j is satisfied:
    j is bottlenecked; Nb ← Nb + 1
  if ρ < Amax and j is bottlenecked and j ≠ MaxVC:
    j is satisfied; Nb ← Nb − 1
  if Amax < ER:
    ER ← Amax
  if MaxAlloc < ρ:
    MaxVC ← j
    if j is satisfied: bottlenecked; Nb ← Nb + 1
  if j = MaxVC: MaxAlloc ← ρ
  old ← A'(j); A'(j) ← ρ if j is satisfied, else Beq
  Bf ← Bf + old − A'(j)
on backward RM of VC j, if it is marked:
  Amax as above
  if Amax < ER:
    ER ← Amax
when VC j has been silent for the time to forget:
  N ← N − 1; Bf ← Bf + A'(j); if j was bottlenecked: Nb ← Nb − 1
${BANDWIDTH_CODE}
  A' ← B / N of every bottlenecked VC; Bf ← B − Σ A'`),
  readingLabel: 'Amax',
  canOversubscribeWithMcr: true,
  create: (vcs) => new Eraa(vcs),
};
