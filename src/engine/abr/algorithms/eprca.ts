import type { Cells, ChoiceParameter, EvaluatedLine, ParameterValues } from '../../../contract/index.ts';
import { action, test } from '../../switch/telling.ts';
import { averaged, averageWeight, downPressure, rateFactor, toldAverage } from '../average.ts';
import { FairShare } from '../fairShare.ts';
import { lowering, rate, ratesApart } from '../rateTelling.ts';
import type { RmCell } from '../rmCell.ts';
import { thresholds } from '../thresholds.ts';
import { memory, type ToldPart, VERY_CONGESTED } from '../twoThresholds.ts';
import {
  type AlgorithmDefinition,
  type Line,
  type PortView,
  pseudoCode,
  type ToldRate,
  type Variable,
} from './algorithm.ts';

/** Intelligent marking that hands out a rate instead of a bit: parts of the running mean MACR. */
class Eprca extends FairShare {
  protected readonly fairLabel = 'MACR × DPF';
  private macr = Number.NaN;
  private alpha = 0;
  private dpf = 0;
  private erf = 0;
  private mrf = 0;
  private vcs = 0;
  private conditional = false;

  constructor() {
    super(5);
  }

  override configure(params: ParameterValues): void {
    super.configure(params);
    this.alpha = params.alpha as number;
    this.dpf = params.dpf as number;
    this.erf = params.erf as number;
    this.mrf = params.mrf as number;
    this.vcs = params.vcs as number;
    this.conditional = params.update === 'conditional';
  }

  get reading(): number {
    return this.macr;
  }

  protected get fair(): number {
    return this.macr * this.dpf;
  }

  /** Whether this forward RM cell counts in MACR. */
  private counts(ccr: number, queue: Cells): boolean {
    if (!this.conditional || Number.isNaN(this.macr)) return true;
    return this.slightly(queue) ? ccr < this.macr : ccr > this.macr * this.vcs;
  }

  forward({ ccr }: RmCell, { queue }: PortView): Line {
    if (!this.counts(ccr, queue)) return 2;
    this.macr = averaged(this.macr, ccr, this.alpha);
    return 3;
  }

  protected severe(rm: RmCell): void {
    rm.lower(this.macr * this.mrf);
  }

  protected press(rm: RmCell): void {
    rm.lower(this.macr * this.erf);
  }

  variables(): readonly Variable[] {
    const { macr, fair, erf, mrf } = this;
    return [
      { label: 'MACR', value: macr, unit: 'cells/s' },
      { label: 'MACR × DPF', value: fair, unit: 'cells/s' },
      { label: 'MACR × ERF', value: macr * erf, unit: 'cells/s' },
      { label: 'MACR × MRF', value: macr * mrf, unit: 'cells/s' },
    ];
  }

  protected tellSevere(rm: RmCell): ToldPart {
    const most = this.macr * this.mrf;
    const line = lowering(this.first + 1, rm, most);
    return { evaluated: [line], reason: ` and MACR × MRF is **${rate(most)}**` };
  }

  protected tellPress(line: Line, rm: RmCell): EvaluatedLine {
    return lowering(line, rm, this.macr * this.erf);
  }

  protected tellForward({ ccr }: RmCell, queue: Cells): ToldRate {
    const counts = this.counts(ccr, queue);
    const asked = test(2, this.whyCounts(ccr, queue), counts);
    if (!counts) return { evaluated: [asked], reason: this.whyNot(ccr, queue) };
    const after = averaged(this.macr, ccr, this.alpha);
    return {
      evaluated: [asked, action(3, `MACR ← ${rate(after)}`)],
      reason: toldAverage('MACR', this.macr, after),
    };
  }

  private whyCounts(ccr: number, queue: Cells): string {
    if (Number.isNaN(this.macr)) return 'the first CCR';
    if (!this.conditional) return 'every CCR counts';
    return this.slightly(queue)
      ? `congested and ${ratesApart(ccr, this.macr).join(' < ')}`
      : `not congested and ${ratesApart(ccr, this.macr * this.vcs).join(' > ')}`;
  }

  private whyNot(ccr: number, queue: Cells): string {
    const congested = this.slightly(queue);
    const [told, bound] = ratesApart(ccr, congested ? this.macr : this.macr * this.vcs);
    return congested
      ? `the port is congested and CCR **${told}** is not below MACR **${bound}**, which stays`
      : `the port is not congested and CCR **${told}** is not above MACR × VCS **${bound}**: MACR stays **${rate(this.macr)}**`;
  }
}

const update: ChoiceParameter = {
  kind: 'choice',
  name: 'update',
  label: 'MACR from',
  options: [
    { value: 'every', label: 'every forward RM cell (Ülkü)' },
    { value: 'conditional', label: 'those that point where it should go (Roberts)' },
  ],
  default: 'every',
  help: 'Roberts: while the queue is at LT or above only rates below MACR count, otherwise only rates above MACR × VCS.',
};

export const eprca: AlgorithmDefinition = {
  id: 'eprca',
  short: 'EPRCA',
  name: 'enhanced proportional rate control algorithm',
  citation: 'Ülkü 1997, section 4.2 and Table 4.3; Roberts 1994, ATM Forum 94-0735R1',
  help: 'Keeps MACR, a running mean of the rates in forward RM cells, and hands out parts of it: above HT every VC gets at most MACR × MRF, between LT and HT those above MACR × DPF get MACR × ERF. MACR begins with the first CCR it sees. Max-min fair in the mean and in a LAN; rates swing.',
  parameters: [
    ...thresholds,
    averageWeight,
    downPressure,
    rateFactor('erf', 'ERF', 0.875, 'Part of MACR for VCs above their fair share. Roberts: 15/16.'),
    rateFactor(
      'mrf',
      'MRF',
      0.75,
      'Part of MACR for everybody while very congested. The thesis takes 0.75 in LANs and 0.25 in WANs, as Roberts does; its own WAN results fit 0.75 with hysteresis better.',
    ),
    update,
    rateFactor(
      'vcs',
      'VCS',
      0.875,
      'VC separator of the conditional update: without congestion, rates below this part of MACR do not count.',
    ),
    memory,
  ],
  ordered: [['lt', 'ht']],
  pseudoCode: pseudoCode(`on forward RM:
  if every CCR counts, or CCR < MACR while Q ≥ LT, or CCR > MACR × VCS while Q < LT:
    MACR ← (1 − α) × MACR + α × CCR
on backward RM:
  ${VERY_CONGESTED}
    ER ← min(ER, MACR × MRF)
  else if Q ≥ LT:
    if CCR > MACR × DPF:
      ER ← min(ER, MACR × ERF)`),
  readingLabel: 'MACR',
  overfillsByMcr: true,
  create: () => new Eprca(),
};
