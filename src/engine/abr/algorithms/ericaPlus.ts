import type { Cells, ParameterValues, Remarks, Seconds } from '../../../contract/index.ts';
import { type AlgorithmDefinition, pseudoCode, type Variable } from '../algorithm.ts';
import { Erica, ericaCode } from '../parts/erica.ts';
import { LOAD_CODE } from '../parts/measuredLoad.ts';
import { fairness, intervalCells, intervalMs, overloadMargin, plain } from '../parts/rateParameters.ts';

/** ERICA whose target is what it takes to bring the queueing delay to T0. */
class EricaPlus extends Erica {
  private t0: Seconds = 0;
  private a = 1;
  private b = 1;
  private qdlf = 0;
  /** Queueing delay at the end of the last interval, and f of it. */
  private delay: Seconds = 0;
  private fraction = 1;

  protected override take(params: ParameterValues): void {
    super.take(params);
    this.t0 = (params.t0Ms as number) / 1_000;
    this.a = params.a as number;
    this.b = params.b as number;
    this.qdlf = params.qdlf as number;
  }

  /** Two hyperbolas that meet at f(T0) = 1; f(0) = b. */
  private fractionAt(delay: Seconds): number {
    const { t0, a, b, qdlf } = this;
    if (delay <= t0) return (b * t0) / ((b - 1) * delay + t0);
    return a === 1 ? 1 : Math.max(qdlf, (a * t0) / ((a - 1) * delay + t0));
  }

  protected override targetRate(queue: Cells): number {
    const left = Math.max(0, this.capacity - this.higher);
    // Where nothing is left, what waits waits for ever.
    this.delay = queue === 0 ? 0 : queue / left;
    this.fraction = this.fractionAt(this.delay);
    return this.fraction * left;
  }

  protected override get delayRemark(): Remarks['ericaAllows']['delay'] {
    return { ms: this.delay * 1_000, target: this.target, f: this.fraction };
  }

  override variables(): readonly Variable[] {
    return [
      ...super.variables(),
      { label: 'Tq', value: this.lastIntervalValue(this.delay * 1_000), unit: 'ms' },
      { label: 'f', value: this.lastIntervalValue(this.fraction), unit: '' },
    ];
  }
}

/** How it comes to its target. */
const TARGET_CODE = `  Tq ← Q / (C − rate of higher classes)
  if Tq ≤ T0:
    f ← b × T0 / ((b − 1) × Tq + T0)
  else:
    f ← max(QDLF, a × T0 / ((a − 1) × Tq + T0))
  Ctar ← f × (C − rate of higher classes)
  z ← ABR rate / Ctar`;

const steepness = (name: string, standard: number) =>
  plain({ name, label: name, min: 1, max: 2, default: standard });

export const ericaPlus: AlgorithmDefinition = {
  id: 'erica-plus',
  short: 'ERICA+',
  name: 'ERICA with a target queueing delay',
  citation: 'Jain et al. 1995 (AF-TM 95-1145) and Kalyanaraman 1997, chapter 6; Ülkü 1997, section 2.1.2',
  parameters: [
    plain({
      name: 't0Ms',
      label: 'T0',
      unit: 'ms',
      min: 0.01,
      max: 100,
      default: 0.1,
      scale: 'log',
    }),
    steepness('a', 1.15),
    steepness('b', 1.05),
    plain({
      name: 'qdlf',
      label: 'QDLF',
      min: 0.1,
      max: 1,
      default: 0.5,
    }),
    intervalMs(1),
    intervalCells,
    overloadMargin,
    fairness,
  ],
  pseudoCode: pseudoCode(ericaCode.replace(LOAD_CODE, TARGET_CODE)),
  readingLabel: 'fair share',
  overfillsByMcr: true,
  create: (vcs) => new EricaPlus(vcs),
};
