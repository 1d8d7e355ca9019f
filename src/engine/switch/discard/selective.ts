import type { ParameterValues, PolicyCurve } from '../../../contract/index.ts';
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

/** EPD for those only who hold more than their share of the queue. */
class SelectivePacketDrop extends FrameDiscard {
  declare readonly occupancy: Occupancy;
  r = 0;
  z = 0;

  constructor(flows: number) {
    super(flows, 0, 2, new Occupancy(flows));
  }

  protected take(params: ParameterValues): void {
    this.r = params.r as number;
    this.z = params.z as number;
    this.calm.below = Math.min(this.r + 1, this.capacity);
    this.calm.later = this.capacity;
  }

  curve(): PolicyCurve {
    return shareCurve(this, () => this.z, 'share of the queue, times an equal one');
  }

  points(queue: number): readonly FlowPoint[] {
    return sharePoints(this.occupancy, queue, queue);
  }

  protected refuses({ first, queue, flow }: ArrivingCell): boolean {
    return first && queue > this.r && shareOf(this.occupancy, flow, queue) > this.z;
  }

  protected tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule {
    const { r, z, occupancy } = this;
    const begins = beginsAbove(line, cell, r);
    if (!cell.first || cell.queue <= r) {
      return { refused: false, evaluated: [begins], sentence: notAsked(cell, names, r) };
    }
    const share = shareOf(occupancy, cell.flow, cell.queue);
    const refused = share > z;
    return {
      refused,
      evaluated: [begins, compared(line + 1, share, '>', z)],
      sentence: `${holding(occupancy, cell, names, share)}, ${refused ? 'more' : 'not more'} than the Z **${decimal(z)}** allowed above R.`,
    };
  }
}

export const selective: PolicyDefinition = {
  id: 'selective',
  short: 'SPD',
  name: 'selective packet drop',
  citation: 'Goyal, Jain, Kalyanaraman, Fahmy & Kim 1996, as described by Rosolen et al. 1999, section 2.2',
  help: 'Counts the waiting cells of each VC. Above R it refuses new frames of those VCs only that hold more than Z times an equal share of the queue; VCs below that lose nothing.',
  parameters: [
    shareThreshold(0.9),
    shareFactor(0.8, 'How many times an equal share of the queue a VC may hold once the queue is above R.'),
  ],
  pseudoCode: pseudoCode(
    frameCode(
      '',
      `
or BOM and queue > R
  and Y × Na / queue > Z`,
    ),
  ),
  create: (flows) => new SelectivePacketDrop(flows),
};
