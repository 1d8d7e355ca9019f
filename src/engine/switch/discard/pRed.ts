import type { EvaluatedLine, ParameterValues, PolicyCurve } from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import { AVERAGE_CODE, AveragingDiscard } from '../averagingDiscard.ts';
import { holding, shareOf, sharePoints } from '../bufferShare.ts';
import { packetRedCurve } from '../curves.ts';
import { frameCode, type ToldRule } from '../frameDiscard.ts';
import { Occupancy } from '../occupancy.ts';
import { ramp } from '../probability.ts';
import {
  aboveMax,
  averagesInOrder,
  averageThresholds,
  averageWeight,
  idlePacket,
  packetProbability,
} from '../redParameters.ts';
import { action, compared, percent, test } from '../telling.ts';
import {
  type ArrivingCell,
  type FlowPoint,
  type Names,
  type PolicyDefinition,
  pseudoCode,
} from './policy.ts';

/** RED by frames whose probability grows with what the VC holds. How it grows is our guess: see the citation. */
class ProportionalRed extends AveragingDiscard {
  declare readonly occupancy: Occupancy;
  maxP = 0;

  constructor(flows: number, random: RandomStream) {
    super(flows, random, 2, new Occupancy(flows));
  }

  protected override take(params: ParameterValues): void {
    super.take(params);
    this.maxP = params.maxP as number;
  }

  private common(average: number): number {
    return ramp(average, this.minTh, this.maxTh, this.maxP, this.certainAt);
  }

  private probability({ flow, queue }: ArrivingCell, average: number): number {
    return Math.min(1, this.common(average) * shareOf(this.occupancy, flow, queue));
  }

  curve(): PolicyCurve {
    return packetRedCurve(this, this.maxP);
  }

  /** The port with an equal share, and each VC with its own. */
  points(queue: number): readonly FlowPoint[] {
    const common = this.common(this.average);
    const flows = sharePoints(this.occupancy, queue, this.average, (share) => Math.min(1, common * share));
    return [{ x: this.average, y: common, flow: null }, ...flows];
  }

  protected refuses(cell: ArrivingCell): boolean {
    if (!cell.first) return false;
    const p = this.probability(cell, this.average);
    return p > 0 && this.random.uniform() < p;
  }

  protected override tellBefore(cell: ArrivingCell): readonly EvaluatedLine[] {
    return [...super.tellBefore(cell), action(4, percent(this.common(this.averageAfter(cell))))];
  }

  protected tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule {
    const average = this.averageAfter(cell);
    const p = cell.first ? this.probability(cell, average) : 0;
    if (p === 0) {
      const vc = names.flow(cell.flow);
      const [what, why] = !cell.first
        ? ['first cell', `the frame of ${vc} has already begun.`]
        : this.common(average) === 0
          ? ['pb is 0', 'no frame is refused.']
          : ['Y is 0', `but ${vc} has no cell in the queue, so its frame is let in.`];
      const evaluated = [test(line, what, false)];
      return { refused: false, evaluated, sentence: `${this.tellAverage(average)}: ${why}` };
    }
    const draw = this.random.peek();
    const share = shareOf(this.occupancy, cell.flow, cell.queue);
    const held = holding(this.occupancy, cell, names, share);
    return {
      refused: draw < p,
      evaluated: [compared(line, draw, '<', p)],
      sentence: `${this.tellAverage(average)}. ${held}, so its frame is refused with **${percent(p)}**; ${percent(draw)} was drawn.`,
    };
  }
}

export const pRed: PolicyDefinition = {
  id: 'p-red',
  short: 'P-RED',
  name: 'proportional random early detection',
  citation:
    'Elloumi & Afifi 1997, as described by Rosolen et al. 1999, section 2.3.1, in words only: the product of pb and the share is our reading, with low confidence',
  help: 'Between RED and FBA: the average of the queue says whether frames are refused by chance, and the share of the buffer that a VC holds says how likely it is its turn. The formula is inferred: its figures are a sketch.',
  parameters: [
    ...averageThresholds,
    aboveMax('step', 'Elloumi & Afifi came before it.'),
    averageWeight(0.002, 'every frame'),
    packetProbability,
    idlePacket,
  ],
  ordered: averagesInOrder,
  pseudoCode: pseudoCode(
    frameCode(
      `${AVERAGE_CODE}
pb ← 0 below minTh, maxP × (avg − minTh) / (maxTh − minTh) to maxTh
  above it 1, or on from maxP to 1 at 2 × maxTh (gentle), at the buffer`,
      'or BOM and random < pb × Y × Na / queue',
    ),
  ),
  create: (flows, random) => new ProportionalRed(flows, random),
};
