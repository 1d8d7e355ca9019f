import type { EvaluatedLine, ParameterValues, PolicyCurve } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import { AVERAGE_CODE, AveragingDiscard } from './averagingDiscard.ts';
import { packetRedCurve } from './curves.ts';
import type { ArrivingCell, FlowPoint } from './discard/policy.ts';
import { ramp } from './probability.ts';
import { action, compared, percent } from './telling.ts';

/** The lines after those of the average. */
export const FRAME_RED_CODE = `${AVERAGE_CODE}
  if avg < minTh → pa ← 0, count ← −1
  else if avg ≥ maxTh (gentle: 2 × maxTh; buffer: its size) → pa ← 1
  else count ← count + 1
    pb ← maxP × (avg − minTh) / (maxTh − minTh), above maxTh from maxP on to 1
    pa ← pb / (1 − count × pb)`;
const LINES = 5;

/** RED of packets, carried over to frames of cells: a frame is judged when its first cell arrives. */
export abstract class FrameRed extends AveragingDiscard {
  maxP = 0;
  /** Frames since the last refused one while refusals were left to chance; -1 when the average was below `minTh`. */
  count = -1;

  /** @param moreLines lines of pseudo-code between these and the common ones; @param ruleLines of the rule */
  constructor(flows: number, random: RandomStream, moreLines = 0, ruleLines = 1) {
    super(flows, random, LINES + moreLines, null, ruleLines);
  }

  protected override take(params: ParameterValues): void {
    super.take(params);
    this.maxP = params.maxP as number;
  }

  protected countAfter(average: number): number {
    if (average < this.minTh) return -1;
    return average >= this.certainAt ? this.count : this.count + 1;
  }

  /** pb */
  private base(average: number): number {
    return ramp(average, this.minTh, this.maxTh, this.maxP, this.certainAt);
  }

  /** pa; the count spreads refusals evenly instead of leaving them to luck. */
  protected probability(average: number, count: number): number {
    if (average >= this.certainAt) return 1;
    const pb = this.base(average);
    return count * pb < 1 ? Math.min(1, pb / (1 - count * pb)) : 1;
  }

  protected override observe(cell: ArrivingCell): void {
    super.observe(cell);
    if (cell.first) this.count = this.countAfter(this.average);
  }

  curve(): PolicyCurve {
    return packetRedCurve(this, this.maxP);
  }

  points(): readonly FlowPoint[] {
    return [{ x: this.average, y: this.base(this.average), flow: null }];
  }

  /** Draws: is it this frame's turn? For first cells. */
  protected chosen(): boolean {
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
    if (average >= this.certainAt) return [...lines, compared(5, average, '≥', this.certainAt)];
    const pb = this.base(average);
    const pa = this.probability(average, count);
    return [...lines, action(6, `count = ${count}`), action(7, percent(pb)), action(8, percent(pa))];
  }
}
