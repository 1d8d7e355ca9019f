import type { EvaluatedLine, ParameterValues } from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import { AVERAGE_CODE, AveragingDiscard } from '../averagingDiscard.ts';
import { frameCode, type ToldRule } from '../frameDiscard.ts';
import { ramp } from '../probability.ts';
import {
  averagesInOrder,
  averageThresholds,
  averageWeight,
  idlePacket,
  packetProbability,
} from '../redParameters.ts';
import { action, compared, decimal, percent, test } from '../telling.ts';
import { type ArrivingCell, type Names, type PolicyDefinition, pseudoCode } from './policy.ts';

/** RED of packets, carried over to frames of cells: a frame is judged when its first cell arrives. */
class RandomEarlyDetection extends AveragingDiscard {
  maxP = 0;
  /** Frames since the last refused one while the average was between the thresholds; -1 when it was below. */
  count = -1;

  constructor(flows: number, random: RandomStream) {
    super(flows, random, 5);
  }

  protected override take(params: ParameterValues): void {
    super.take(params);
    this.maxP = params.maxP as number;
  }

  private countAfter(average: number): number {
    if (average < this.minTh) return -1;
    return average >= this.maxTh ? this.count : this.count + 1;
  }

  /** pa; the count spreads refusals evenly instead of leaving them to luck. */
  private probability(average: number, count: number): number {
    if (average >= this.maxTh) return 1;
    const pb = ramp(average, this.minTh, this.maxTh, this.maxP);
    return count * pb < 1 ? Math.min(1, pb / (1 - count * pb)) : 1;
  }

  protected override observe(cell: ArrivingCell): void {
    super.observe(cell);
    if (cell.first) this.count = this.countAfter(this.average);
  }

  protected refuses(cell: ArrivingCell): boolean {
    if (!cell.first) return false;
    const pa = this.probability(this.average, this.count);
    if (pa === 0 || this.random.uniform() >= pa) return false;
    this.count = 0;
    return true;
  }

  protected override tellBefore(cell: ArrivingCell): readonly EvaluatedLine[] {
    const lines = super.tellBefore(cell);
    if (!cell.first) return lines;
    const average = this.averageAfter(cell);
    const count = this.countAfter(average);
    if (average < this.minTh) return [...lines, compared(4, average, '<', this.minTh)];
    if (average >= this.maxTh) return [...lines, compared(5, average, '≥', this.maxTh)];
    const pb = ramp(average, this.minTh, this.maxTh, this.maxP);
    const pa = this.probability(average, count);
    return [...lines, action(6, `count = ${count}`), action(7, percent(pb)), action(8, percent(pa))];
  }

  protected tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule {
    const vc = names.flow(cell.flow);
    if (!cell.first) {
      return {
        refused: false,
        evaluated: [test(line, 'first cell', false)],
        sentence: `RED judges frames by their first cell; that of this frame of ${vc} was admitted.`,
      };
    }
    const average = this.averageAfter(cell);
    const count = this.countAfter(average);
    const pa = this.probability(average, count);
    const draw = this.random.peek();
    const refused = pa > 0 && draw < pa;
    const chance = `so a frame is refused with **${percent(pa)}** (${count} since the last)`;
    const drawn = `${decimal(draw)} was drawn, ${refused ? 'below' : 'not below'} that`;
    return {
      refused,
      evaluated: [pa === 0 ? test(line, 'pa is 0', false) : compared(line, draw, '<', pa)],
      sentence:
        pa === 0 || pa === 1
          ? `${this.tellAverage(average)}: ${pa === 0 ? 'no frame is refused' : 'this frame is refused for certain'}.`
          : `${this.tellAverage(average)}, ${chance}; ${drawn}.`,
    };
  }
}

export const red: PolicyDefinition = {
  id: 'red',
  short: 'RED',
  name: 'random early detection, of frames',
  citation: 'Floyd & Jacobson 1993; Rosolen et al. 1999, section 2.3',
  help: 'Looks at a slow average of the queue, not at the queue. Between min and max it refuses a frame now and then, the more often the higher the average, long before the buffer is full: a few senders slow down at a time, and the queue stays short.',
  parameters: [...averageThresholds, averageWeight(0.002, 'every frame'), packetProbability, idlePacket],
  ordered: averagesInOrder,
  pseudoCode: pseudoCode(
    frameCode(
      `${AVERAGE_CODE}
  if avg < minTh → pa ← 0, count ← −1
  else if avg ≥ maxTh → pa ← 1
  else count ← count + 1
    pb ← maxP × (avg − minTh) / (maxTh − minTh)
    pa ← pb / (1 − count × pb)`,
      'or BOM and random < pa, then count ← 0',
    ),
  ),
  create: (flows, random) => new RandomEarlyDetection(flows, random),
};
