import type { EvaluatedLine, ParameterValues, PolicyCurve } from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import { AVERAGE_CODE, AveragingDiscard } from '../averagingDiscard.ts';
import { cellRedCurve } from '../curves.ts';
import { frameCode, type ToldRule } from '../frameDiscard.ts';
import { ramp } from '../probability.ts';
import {
  aboveMax,
  averagesInOrder,
  averageThresholds,
  averageWeight,
  CELLS_MULTIPLY,
  cellProbabilities,
  maxCOf,
} from '../redParameters.ts';
import { action, compared, percent, test } from '../telling.ts';
import {
  type ArrivingCell,
  type FlowPoint,
  type Names,
  type PolicyDefinition,
  pseudoCode,
} from './policy.ts';

/** RED for single cells: the average is of frames, the draw of cells, and what follows a loss is PPD. */
class CellBasedRed extends AveragingDiscard {
  maxC = 0;
  byPacket = true;

  constructor(flows: number, random: RandomStream) {
    super(flows, random, 2);
  }

  protected override take(params: ParameterValues): void {
    super.take(params);
    this.maxC = maxCOf(params);
    this.byPacket = params.given !== 'cell';
  }

  private probability(average: number): number {
    return ramp(average, this.minTh, this.maxTh, this.maxC, this.certainAt);
  }

  curve(): PolicyCurve {
    return cellRedCurve(this, this.maxC, this.packetCells, this.byPacket);
  }

  points(): readonly FlowPoint[] {
    return [{ x: this.average, y: this.probability(this.average), flow: null }];
  }

  /** While there is a probability, every cell draws. */
  protected override laterQueue(): number {
    return this.average < this.minTh ? this.capacity : 0;
  }

  protected refuses(): boolean {
    const pc = this.probability(this.average);
    return pc > 0 && this.random.uniform() < pc;
  }

  protected override tellBefore(cell: ArrivingCell): readonly EvaluatedLine[] {
    return [...super.tellBefore(cell), action(4, percent(this.probability(this.averageAfter(cell))))];
  }

  protected tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule {
    const average = this.averageAfter(cell);
    const pc = this.probability(average);
    if (pc === 0) {
      const evaluated = [test(line, 'pc is 0', false)];
      return { refused: false, evaluated, sentence: `${this.tellAverage(average)}: no cell is refused.` };
    }
    const draw = this.random.peek();
    const refused = draw < pc;
    const rest = cell.last
      ? 'It was the last of its frame: the next frame is glued to it and goes the same way.'
      : `The rest of the frame of ${names.flow(cell.flow)} follows, but for its last cell; the slots of the earlier cells are wasted.`;
    const chance = `any cell is refused with **${percent(pc)}** and ${percent(draw)} was drawn`;
    return {
      refused,
      evaluated: [compared(line, draw, '<', pc)],
      sentence: `${this.tellAverage(average)}: ${chance}.${refused && !cell.first ? ` ${rest}` : ''}`,
    };
  }
}

export const cellRed: PolicyDefinition = {
  id: 'cell-red',
  short: 'cell RED',
  name: 'cell-based random early detection',
  citation: 'Elloumi & Afifi 1997, as described by Rosolen et al. 1999, section 2.3.1',
  help: 'Every cell may be refused by chance while the average of the queue is high; the rest of its frame follows, but for the last cell. The head of the frame has been let in: its slots are wasted, which ATM-RED avoids.',
  parameters: [
    ...averageThresholds,
    aboveMax('step', CELLS_MULTIPLY),
    averageWeight(0.002, 'every frame'),
    ...cellProbabilities(
      ' While the queue is empty, the average falls as if such a packet had met it each time one could have left.',
    ),
  ],
  ordered: averagesInOrder,
  pseudoCode: pseudoCode(
    frameCode(
      `${AVERAGE_CODE}
pc ← 0 below minTh, maxC × (avg − minTh) / (maxTh − minTh) to maxTh
  above it 1, or on from maxC to 1 at 2 × maxTh (gentle), at the buffer`,
      'or random < pc',
    ),
  ),
  create: (flows, random) => new CellBasedRed(flows, random),
};
