import type { EvaluatedLine } from '../../contract/index.ts';
import type { Line, PortView, ToldRate } from './algorithms/algorithm.ts';
import { comparedRates, ratesApart } from './rateTelling.ts';
import type { RmCell } from './rmCell.ts';
import { type ToldPart, TwoThresholds } from './twoThresholds.ts';

/** Two thresholds, and between them only VCs above what the port takes for a fair share are pressed. */
export abstract class FairShare extends TwoThresholds {
  /** A VC with a CCR above this is pressed, cells/s; NaN while nothing is known. */
  protected abstract get fair(): number;
  /** How that is called: `MACR × DPF`. */
  protected abstract readonly fairLabel: string;
  /** What pressing does. */
  protected abstract press(rm: RmCell): void;
  /** `min(353,208, 61,800) = 61,800`, as a line carried out. */
  protected abstract tellPress(line: Line, rm: RmCell): EvaluatedLine;

  override backward(rm: RmCell, port: PortView): Line {
    return Number.isNaN(this.reading) ? 0 : super.backward(rm, port);
  }

  override explain(rm: RmCell, port: PortView): ToldRate {
    if (rm.forward || !Number.isNaN(this.reading)) return super.explain(rm, port);
    return { evaluated: [], reason: 'no forward RM cell has told the port a rate yet' };
  }

  protected slight(rm: RmCell): Line {
    if (!(rm.ccr > this.fair)) return this.first + 3;
    this.press(rm);
    return this.first + 4;
  }

  protected tellSlight(rm: RmCell): ToldPart {
    const above = rm.ccr > this.fair;
    const [ccr, fair] = ratesApart(rm.ccr, this.fair);
    const asked = comparedRates(this.first + 3, rm.ccr, '>', this.fair);
    return {
      evaluated: above ? [asked, this.tellPress(this.first + 4, rm)] : [asked],
      reason: `${above ? ' and' : ', but'} CCR **${ccr}** is ${above ? '' : 'not '}above ${this.fairLabel} **${fair}**`,
    };
  }
}
