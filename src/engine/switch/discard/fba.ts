import type { Gauge, ParameterValues, PolicyCurve } from '../../../contract/index.ts';
import {
  beginsAbove,
  holding,
  notAsked,
  shareFactor,
  shareOf,
  sharePoints,
  shareThreshold,
} from '../bufferShare.ts';
import { shareCurve } from '../curves.ts';
import { FrameDiscard, frameCode, type ToldRule } from '../frameDiscard.ts';
import { Occupancy } from '../occupancy.ts';
import { compared, decimal } from '../telling.ts';
import {
  type ArrivingCell,
  type FlowPoint,
  type Names,
  type PolicyDefinition,
  pseudoCode,
} from './policy.ts';

/** The share that is allowed falls from no limit at R to Z at a full buffer. */
class FairBufferAllocation extends FrameDiscard {
  declare readonly occupancy: Occupancy;
  r = 0;
  z = 0;
  byBuffer = false;

  constructor(flows: number) {
    super(flows, 0, 3, new Occupancy(flows));
  }

  protected take(params: ParameterValues): void {
    this.r = params.r as number;
    this.z = params.z as number;
    this.byBuffer = params.norm === 'buffer';
    this.calm.below = Math.min(this.r + 1, this.capacity);
    this.calm.later = this.capacity;
  }

  private share({ flow, queue }: ArrivingCell): number {
    return shareOf(this.occupancy, flow, this.byBuffer ? this.capacity : queue);
  }

  /** The rejection function; for queues above R. */
  private limit(queue: number): number {
    return (this.z * (this.capacity - this.r)) / (queue - this.r);
  }

  curve(): PolicyCurve {
    const whole = this.byBuffer ? 'buffer' : 'queue';
    return shareCurve(this, (queue) => this.limit(queue), `share of the ${whole}, times an equal one`);
  }

  points(queue: number): readonly FlowPoint[] {
    return sharePoints(this.occupancy, this.byBuffer ? this.capacity : queue, queue);
  }

  gauges(queue: number): readonly Gauge[] {
    if (queue <= this.r) return [];
    return [{ name: 'limit', label: 'most a VC may hold', unit: '', value: this.limit(queue) }];
  }

  protected refuses(cell: ArrivingCell): boolean {
    return cell.first && cell.queue > this.r && this.share(cell) > this.limit(cell.queue);
  }

  protected tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule {
    const { r, occupancy } = this;
    const begins = beginsAbove(line, cell, r);
    if (!cell.first || cell.queue <= r) {
      return { refused: false, evaluated: [begins], sentence: notAsked(cell, names, r) };
    }
    const share = this.share(cell);
    const limit = this.limit(cell.queue);
    const refused = share > limit;
    const of = this.byBuffer ? ' of the whole buffer' : '';
    return {
      refused,
      evaluated: [begins, compared(line + 1, share, '>', limit)],
      sentence: `${holding(occupancy, cell, names, share)}${of}, ${refused ? 'more' : 'not more'} than the **${decimal(limit)}** allowed at this queue.`,
    };
  }
}

export const fba: PolicyDefinition = {
  id: 'fba',
  short: 'FBA',
  name: 'fair buffer allocation',
  citation: 'Heinanen & Kilkki 1998; Rosolen et al. 1999, section 2.2 and figure 1',
  help: 'Counts the waiting cells of each VC. Just above R a VC may hold many times its equal share; the fuller the buffer, the less, down to Z times when it is full. A greedy VC is stopped early and gently, the others hardly ever.',
  parameters: [
    shareThreshold(0.875),
    shareFactor(
      0.9,
      'How many times an equal share a VC may hold when the buffer is full; smaller is stricter everywhere.',
    ),
    {
      kind: 'choice',
      name: 'norm',
      label: 'equal share',
      options: [
        { value: 'queue', label: 'of the queue, as published' },
        { value: 'buffer', label: 'of the buffer, as in Rosolen et al.' },
      ],
      default: 'queue',
      help: 'What is divided by the number of VCs that hold cells: the cells waiting now, or all places. With the buffer the same VC counts for less until the buffer is full.',
    },
  ],
  pseudoCode: pseudoCode(
    frameCode(
      '',
      `
or BOM and queue > R
  and Y × Na / norm >
    Z × (buffer − R) / (queue − R)`,
    ),
  ),
  create: (flows) => new FairBufferAllocation(flows),
};
