import type { EvaluatedLine, Gauge, ParameterValues } from '../../contract/index.ts';
import type { BinTrace } from '../probe/binTrace.ts';
import type { RandomStream } from '../sim/random.ts';
import { grouped } from '../text.ts';
import type { ArrivingCell } from './discard/policy.ts';
import { FrameDiscard } from './frameDiscard.ts';
import type { Occupancy } from './occupancy.ts';
import { power } from './probability.ts';
import { certaintyOf } from './redParameters.ts';
import { action, decimal, test } from './telling.ts';

/** The first lines of policies on `AveragingDiscard`; m packets could have left since the queue fell empty. */
export const AVERAGE_CODE = `
if BOM
  if queue > 0 → avg ← (1 − wq) × avg + wq × queue
  else → avg ← (1 − wq)^(m + 1) × avg`;
const AVERAGE_LINES = 3;
export const averageGauge = (average: number): Gauge => ({
  name: 'average',
  label: 'average queue',
  unit: 'cells',
  value: average,
});

/** An average below this many cells is none: an empty queue then needs no thought. */
const NONE = 1e-6;

/**
 * RED's estimator (Floyd & Jacobson 1993): an average of the queues that first cells of frames meet. An empty queue
 * counts once for the frame that meets it and once for every packet that could have left since it fell empty.
 */
export abstract class AveragingDiscard extends FrameDiscard {
  protected readonly random: RandomStream;
  average = 0;
  averageTrace: BinTrace | null = null;
  wq = 0;
  minTh = 0;
  maxTh = 0;
  certainAt = 0;
  packetCells = 1;

  /** @param moreLines lines of pseudo-code between those of the average and the common ones; @param ruleLines of the rule */
  constructor(
    flows: number,
    random: RandomStream,
    moreLines: number,
    occupancy: Occupancy | null = null,
    ruleLines = 1,
  ) {
    super(flows, AVERAGE_LINES + moreLines, ruleLines, occupancy);
    this.random = random;
  }

  protected take(params: ParameterValues): void {
    this.wq = params.wq as number;
    this.minTh = params.minTh as number;
    this.maxTh = params.maxTh as number;
    this.certainAt = certaintyOf(params, this.capacity);
    this.packetCells = params.packetCells as number;
    this.calm.below = this.calmQueue();
    this.calm.later = this.laterQueue();
  }

  /** Later cells leave the average alone; up to here the rule leaves them alone too. */
  protected laterQueue(): number {
    return this.capacity;
  }

  /** Up to here nobody need be asked at all. */
  protected calmQueue(): number {
    return this.average === 0 && this.minTh > 0 ? Math.min(1, this.capacity) : 0;
  }

  /** m */
  private packetsMissed({ now, since, cellTime }: ArrivingCell): number {
    return Math.floor((now - since) / (cellTime * this.packetCells));
  }

  protected averageAfter(cell: ArrivingCell): number {
    if (!cell.first) return this.average;
    if (cell.queue > 0) return (1 - this.wq) * this.average + this.wq * cell.queue;
    const average = this.average * power(1 - this.wq, this.packetsMissed(cell) + 1);
    return average < NONE ? 0 : average;
  }

  protected override observe(cell: ArrivingCell): void {
    if (!cell.first) return;
    this.average = this.averageAfter(cell);
    if (this.averageTrace !== null) this.averageTrace.record(cell.now, this.average);
    this.calm.below = this.calmQueue();
    this.calm.later = this.laterQueue();
  }

  protected override tellBefore(cell: ArrivingCell): readonly EvaluatedLine[] {
    if (!cell.first) return [test(1, 'first cell', false)];
    const average = `avg = ${decimal(this.averageAfter(cell), 1)}`;
    const update =
      cell.queue > 0 ? action(2, average) : action(3, `m = ${this.packetsMissed(cell)}, ${average}`);
    return [test(1, 'first cell', true), update];
  }

  gauges(): readonly Gauge[] {
    return [averageGauge(this.average)];
  }

  /** `The average, 812.4, is below min 250` or between the two or above max. */
  protected tellAverage(average: number): string {
    const now = `The average of the queue, **${decimal(average, 1)}**,`;
    if (average < this.minTh) return `${now} is below min **${grouped(this.minTh)}**`;
    if (average > this.maxTh) return `${now} is above max **${grouped(this.maxTh)}**`;
    return `${now} lies between min **${grouped(this.minTh)}** and max **${grouped(this.maxTh)}**`;
  }
}
