import { type Cells, type ParameterValues, remark } from '../../../contract/index.ts';
import { action, compared } from '../../switch/telling.ts';
import {
  type AlgorithmDefinition,
  type Line,
  type PortView,
  pseudoCode,
  type RateExplanation,
  type Variable,
} from '../algorithm.ts';
import { LOAD_CODE, MeasuredLoad } from '../parts/measuredLoad.ts';
import { intervalMs, plain, utilisation } from '../parts/rateParameters.ts';
import { lowering } from '../parts/rateTelling.ts';
import { rateThreshold } from '../parts/thresholds.ts';
import type { RmCell } from '../rmCell.ts';

const LOWER = 2;
const FULL = 3;
const MARK = 4;

/** TCR of TM 4.0, cells/s: ERS falls no further, because it grows by factors. */
const SLOWEST = 10;

class Capc extends MeasuredLoad {
  private ers = 0;
  private rup = 0;
  private rdn = 0;
  private eru = 0;
  private erf = 0;
  private cqt: Cells = 0;

  get reading(): number {
    return this.ers;
  }

  protected take({ utilisation, rup, rdn, eru, erf, cqt }: ParameterValues): void {
    this.utilisation = utilisation as number;
    this.rup = rup as number;
    this.rdn = rdn as number;
    this.eru = eru as number;
    this.erf = erf as number;
    this.cqt = cqt as number;
    if (this.ers === 0) this.ers = this.most;
  }

  private get most(): number {
    return this.utilisation * this.capacity;
  }

  private get step(): number {
    const { z } = this;
    if (z <= 1) return Math.min(this.eru, 1 + (1 - z) * this.rup);
    return Math.max(this.erf, 1 - (z - 1) * this.rdn);
  }

  protected conclude(): void {
    this.ers = Math.max(SLOWEST, Math.min(this.most, this.ers * this.step));
  }

  backward(rm: RmCell, { queue }: PortView): Line {
    rm.lower(this.ers);
    if (queue <= this.cqt) return LOWER;
    rm.congested();
    return MARK;
  }

  explain(rm: RmCell, { queue }: PortView): RateExplanation {
    if (rm.forward) return { evaluated: [], reason: remark('passUntouched', { way: 'forward' }) };
    const full = queue > this.cqt;
    return {
      evaluated: [
        lowering(LOWER, rm, this.ers),
        compared(FULL, queue, '>', this.cqt),
        ...(full ? [action(MARK)] : []),
      ],
      reason: remark('oneRateForAll', {
        ers: this.ers,
        z: this.hasMeasured ? this.z : null,
        above: full ? { queue, cqt: this.cqt } : null,
      }),
    };
  }

  override variables(): readonly Variable[] {
    return [...super.variables(), { label: 'ERS', value: this.ers, unit: 'cells/s' }];
  }
}

export const capc: AlgorithmDefinition = {
  id: 'capc',
  short: 'CAPC',
  name: 'congestion avoidance using proportional control',
  citation: 'Barnhart 1994 (AF-TM 94-0983); Ülkü 1997, section 2.1.2',
  parameters: [
    utilisation(0.95),
    plain({
      name: 'rup',
      label: 'Rup',
      min: 0.001,
      max: 1,
      default: 0.1,
      scale: 'log',
    }),
    plain({
      name: 'rdn',
      label: 'Rdn',
      min: 0.001,
      max: 2,
      default: 0.8,
      scale: 'log',
    }),
    plain({
      name: 'eru',
      label: 'ERU',
      min: 1,
      max: 4,
      default: 1.5,
    }),
    plain({
      name: 'erf',
      label: 'ERF',
      min: 0.1,
      max: 1,
      default: 0.5,
    }),
    rateThreshold('cqt', 'CQT', 100),
    intervalMs(1),
  ],
  pseudoCode: pseudoCode(`on backward RM:
  ER ← min(ER, max(MCR, ERS))
  if Q > CQT:
    CI ← 1
at the end of an interval:
${LOAD_CODE}
  if z ≤ 1:
    ERS ← ERS × min(ERU, 1 + (1 − z) × Rup)
  else:
    ERS ← ERS × max(ERF, 1 − (z − 1) × Rdn)
  TCR ≤ ERS ≤ U × C`),
  readingLabel: 'ERS',
  create: () => new Capc(),
};
