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
  else if avg ≥ maxTh → pa ← 1
  else count ← count + 1
    pb ← maxP × (avg − minTh) / (maxTh − minTh)
    pa ← pb / (1 − count × pb)`;
const LINES = 5;

/** RED of packets, carried over to frames of cells: a frame is judged when its first cell arrives. */
export abstract class FrameRed extends AveragingDiscard {
  maxP = 0;
  /** Frames since the last refused one while the average was between the thresholds; -1 when it was below. */
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
    return average >= this.maxTh ? this.count : this.count + 1;
  }

  /** pa; the count spreads refusals evenly instead of leaving them to luck. */
  protected probability(average: number, count: number): number {
    if (average >= this.maxTh) return 1;
    const pb = ramp(average, this.minTh, this.maxTh, this.maxP);
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
    return [{ x: this.average, y: ramp(this.average, this.minTh, this.maxTh, this.maxP), flow: null }];
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
    if (average >= this.maxTh) return [...lines, compared(5, average, '≥', this.maxTh)];
    const pb = ramp(average, this.minTh, this.maxTh, this.maxP);
    const pa = this.probability(average, count);
    return [...lines, action(6, `count = ${count}`), action(7, percent(pb)), action(8, percent(pa))];
  }
}
