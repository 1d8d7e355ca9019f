import {
  ALGORITHM_STATES,
  type EvaluatedLine,
  type ParameterValues,
  type Picoseconds,
  type Remark,
  remark,
} from '../../../contract/index.ts';
import { action, test } from '../../formatNumbers.ts';
import type { StateIo } from '../../sim/state.ts';
import {
  type AlgorithmDefinition,
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
import { fairness } from '../parts/rateParameters.ts';
import { comparedRates, lowering, rate } from '../parts/rateText.ts';
import type { RmCell } from '../rmCell.ts';

class Cceri extends SharedBandwidth implements RateAlgorithm {
  /** By VC: rate in its last RM cell, cells/s; below 0 before the first one. */
  private readonly recorded: Float64Array;
  /** 1 for VCs that other links limit to the advertised rate or less. */
  private readonly marked: Uint8Array;
  private vcs = 0;
  /** Advertised rate μ, cells/s. */
  private advertised = 0;

  constructor(vcs: number) {
    super();
    this.recorded = new Float64Array(vcs).fill(-1);
    this.marked = new Uint8Array(vcs);
  }

  override state(io: StateIo): void {
    super.state(io);
    for (const values of [this.recorded, this.marked]) io.array(values);
    this.vcs = io.number(this.vcs);
    this.advertised = io.number(this.advertised);
  }

  protected readParameters(_params: ParameterValues, most: Picoseconds): Picoseconds {
    return most < Number.POSITIVE_INFINITY ? most : 0;
  }

  protected override onBandwidthChange(): void {
    if (this.vcs === 0) this.advertised = this.bandwidth;
    else this.recomputeRate();
  }

  get advertisedRate(): number {
    return this.vcs === 0 ? Number.NaN : this.advertised;
  }

  forward(rm: RmCell): Line {
    const { vc } = rm;
    if (this.recorded[vc]! < 0) this.vcs++;
    this.recorded[vc] = rm.er < rm.ccr ? rm.er : rm.ccr;
    this.recomputeRate();
    const lowers = this.advertised < rm.er;
    rm.lower(this.advertised);
    return lowers ? 10 : 9;
  }

  stateOf(vc: number): number {
    if (this.recorded[vc]! < 0) return UNKNOWN;
    return this.isElsewhere(vc) ? SATISFIED : BOTTLENECKED;
  }

  table(): readonly VcRow[] {
    const rows: VcRow[] = [];
    for (const [vc, recorded] of this.recorded.entries()) {
      if (recorded < 0) continue;
      rows.push({
        vc,
        state: ALGORITHM_STATES[this.stateOf(vc)]!,
        variables: [{ label: 'r', value: recorded, unit: 'cells/s' }],
      });
    }
    return rows;
  }

  variables(): readonly Variable[] {
    return [
      { label: 'B', value: this.bandwidth, unit: 'cells/s' },
      { label: 'n', value: this.vcs, unit: 'VCs' },
      { label: 'n marked', value: this.countMarked(), unit: 'VCs' },
      { label: 'μ', value: this.advertisedRate, unit: 'cells/s' },
    ];
  }

  explain(rm: RmCell): RateExplanation {
    if (!rm.forward) return { evaluated: [], reason: remark('passUntouched', { way: 'backward' }) };
    const after = new Cceri(this.recorded.length);
    after.copy(this);
    const isNew = this.recorded[rm.vc]! < 0;
    if (isNew) after.vcs++;
    after.recorded[rm.vc] = Math.min(rm.er, rm.ccr);
    const first = after.first();
    const marked = after.countMarked();
    const evaluated: EvaluatedLine[] = [test(2, 'its first RM cell', isNew)];
    if (isNew) evaluated.push(action(3, `n = ${after.vcs}`));
    evaluated.push(
      action(4, `r = ${rate(after.recorded[rm.vc]!)}`),
      action(5, `${marked} of ${after.vcs}`),
      action(6, `μ = ${rate(first)}`),
    );
    after.second(first);
    const unmarked = marked - after.countMarked();
    evaluated.push(test(7, `${unmarked} marked above ${rate(first)}`, unmarked > 0));
    if (unmarked > 0) evaluated.push(action(8, `μ = ${rate(after.advertised)}`));
    const { advertised } = after;
    evaluated.push(comparedRates(9, advertised, '<', rm.er));
    if (advertised >= rm.er)
      return {
        evaluated,
        reason: remark('erIsWithin', { er: rm.er, most: advertised, name: 'advertised' }),
      };
    evaluated.push(lowering(10, rm, advertised));
    return { evaluated, reason: after.reason() };
  }

  /** Whether another link limits a VC: it is marked, and below the advertised rate; at that rate it might use more. */
  private isElsewhere(vc: number): boolean {
    return this.marked[vc] === 1 && isLess(this.recorded[vc]!, this.advertised);
  }

  /** Explains the advertised rate. */
  private reason(): Remark {
    const rates = this.recorded.filter((_, vc) => this.isElsewhere(vc));
    return remark('advertisedRate', {
      advertised: this.advertised,
      bandwidth: this.bandwidth,
      vcs: this.vcs,
      held: rates.length,
      taken: rates.reduce((all, rate) => all + rate, 0),
    });
  }

  private recomputeRate(): void {
    this.second(this.first());
  }

  /** Marks VCs by the old advertised rate, and returns the resulting rate, cells/s. */
  private first(): number {
    const { recorded, marked, advertised } = this;
    for (let vc = 0; vc < recorded.length; vc++)
      marked[vc] = recorded[vc]! >= 0 && recorded[vc]! <= advertised ? 1 : 0;
    return this.shared();
  }

  /** Removes the marks that are not valid at the new rate; once is enough (Charny, Clark and Jain 1995). */
  private second(rate: number): void {
    const { recorded, marked } = this;
    let taken = 0;
    for (let vc = 0; vc < recorded.length; vc++) {
      if (marked[vc] === 0 || recorded[vc]! <= rate) continue;
      marked[vc] = 0;
      taken++;
    }
    this.advertised = taken > 0 ? this.shared() : rate;
  }

  /** Equal share, among the other VCs, of the bandwidth that marked VCs leave; if all are marked, plus the largest of their rates. */
  private shared(): number {
    let sum = 0;
    let largest = 0;
    let open = this.vcs;
    for (let vc = 0; vc < this.recorded.length; vc++) {
      if (this.marked[vc] === 0) continue;
      open--;
      sum += this.recorded[vc]!;
      if (this.recorded[vc]! > largest) largest = this.recorded[vc]!;
    }
    return open === 0 ? this.bandwidth - sum + largest : (this.bandwidth - sum) / open;
  }

  private countMarked(): number {
    return this.marked.reduce((sum, mark) => sum + mark, 0);
  }

  private copy(other: Cceri): void {
    this.recorded.set(other.recorded);
    this.bandwidth = other.bandwidth;
    this.vcs = other.vcs;
    this.advertised = other.advertised;
  }
}

export const cceri: AlgorithmDefinition = {
  id: 'cceri',
  short: 'CCERI',
  name: 'congestion control with explicit rate indication',
  citation: 'Charny, Clark & Jain 1995; Ülkü 1997, section 2.1.2; the stamped rate is min(ER, CCR)',
  parameters: [...bandwidthParameters, fairness],
  pseudoCode: pseudoCode(`on forward RM of VC j:
  if j is new:
    n ← n + 1
  r(j) ← min(ER, CCR)
  mark every VC with r ≤ μ
  μ ← (B − Σ marked r) / (n − marked)
  if a marked VC has r > μ:
    unmark these; μ as in line 6
  if μ < ER:
    ER ← μ
if all are marked, line 6 is:
  μ ← B − Σ r + the largest r
${BANDWIDTH_CODE}
  lines 5 to 8`),
  readingLabel: 'advertised rate',
  canOversubscribeWithMcr: true,
  create: (vcs) => new Cceri(vcs),
};
