import { type EvaluatedLine, remark } from '../../../contract/index.ts';
import type { Line, PortView, RateExplanation } from '../algorithm.ts';
import type { RmCell } from '../rmCell.ts';
import { comparedRates } from './rateTelling.ts';
import { type SlightExplanation, TwoThresholds } from './twoThresholds.ts';

/** Two thresholds, and between them only VCs above what the port takes for a fair share are pressed. */
export abstract class FairShare extends TwoThresholds {
  /** A VC with a CCR above this is pressed, cells/s; NaN while nothing is known. */
  protected abstract get fair(): number;
  protected abstract readonly fairIs: SlightExplanation['fairIs'];
  /** What pressing does. */
  protected abstract press(rm: RmCell): void;
  /** `min(353,208, 61,800) = 61,800`, as a line carried out. */
  protected abstract explainPress(line: Line, rm: RmCell): EvaluatedLine;

  override backward(rm: RmCell, port: PortView): Line {
    return Number.isNaN(this.reading) ? 0 : super.backward(rm, port);
  }

  override explain(rm: RmCell, port: PortView): RateExplanation {
    if (rm.forward || !Number.isNaN(this.reading)) return super.explain(rm, port);
    return { evaluated: [], reason: remark('noRateToldYet') };
  }

  protected onCongested(rm: RmCell): Line {
    if (!(rm.ccr > this.fair)) return this.first + 3;
    this.press(rm);
    return this.first + 4;
  }

  protected explainSlight(rm: RmCell): SlightExplanation {
    const { fair, fairIs } = this;
    const asked = comparedRates(this.first + 3, rm.ccr, '>', fair);
    const isAbove = rm.ccr > fair;
    return { evaluated: isAbove ? [asked, this.explainPress(this.first + 4, rm)] : [asked], fair, fairIs };
  }
}
